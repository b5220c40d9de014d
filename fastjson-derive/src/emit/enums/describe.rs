//! What an enum tells of itself for names chosen at run time: the tables of its variants, and the
//! types of what they hold.

use proc_macro2::TokenStream;
use quote::{quote, quote_spanned};

use super::super::bounds::place_of;
use super::super::{describe, fields};
use crate::enums::{Enum, Tagging, Variant};
use crate::model::{Container, Shape};

/// Expands to:
/// ```text
/// #[inline]
/// fn describe(__graph: &mut __rt::Graph) {
///     use __rt::Unprinted as _;
///     __rt::Graph::printed_variants::<Self>(
///         __graph,
///         &[(__rt::Some(&__FIELDS0), &[__rt::Printed::<u64>::describe])],
///     );
/// }
/// ```
pub(super) fn printed(model: &Enum<'_>) -> TokenStream {
    let mut any = false;
    let rows = rows(model, |variant| {
        if variant.skip_print {
            return Vec::new();
        }
        let fields = variant.body.fields.iter();
        let fields = fields.filter(|field| !field.skip_print && field.print_with.is_none());
        let parts: Vec<TokenStream> = fields
            .map(|field| {
                let ty = &field.node.ty;
                quote_spanned! {place_of(field)=> __rt::Printed::<#ty>::describe }
            })
            .collect();
        any |= !parts.is_empty();
        parts
    });
    let scope = any.then(|| quote! { use __rt::Unprinted as _; });
    method(&quote! { printed_variants }, scope, &rows)
}

/// The same for what is read.
pub(super) fn parsed(model: &Enum<'_>) -> TokenStream {
    let rows = rows(model, |variant| {
        if variant.skip_parse {
            return Vec::new();
        }
        let fields = variant.body.fields.iter().filter(|field| !field.skip_parse);
        fields.map(|field| describe::part(&variant.body, field)).collect()
    });
    let has_tag = model.parsed().next().is_some()
        && matches!(model.tagging, Tagging::Adjacent { .. } | Tagging::Internal { .. });
    let tag = has_tag.then(|| quote! { (__rt::Some(&__TAG), &[]) });
    let rows: Vec<TokenStream> = tag.into_iter().chain(rows).collect();
    method(&quote! { parsed_variants }, None, &rows)
}

fn rows(
    model: &Enum<'_>,
    mut parts: impl FnMut(&Variant<'_>) -> Vec<TokenStream>,
) -> Vec<TokenStream> {
    let mut rows = Vec::new();
    for variant in &model.variants {
        let parts = parts(variant);
        if parts.is_empty() {
            continue;
        }
        let table = table(&variant.body);
        rows.push(quote! { (#table, &[#(#parts),*]) });
    }
    rows
}

fn table(body: &Container<'_>) -> TokenStream {
    if body.shape != Shape::Named {
        return quote! { __rt::None };
    }
    let table = fields::ident(body);
    quote! { __rt::Some(&#table) }
}

fn method(which: &TokenStream, scope: Option<TokenStream>, rows: &[TokenStream]) -> TokenStream {
    if rows.is_empty() {
        return TokenStream::new();
    }
    quote! {
        #[inline]
        fn describe(__graph: &mut __rt::Graph) {
            #scope
            __rt::Graph::#which::<Self>(__graph, &[#(#rows),*]);
        }
    }
}
