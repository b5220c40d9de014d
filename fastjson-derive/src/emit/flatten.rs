//! Flattened fields, whose members stand among those of their struct, and the impls that let a
//! struct be such a field.
//!
//! The struct reads its own members first. Each flattened field is then read from the same object,
//! by the parser that its type has anyway, with the names of all other fields hidden from it.

use proc_macro2::{Group, Ident, TokenStream, TokenTree};
use quote::{ToTokens, quote, quote_spanned};
use syn::{GenericArgument, PathArguments, Type};

use super::bounds::{self, Head, place_of};
use super::{absent, fresh, shape, trait_impl, value};
use crate::model::{Container, Field};

/// The flattened fields that are read.
pub(crate) fn parsed<'c, 'a>(container: &'c Container<'a>) -> impl Iterator<Item = &'c Field<'a>> {
    container.fields.iter().filter(|field| field.flatten && !field.skip_parse)
}

pub(crate) fn is_there(container: &Container<'_>) -> bool {
    parsed(container).next().is_some()
}

/// Expands to `<Inner as __rt::MembersOf<'de>>::NAMES` for each flattened field but one.
pub(crate) fn names<'c>(
    container: &'c Container<'_>,
    but: Option<&'c Field<'_>>,
) -> impl Iterator<Item = TokenStream> {
    let lifetime = &container.parse_lifetime;
    let but = but.map(|field| field.index);
    parsed(container).filter(move |field| Some(field.index) != but).map(move |field| {
        let ty = &field.node.ty;
        quote_spanned! {place_of(field)=> <#ty as __rt::MembersOf<#lifetime>>::NAMES }
    })
}

/// Expands to the names that the flattened fields take:
/// ```text
/// const { &__rt::Names { own: __rt::None, inner: &[<Inner as __rt::MembersOf<'de>>::NAMES], takes_rest: false } }
/// ```
pub(crate) fn inner(container: &Container<'_>) -> TokenStream {
    let names = names(container, None);
    quote! {
        const { &__rt::Names { own: __rt::None, inner: &[#(#names),*], takes_rest: false } }
    }
}

/// Expands to where the object begins:
/// ```text
/// let mut __rest = __rt::rest_of(__rt::Parser::value_offset(__p));
/// ```
pub(crate) fn start(container: &Container<'_>) -> Option<TokenStream> {
    if !is_there(container) {
        return None;
    }
    let start = if container.variant.is_some() && container.tag.is_some() {
        quote! { __rt::Tag::start(__tag) }
    } else {
        quote! { __rt::Parser::value_offset(__p) }
    };
    Some(quote! { let mut __rest = __rt::rest_of(#start); })
}

/// Expands to the rule that no name is that of two types, as an item, which the compiler looks at
/// even if nobody parses:
/// ```text
/// const _: () = ::core::assert!(__rt::Names::are_apart(&[&__rt::Names::of(&__FIELDS), <Inner as __rt::MembersOf<'static>>::NAMES]), "...");
/// ```
/// or, where there are parameters, as an expression.
pub(crate) fn names_are_apart(container: &Container<'_>) -> Option<TokenStream> {
    if !is_there(container) {
        return None;
    }
    let table = super::fields::ident(container);
    let types = parsed(container).map(|field| &field.node.ty);
    let message = "a member of a flattened field has the name of another field's, rename one";
    Some(apart(container, &quote! { #table }, types, message))
}

/// Expands to the rule that the names of a table and those of some types are apart.
pub(crate) fn apart<'c>(
    container: &Container<'_>,
    table: &TokenStream,
    types: impl Iterator<Item = &'c Type>,
    message: &str,
) -> TokenStream {
    let has_parameters = has_parameters(container);
    let names = types.map(|ty| {
        let place = bounds::place_of_tokens(ty);
        if has_parameters {
            let lifetime = &container.parse_lifetime;
            return quote_spanned! {place=> <#ty as __rt::MembersOf<#lifetime>>::NAMES };
        }
        let ty = outside(container, ty.to_token_stream());
        quote_spanned! {place=> <#ty as __rt::MembersOf<'static>>::NAMES }
    });
    let rule = quote! {
        ::core::assert!(__rt::Names::are_apart(&[&__rt::Names::of(&#table), #(#names),*]), #message)
    };
    if has_parameters {
        quote! { const { #rule }; }
    } else {
        quote! { const _: () = #rule; }
    }
}

fn has_parameters(container: &Container<'_>) -> bool {
    let params = &container.input.generics.params;
    params.iter().any(|param| !matches!(param, syn::GenericParam::Lifetime(_)))
}

/// A type as it is spelt outside of the impl: with `'static` for each lifetime, and the name of the
/// type for `Self`.
fn outside(container: &Container<'_>, tokens: TokenStream) -> TokenStream {
    let mut behind_quote = false;
    let mut spelt = TokenStream::new();
    for token in tokens {
        let was_behind_quote = behind_quote;
        behind_quote = matches!(&token, TokenTree::Punct(punct) if punct.as_char() == '\'');
        match token {
            TokenTree::Group(group) => {
                let stream = outside(container, group.stream());
                let mut inner = Group::new(group.delimiter(), stream);
                inner.set_span(group.span());
                spelt.extend([TokenTree::Group(inner)]);
            }
            TokenTree::Ident(name) if was_behind_quote => {
                spelt.extend([TokenTree::Ident(Ident::new("static", name.span()))]);
            }
            TokenTree::Ident(name) if name == "Self" => {
                let ident = &container.input.ident;
                let (_, generics, _) = container.input.generics.split_for_impl();
                spelt.extend(outside(container, quote! { #ident #generics }));
            }
            other => spelt.extend([other]),
        }
    }
    spelt
}

/// Expands, behind the loop over the struct's own members, to the slots of the flattened fields:
/// ```text
/// let __f2 = __rt::flattened::<Inner>(__p, &mut __rest, const { &[&__rt::Names::of(&__FIELDS)] })?;
/// ```
/// A field with a default has it when none of its members is there:
/// ```text
/// let __f2 = match __rt::flattened::<__rt::Option<Inner>>(...)? {
///     __rt::Some(__value) => __value,
///     __rt::None => __rt::Default::default(),
/// };
/// ```
pub(crate) fn slots(container: &Container<'_>) -> TokenStream {
    let slots = parsed(container).map(|field| {
        let slot = fresh::slot(field);
        let value = parse(container, field);
        quote! { let #slot = #value; }
    });
    quote! { #(#slots)* }
}

/// The value of a flattened field.
pub(crate) fn parse(container: &Container<'_>, field: &Field<'_>) -> TokenStream {
    let others = names(container, Some(field));
    let hidden = quote! { const { &[&__rt::Names::of(&__FIELDS), #(#others),*] } };
    let ty = &field.node.ty;
    let place = place_of(field);
    if absent::has_default(container, field) {
        let default = absent::skipped(container, field);
        let read = quote_spanned! {place=>
            __rt::flattened::<__rt::Option<#ty>>(__p, &mut __rest, #hidden)?
        };
        return quote! {
            match #read {
                __rt::Some(__value) => __value,
                __rt::None => #default,
            }
        };
    }
    quote_spanned! {place=> __rt::flattened::<#ty>(__p, &mut __rest, #hidden)? }
}

/// Expands to:
/// ```text
/// impl __rt::PrintMembers for User {}
/// ```
pub(crate) fn print_members(container: &Container<'_>, head: &Head) -> TokenStream {
    trait_impl(container, head, &quote! { __rt::PrintMembers }, &TokenStream::new())
}

/// Expands to:
/// ```text
/// impl<'de> __rt::MembersOf<'de> for User {
///     const NAMES: &'static __rt::Names = &__rt::Names::of(&__FIELDS);
///     const RESUMES: ::core::primitive::bool = true;
/// }
/// ```
/// Who has flattened fields reads the object more than once, and cannot resume.
pub(crate) fn members_of(container: &Container<'_>, head: &Head) -> TokenStream {
    let lifetime = &container.parse_lifetime;
    let constants = if is_there(container) {
        let names = names(container, None);
        quote! {
            const NAMES: &'static __rt::Names = &__rt::Names {
                own: __rt::Some(&__FIELDS),
                inner: &[#(#names),*],
                takes_rest: false,
            };
        }
    } else {
        quote! {
            const NAMES: &'static __rt::Names = &__rt::Names::of(&__FIELDS);
            const RESUMES: ::core::primitive::bool = true;
        }
    };
    trait_impl(container, head, &quote! { __rt::MembersOf<#lifetime> }, &constants)
}

/// Expands, for a struct without fields, to:
/// ```text
/// impl __rt::PrintMembers for Marker {
///     fn print_members(&self, _: &mut ::core::primitive::bool, _: &mut __rt::Printer<'_>) {}
/// }
/// ```
pub(crate) fn print_no_members(container: &Container<'_>, head: &Head) -> TokenStream {
    let body = quote! {
        fn print_members(&self, _: &mut ::core::primitive::bool, _: &mut __rt::Printer<'_>) {}
    };
    trait_impl(container, head, &quote! { __rt::PrintMembers }, &body)
}

/// Expands, for a struct without fields, to:
/// ```text
/// impl<'de> __rt::MembersOf<'de> for Marker {
///     const NAMES: &'static __rt::Names = &__rt::Names::NONE;
///     fn parse_members(_: &mut __rt::Parser<'de>) -> __rt::Result<Self, __rt::Error> { __rt::Ok(Self {}) }
/// }
/// ```
pub(crate) fn no_members(container: &Container<'_>, head: &Head) -> TokenStream {
    let lifetime = &container.parse_lifetime;
    let body = quote! {
        const NAMES: &'static __rt::Names = &__rt::Names::NONE;
        fn parse_members(_: &mut __rt::Parser<#lifetime>) -> __rt::Result<Self, __rt::Error> {
            __rt::Ok(Self {})
        }
    };
    trait_impl(container, head, &quote! { __rt::MembersOf<#lifetime> }, &body)
}

/// Whether a type may hold, in a box or the like, the type that it is a part of: a condition on
/// such a type may be one on itself without end, and is not made. Types that do that in another
/// way, by a name that does not show it, are not seen.
/// Nor is one on a type of the standard library that is no object.
pub(crate) fn can_be_members(ty: &Type) -> bool {
    !may_hold_itself(ty) && (is_map(ty) || !shape::is_known(ty))
}

fn is_map(ty: &Type) -> bool {
    matches!(ty, Type::Path(path) if path.path.segments.last().is_some_and(|last| last.ident.to_string().ends_with("Map")))
}

fn may_hold_itself(ty: &Type) -> bool {
    match ty {
        Type::Group(group) => may_hold_itself(&group.elem),
        Type::Paren(paren) => may_hold_itself(&paren.elem),
        Type::Path(path) => path.path.segments.last().is_some_and(|last| {
            let PathArguments::AngleBracketed(list) = &last.arguments else { return false };
            let holds = |argument: &GenericArgument| matches!(argument, GenericArgument::Type(inner) if may_hold_itself(inner));
            // Maps take members whatever their values are.
            !last.ident.to_string().ends_with("Map")
                && (HOLDERS.iter().any(|holder| last.ident == holder) || list.args.iter().any(holds))
        }),
        _ => true,
    }
}

const HOLDERS: &[&str] = &["Arc", "Box", "Cow", "Option", "Rc"];

/// Expands, for a struct that is the one value of `field`, to:
/// ```text
/// impl __rt::PrintMembers for Wrapper
/// where for<'__x> Inner: __rt::PrintMembers
/// {
///     fn print_members(&self, __first: &mut ::core::primitive::bool, __p: &mut __rt::Printer<'_>) {
///         __rt::PrintMembers::print_members(&self.0, __first, __p);
///     }
/// }
/// ```
pub(crate) fn print_members_of_one(container: &Container<'_>, field: &Field<'_>) -> TokenStream {
    let head = bounds::print_members_of_one(container, field);
    let value = super::reference_to(container, field);
    let body = quote! {
        fn print_members(
            &self,
            __first: &mut ::core::primitive::bool,
            __p: &mut __rt::Printer<'_>,
        ) {
            __rt::PrintMembers::print_members(#value, __first, __p);
        }
    };
    trait_impl(container, &head, &quote! { __rt::PrintMembers }, &body)
}

/// Expands, for a struct that is the one value of `field`, to:
/// ```text
/// impl<'de> __rt::MembersOf<'de> for Wrapper
/// where for<'__x> Inner: __rt::MembersOf<'de>
/// {
///     const NAMES: &'static __rt::Names = <Inner as __rt::MembersOf<'de>>::NAMES;
///     fn parse_members(__p: &mut __rt::Parser<'de>) -> __rt::Result<Self, __rt::Error> {
///         let __value = __rt::MembersOf::parse_members(__p)?;
///         __rt::Ok(Self { 0: __value })
///     }
/// }
/// ```
pub(crate) fn members_of_one(container: &Container<'_>, field: &Field<'_>) -> TokenStream {
    let lifetime = &container.parse_lifetime;
    let head = bounds::members_of_one(container, field);
    let default = absent::container_default(container, value::others(container, field));
    let built = value::build(container, field);
    let ty = &field.node.ty;
    let body = quote! {
        const NAMES: &'static __rt::Names = <#ty as __rt::MembersOf<#lifetime>>::NAMES;
        fn parse_members(__p: &mut __rt::Parser<#lifetime>) -> __rt::Result<Self, __rt::Error> {
            let __value = __rt::MembersOf::parse_members(__p)?;
            #default
            __rt::Ok(#built)
        }
    };
    trait_impl(container, &head, &quote! { __rt::MembersOf<#lifetime> }, &body)
}
