//! Values that say which variant they are.

use proc_macro2::{Literal, TokenStream};
use quote::{quote, quote_spanned};

use super::super::bounds::place_of;
use super::super::fields::number;
use super::super::{call, flatten, value};
use super::parse::{content, method, newtype};
use crate::enums::{Enum, Tagging, Variant};
use crate::literal;
use crate::model::{Container, Shape};

/// The statements that read a value by what it says.
pub(super) fn statements(model: &Enum<'_>) -> TokenStream {
    if model.parsed().next().is_none() {
        return quote! { __rt::Err(__rt::no_variant(__p)) };
    }
    match &model.tagging {
        Tagging::Adjacent { tag, content } => adjacent(model, tag, content),
        Tagging::External => external(model),
        Tagging::Internal { tag } => internal(model, tag),
        Tagging::Number => numbers(model),
        // Tried one by one: see there.
        Tagging::Untagged => TokenStream::new(),
    }
}

/// One arm for each variant; the last stands for what cannot be.
fn arms<'c>(
    variants: impl DoubleEndedIterator<Item = (usize, &'c Variant<'c>)> + Clone,
    arm: impl Fn(&Variant<'_>) -> TokenStream,
) -> TokenStream {
    let last = variants.clone().next_back().map(|(index, _)| index);
    let arms = variants.map(|(index, variant)| {
        let statements = arm(variant);
        if Some(index) == last {
            return quote! { _ => #statements, };
        }
        let index = number(index);
        quote! { #index => #statements, }
    });
    arms.collect()
}

/// Expands to:
/// ```text
/// let __variant = __rt::begin_variant(__p, __find, &__VARIANTS)?;
/// if let __rt::Some(__variant) = __rt::bare(__variant) {
///     return match __variant {
///         0 => __rt::Ok(Self::Quit),
///         _ => __rt::Err(__rt::content_missing(__p, __variant, &__VARIANTS)),
///     };
/// }
/// let __value = match __variant {
///     0 => { __rt::Parser::take_null(__p)?; Self::Quit },
///     _ => { let __value = <u8 as __rt::FromJson<'de>>::parse(__p)?; Self::Key { 0: __value } },
/// };
/// __rt::end_variant(__p)?;
/// __rt::Ok(__value)
/// ```
fn external(model: &Enum<'_>) -> TokenStream {
    let named: Vec<_> = model.parsed().filter(|(_, variant)| !variant.keeps_all()).collect();
    let keeper = model.parsed().find(|(_, variant)| variant.keeps_all());
    let start = keeper.map(|_| quote! { let __start = __rt::start(__p); });
    let keep = keeper.map(|(index, variant)| {
        let keep = keep(variant, &quote! { __rt::go_back(__p, __start); });
        let index = number(index);
        quote! {
            if __rt::number(__variant) == #index { return #keep; }
        }
    });
    let units = named.iter().filter(|(_, variant)| variant.body.shape == Shape::Unit);
    let units: Vec<TokenStream> = units
        .map(|(index, variant)| {
            let (index, ident) = (number(*index), variant.ident);
            quote! { #index => __rt::Ok(Self::#ident), }
        })
        .collect();
    let missing = quote! { __rt::Err(__rt::content_missing(__p, __variant, &__VARIANTS)) };
    let bare = if units.is_empty() {
        missing
    } else if units.len() == named.len() {
        let all = arms(named.iter().copied(), |variant| {
            let ident = variant.ident;
            quote! { __rt::Ok(Self::#ident) }
        });
        quote! { match __variant { #all } }
    } else {
        quote! { match __variant { #(#units)* _ => #missing } }
    };
    let arms = arms(named.iter().copied(), |variant| content(model, variant));
    let rest = if named.is_empty() {
        quote! { __rt::Err(__rt::no_variant(__p)) }
    } else {
        quote! {
            if let __rt::Some(__variant) = __rt::bare(__variant) {
                return #bare;
            }
            let __value = match __variant { #arms };
            __rt::end_variant(__p)?;
            __rt::Ok(__value)
        }
    };
    quote! {
        #start
        let __variant = __rt::begin_variant(__p, __find, &__VARIANTS)?;
        #keep
        #rest
    }
}

/// Expands to the whole value as the content of a variant; it counts one level of nesting because
/// the content may be another such value:
/// ```text
/// {
///     __rt::go_back(__p, __start);
///     __rt::Parser::enter(__p)?;
///     let __value = ...;
///     __rt::Parser::leave(__p);
///     __rt::Ok(__value)
/// }
/// ```
fn keep(variant: &Variant<'_>, go_back: &TokenStream) -> TokenStream {
    let content = newtype(&variant.body);
    quote! {
        {
            #go_back
            __rt::Parser::enter(__p)?;
            let __value = #content;
            __rt::Parser::leave(__p);
            __rt::Ok(__value)
        }
    }
}

/// Expands to:
/// ```text
/// let __tag = __rt::begin_adjacent(__p, b"\"t\":", b"\"c\":", &__TAG, __find, &__VARIANTS)?;
/// let __value = match __rt::Adjacent::variant(&__tag) {
///     0 => { __rt::empty_content(__p, &__tag)?; Self::Quit },
///     _ => { let __value = __rt::content::<u8>(__p, &__tag, &__TAG)?; Self::Key { 0: __value } },
/// };
/// __rt::end_adjacent(__p, &__tag, &__TAG)?;
/// __rt::Ok(__value)
/// ```
fn adjacent(model: &Enum<'_>, tag: &str, content_name: &str) -> TokenStream {
    let arms = arms(model.parsed().collect::<Vec<_>>().into_iter(), |variant| {
        if variant.keeps_all() {
            let keep = keep(variant, &quote! { __rt::Adjacent::rewind(&__tag, __p); });
            return quote! { return #keep };
        }
        let ident = variant.ident;
        match (variant.body.shape, variant.body.fields.first()) {
            (Shape::Unit, _) => quote! { { __rt::empty_content(__p, &__tag)?; Self::#ident } },
            (Shape::Newtype, Some(field))
                if field.parse_with.is_none() && field.validate.is_none() && !field.owned_text =>
            {
                let ty = &field.node.ty;
                let built = value::build(&variant.body, field);
                quote! {
                    { let __value = __rt::content::<#ty>(__p, &__tag, &__TAG)?; #built }
                }
            }
            _ => {
                let content = content(model, variant);
                quote! { { __rt::needs_content(__p, &__tag, &__TAG)?; #content } }
            }
        }
    });
    let tag = predicted(tag);
    let content = predicted(content_name);
    quote! {
        let __tag = __rt::begin_adjacent(__p, #tag, #content, &__TAG, __find, &__VARIANTS)?;
        let __value = match __rt::Adjacent::variant(&__tag) { #arms };
        __rt::end_adjacent(__p, &__tag, &__TAG)?;
        __rt::Ok(__value)
    }
}

/// Expands to:
/// ```text
/// let __tag = __rt::begin_tagged(__p, b"\"type\":", &__TAG, __find, &__VARIANTS)?;
/// match __rt::Tag::variant(&__tag) {
///     0 => { __rt::only_tag(__p, &__tag, &__TAG)?; __rt::Ok(Self::Quit) },
///     _ => <Self as __Variants<'de>>::__v1(__p, &__tag),
/// }
/// ```
fn internal(model: &Enum<'_>, tag: &str) -> TokenStream {
    let lifetime = &model.whole.parse_lifetime;
    let arms = arms(model.parsed().collect::<Vec<_>>().into_iter(), |variant| {
        if variant.keeps_all() {
            return keep(variant, &quote! { __rt::Tag::rewind(&__tag, __p); });
        }
        let ident = variant.ident;
        match variant.body.shape {
            Shape::Unit => quote! {
                { __rt::only_tag(__p, &__tag, &__TAG)?; __rt::Ok(Self::#ident) }
            },
            Shape::Newtype => beside(&variant.body),
            Shape::Named | Shape::Tuple => {
                let method = method(variant);
                quote! { <Self as __Variants<#lifetime>>::#method(__p, &__tag) }
            }
        }
    });
    let tag = predicted(tag);
    quote! {
        let __tag = __rt::begin_tagged(__p, #tag, &__TAG, __find, &__VARIANTS)?;
        match __rt::Tag::variant(&__tag) { #arms }
    }
}

/// The value of a variant whose members are beside the tag. Expands to:
/// ```text
/// {
///     const _: () = ::core::assert!(__rt::Names::are_apart(&[&__rt::Names::of(&__TAG), <Inner as __rt::MembersOf<'static>>::NAMES]), "...");
///     let __value = __rt::beside_tag::<Inner>(__p, &__tag, &__TAG)?;
///     __rt::Ok(Self::Of { 0: __value })
/// }
/// ```
fn beside(body: &Container<'_>) -> TokenStream {
    let message = "a member of the variant's value has the name of the tag, rename one";
    let parts = body.fields.iter().map(|field| {
        let (ty, place) = (&field.node.ty, place_of(field));
        let table = quote! { __TAG };
        let apart = flatten::apart(body, &table, std::iter::once(ty), message);
        let read = quote_spanned! {place=> __rt::beside_tag::<#ty>(__p, &__tag, &__TAG) };
        let read = match &field.validate {
            Some(path) => call::checked(path, ty, &read),
            None => read,
        };
        let built = value::build(body, field);
        quote! {
            {
                #apart
                let __value = #read?;
                __rt::Ok(#built)
            }
        }
    });
    parts.collect()
}

/// Expands to `b"\"type\":"`.
fn predicted(name: &str) -> Literal {
    Literal::byte_string(literal::member(name).as_bytes())
}

/// Expands to:
/// ```text
/// let __number = __rt::discriminant(__p)?;
/// if __number.0 == Self::Low as ::core::primitive::i128 { return __rt::Ok(Self::Low); }
/// __rt::Err(__rt::unknown_discriminant(__p, __number, &[Self::Low as ::core::primitive::i128]))
/// ```
fn numbers(model: &Enum<'_>) -> TokenStream {
    let named = model.parsed().filter(|(_, variant)| !variant.other);
    let values: Vec<TokenStream> = named
        .map(|(_, variant)| {
            let ident = variant.ident;
            quote! { Self::#ident as ::core::primitive::i128 }
        })
        .collect();
    let idents = model.parsed().filter(|(_, variant)| !variant.other);
    let idents = idents.map(|(_, variant)| variant.ident);
    let rest = match model.parsed().find(|(_, variant)| variant.other) {
        Some((_, variant)) => {
            let ident = variant.ident;
            quote! { __rt::Ok(Self::#ident) }
        }
        None => quote! {
            __rt::Err(__rt::unknown_discriminant(__p, __number, &[#(#values),*]))
        },
    };
    quote! {
        let __number = __rt::discriminant(__p)?;
        #(if __number.0 == #values { return __rt::Ok(Self::#idents); })*
        #rest
    }
}
