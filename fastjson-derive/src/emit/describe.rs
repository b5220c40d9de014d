//! What a type tells of itself for names chosen at run time: its table and its parts.
//!
//! Each is one call with a list of functions that are compiled elsewhere, in methods that are
//! `inline`, so that who does not choose names pays for checking a list of paths and no code.

use proc_macro2::TokenStream;
use quote::{quote, quote_spanned};

use super::bounds::{self, place_of};
use super::{absent, one_value};
use crate::conversion::ParseAs;
use crate::model::{Container, Field, Shape};

/// Expands to:
/// ```text
/// #[inline]
/// fn describe(__graph: &mut __rt::Graph) {
///     use __rt::Unprinted as _;
///     __rt::Graph::printed::<Self>(__graph, __rt::Some(&__FIELDS), &[__rt::Printed::<u64>::describe]);
/// }
/// ```
/// `Printed` asks for nothing, so that a type that cannot be printed is reported where it is
/// printed, once; and the types of last fields may have no size, also under another name.
pub(crate) fn printed(container: &Container<'_>) -> TokenStream {
    // What is printed by something else than its type has no names that anybody could choose.
    let fields = container.fields.iter();
    let fields = fields.filter(|field| !field.skip_print && field.print_with.is_none());
    let parts: Vec<TokenStream> = fields
        .map(|field| {
            let ty = &field.node.ty;
            quote_spanned! {place_of(field)=> __rt::Printed::<#ty>::describe }
        })
        .collect();
    let scope = (!parts.is_empty()).then(|| quote! { use __rt::Unprinted as _; });
    method(&quote! { printed }, is_named(container), scope, &parts)
}

/// Expands to:
/// ```text
/// #[inline]
/// fn describe(__graph: &mut __rt::Graph) {
///     __rt::Graph::parsed::<Self>(
///         __graph,
///         __rt::Some(&__FIELDS),
///         &[<u64 as __rt::FromJson<'de>>::describe_member, <String as __rt::FromJson<'de>>::describe_optional],
///     );
/// }
/// ```
pub(crate) fn parsed(container: &Container<'_>) -> TokenStream {
    let lifetime = &container.parse_lifetime;
    match &container.parse_as {
        ParseAs::Itself => {}
        ParseAs::Text => return TokenStream::new(),
        ParseAs::From(ty) | ParseAs::TryFrom(ty) => {
            let place = bounds::place_of_tokens(ty);
            let part =
                quote_spanned! {place=> <#ty as __rt::FromJson<#lifetime>>::describe_member };
            return method(&quote! { parsed }, false, None, &[part]);
        }
    }
    let fields = container.fields.iter().filter(|field| !field.skip_parse);
    let parts: Vec<TokenStream> = fields.map(|field| part(container, field)).collect();
    method(&quote! { parsed }, is_named(container), None, &parts)
}

pub(super) fn part(container: &Container<'_>, field: &Field<'_>) -> TokenStream {
    let ty = &field.node.ty;
    let lifetime = &container.parse_lifetime;
    let place = place_of(field);
    if field.parse_with.is_some() {
        return if absent::fails(container, field) {
            quote! { __rt::required }
        } else {
            quote! { __rt::optional }
        };
    }
    if field.owned_text {
        // There is nothing in a text.
        return if absent::has_default(container, field) {
            quote! { __rt::optional }
        } else {
            quote! { __rt::text::<#ty> }
        };
    }
    let method = if field.required {
        quote! { describe_required }
    } else if field.flatten || absent::has_default(container, field) {
        quote! { describe_optional }
    } else {
        quote! { describe_member }
    };
    quote_spanned! {place=> <#ty as __rt::FromJson<#lifetime>>::#method }
}

/// Whether the struct has a table of names.
fn is_named(container: &Container<'_>) -> bool {
    container.shape == Shape::Named && one_value(container).is_none()
}

/// Nothing at all if there is nothing to tell.
pub(super) fn method(
    which: &TokenStream,
    named: bool,
    scope: Option<TokenStream>,
    parts: &[TokenStream],
) -> TokenStream {
    if !named && parts.is_empty() {
        return TokenStream::new();
    }
    let table = if named {
        quote! { __rt::Some(&__FIELDS) }
    } else {
        quote! { __rt::None }
    };
    quote! {
        #[inline]
        fn describe(__graph: &mut __rt::Graph) {
            #scope
            __rt::Graph::#which::<Self>(__graph, #table, &[#(#parts),*]);
        }
    }
}
