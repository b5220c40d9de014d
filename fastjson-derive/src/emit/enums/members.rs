//! Enums that are objects, or can be, whose members may stand among those of others.

use proc_macro2::TokenStream;
use quote::quote;

use super::super::bounds::{self, place_of};
use super::super::fields::{self, number};
use super::super::{flatten, trait_impl};
use super::parse::content;
use super::print;
use crate::enums::{Enum, Tagging, Variant};
use crate::model::{Field, Shape};

/// Expands to:
/// ```text
/// impl __rt::PrintMembers for Event {}
/// ```
/// or, where the name of the variant is the name of a member, to an impl that prints that.
pub(super) fn printing(model: &Enum<'_>) -> Option<TokenStream> {
    if !can_be_objects(model, |variant| variant.skip_print) {
        return None;
    }
    let newtypes = newtypes(model, |variant| variant.skip_print);
    let types = newtypes.map(|field| &field.node.ty);
    let bounds = types.map(|ty| quote! { for<'__x> #ty: __rt::PrintMembers });
    let bounds = bounds.filter(|_| model.tagging == Tagging::Untagged);
    let head = bounds::to_json(&model.whole).with(bounds);
    let body = (model.tagging == Tagging::External).then(|| print_members(model));
    let body = quote! { #body };
    Some(trait_impl(&model.whole, &head, &quote! { __rt::PrintMembers }, &body))
}

/// Expands to:
/// ```text
/// fn print_members(&self, __first: &mut ::core::primitive::bool, __p: &mut __rt::Printer<'_>) {
///     match self {
///         Self::Quit => {
///             __rt::begin_member(__p, __first, "\"Quit\":null");
///         }
///         Self::Key { 0: __f0 } => {
///             __rt::begin_member(__p, __first, "\"Key\":");
///             __rt::print(__f0, __p);
///         }
///     }
/// }
/// ```
fn print_members(model: &Enum<'_>) -> TokenStream {
    let arms = model.variants.iter().map(|variant| {
        let pattern = print::pattern(variant);
        let table = print::table(variant);
        let statements = match (&variant.serialize_as, variant.skip_print) {
            (Some(name), true) => begin(&format!("{name}:null")),
            (None, true) => print::skipped(model, variant),
            (_, false) if variant.body.shape == Shape::Unit => {
                begin(&format!("{}:null", variant.printed))
            }
            (_, false) => {
                let begin = begin(&format!("{}:", variant.printed));
                let content = print::content(&variant.body);
                quote! { #begin #content }
            }
        };
        quote! { #pattern => { #table #statements } }
    });
    quote! {
        fn print_members(
            &self,
            __first: &mut ::core::primitive::bool,
            __p: &mut __rt::Printer<'_>,
        ) {
            match self { #(#arms)* }
        }
    }
}

fn begin(text: &str) -> TokenStream {
    quote! { __rt::begin_member(__p, __first, #text); }
}

/// Expands to:
/// ```text
/// impl<'de> __rt::MembersOf<'de> for Event {
///     const NAMES: &'static __rt::Names =
///         &__rt::Names { own: __rt::Some(&__TAG), inner: &[&__rt::Names::of(&__FIELDS1)], takes_rest: false };
/// }
/// ```
/// and, where the name of the variant is the name of a member, a function that looks for it.
pub(super) fn parsing(model: &Enum<'_>) -> Option<TokenStream> {
    let lifetime = &model.whole.parse_lifetime;
    if !can_be_objects(model, |variant| variant.skip_parse)
        || model.variants.iter().all(|variant| variant.skip_parse)
    {
        return None;
    }
    let own = match &model.tagging {
        Tagging::Adjacent { .. } | Tagging::Internal { .. } => quote! { __rt::Some(&__TAG) },
        Tagging::External => quote! { __rt::Some(&__VARIANTS.names) },
        Tagging::Number | Tagging::Untagged => quote! { __rt::None },
    };
    let beside = matches!(model.tagging, Tagging::Internal { .. } | Tagging::Untagged);
    let inner = model.variants.iter().filter(|variant| beside && !variant.skip_parse);
    let inner = inner.filter_map(|variant| names(variant, lifetime));
    let newtypes = newtypes(model, |variant| variant.skip_parse);
    let types = newtypes.map(|field| &field.node.ty);
    let bounds = types.map(|ty| quote! { for<'__x> #ty: __rt::MembersOf<#lifetime> });
    let bounds = bounds.filter(|_| model.tagging == Tagging::Untagged);
    let head = bounds::from_json(&model.whole).with(bounds);
    let parse = (model.tagging == Tagging::External).then(|| parse_members(model));
    let body = quote! {
        const NAMES: &'static __rt::Names =
            &__rt::Names { own: #own, inner: &[#(#inner),*], takes_rest: false };
        #parse
    };
    Some(trait_impl(&model.whole, &head, &quote! { __rt::MembersOf<#lifetime> }, &body))
}

/// The names of the members of a variant.
fn names(variant: &Variant<'_>, lifetime: &syn::Lifetime) -> Option<TokenStream> {
    let body = &variant.body;
    match (body.shape, body.fields.first()) {
        (Shape::Named, _) => {
            let table = fields::ident(body);
            let inner = flatten::names(body, None);
            Some(quote! {
                &__rt::Names {
                    own: __rt::Some(&#table),
                    inner: &[#(#inner),*],
                    takes_rest: false,
                }
            })
        }
        (Shape::Newtype, Some(field)) => {
            let ty = &field.node.ty;
            let place = place_of(field);
            Some(quote::quote_spanned! {place=> <#ty as __rt::MembersOf<#lifetime>>::NAMES })
        }
        _ => None,
    }
}

/// Expands to:
/// ```text
/// fn parse_members(__p: &mut __rt::Parser<'de>) -> __rt::Result<Self, __rt::Error> {
///     let __variant = __rt::find_variant(__p, &__VARIANTS)?;
///     let __value = match __variant { ... };
///     __rt::end_found_variant(__p, &__VARIANTS)?;
///     __rt::Ok(__value)
/// }
/// ```
fn parse_members(model: &Enum<'_>) -> TokenStream {
    let lifetime = &model.whole.parse_lifetime;
    let last = model.parsed().next_back().map(|(index, _)| index);
    let arms = model.parsed().map(|(index, variant)| {
        let content = content(model, variant);
        if Some(index) == last {
            return quote! { _ => #content, };
        }
        let index = number(index);
        quote! { #index => #content, }
    });
    quote! {
        fn parse_members(__p: &mut __rt::Parser<#lifetime>) -> __rt::Result<Self, __rt::Error> {
            let __variant = __rt::find_variant(__p, &__VARIANTS)?;
            let __value = match __variant { #(#arms)* };
            __rt::end_found_variant(__p, &__VARIANTS)?;
            __rt::Ok(__value)
        }
    }
}

/// Whether all variants that are not left out have members, as far as can be seen.
fn can_be_objects(model: &Enum<'_>, is_left_out: fn(&Variant<'_>) -> bool) -> bool {
    let is_object = |variant: &Variant<'_>| match &model.tagging {
        Tagging::Number => false,
        Tagging::Adjacent { .. } | Tagging::Internal { .. } | Tagging::External => {
            !variant.untagged && !variant.keeps_all()
        }
        Tagging::Untagged => {
            let converted = |field: &Field<'_>| {
                field.print_with.is_some()
                    || field.parse_with.is_some()
                    || field.owned_text
                    || !flatten::can_be_members(&field.node.ty)
            };
            match variant.body.shape {
                Shape::Named => true,
                Shape::Newtype => !variant.body.fields.iter().any(converted),
                Shape::Tuple | Shape::Unit => false,
            }
        }
    };
    !model.variants.is_empty()
        && model.variants.iter().all(|variant| is_left_out(variant) || is_object(variant))
}

fn newtypes<'c, 'a>(
    model: &'c Enum<'a>,
    is_left_out: fn(&Variant<'_>) -> bool,
) -> impl Iterator<Item = &'c Field<'a>> {
    let variants = model.variants.iter();
    let newtypes = variants
        .filter(move |variant| variant.body.shape == Shape::Newtype && !is_left_out(variant));
    newtypes.flat_map(|variant| &variant.body.fields)
}
