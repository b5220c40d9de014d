//! Values that do not say which variant they are: one variant is tried after the other.

use proc_macro2::TokenStream;
use quote::quote;
use syn::ext::IdentExt;

use super::super::fields::number;
use super::super::shape;
use super::parse::method;
use crate::enums::{Enum, Tagging, Variant};
use crate::model::Shape;

/// Expands, if there are such variants, to:
/// ```text
/// let mut __attempts = __rt::begin_untagged(__p)?;
/// if let __rt::Some(__value) = __rt::Attempts::attempt(
///     &mut __attempts,
///     __p,
///     0,
///     <u64 as __rt::FromJson<'de>>::shape(),
///     <Self as __Variants<'de>>::__v0,
/// ) {
///     return __rt::Ok(__value);
/// }
/// __rt::Err(__rt::Attempts::failed(
///     __attempts,
///     __p,
///     "Id",
///     &[("Number", <u64 as __rt::FromJson<'de>>::shape())],
/// ))
/// ```
pub(super) fn statements(model: &Enum<'_>) -> Option<TokenStream> {
    if model.tagging != Tagging::Untagged && model.tried().next().is_none() {
        return None;
    }
    let lifetime = &model.whole.parse_lifetime;
    let variants = quote! { <Self as __Variants<#lifetime>> };
    let mut tries = Vec::new();
    if tries_tagged(model) {
        let shape = match model.tagging {
            Tagging::Adjacent { .. } | Tagging::Internal { .. } => quote! { __rt::Shape::OBJECT },
            _ => quote! { __rt::Shape::or(__rt::Shape::STRING, __rt::Shape::OBJECT) },
        };
        tries.push(("a tagged variant".to_owned(), shape, quote! { #variants::__tagged }));
    }
    for (_, variant) in model.tried() {
        let name = variant.ident.unraw().to_string();
        let method = method(variant);
        tries.push((name, of_variant(variant, lifetime), quote! { #variants::#method }));
    }
    let attempts = tries.iter().enumerate().map(|(at, (_, shape, parse))| {
        let at = number(at);
        quote! {
            if let __rt::Some(__value) =
                __rt::Attempts::attempt(&mut __attempts, __p, #at, #shape, #parse)
            {
                return __rt::Ok(__value);
            }
        }
    });
    let names = tries.iter().map(|(name, shape, _)| quote! { (#name, #shape) });
    let type_name = model.whole.input.ident.unraw().to_string();
    let mutable = (!tries.is_empty()).then(|| quote! { mut });
    Some(quote! {
        let #mutable __attempts = __rt::begin_untagged(__p)?;
        #(#attempts)*
        __rt::Err(__rt::Attempts::failed(__attempts, __p, #type_name, &[#(#names),*]))
    })
}

/// Whether a tag is looked for before other variants are tried.
pub(super) fn tries_tagged(model: &Enum<'_>) -> bool {
    model.tagging != Tagging::Untagged
        && model.parsed().next().is_some()
        && model.tried().next().is_some()
}

/// What the variant can begin with. Unlike what the enum tells of itself, that may ask any type.
fn of_variant(variant: &Variant<'_>, lifetime: &syn::Lifetime) -> TokenStream {
    let body = &variant.body;
    let any = quote! { __rt::Shape::ANY };
    if body.shape != Shape::Newtype {
        return shape::of_container(body).unwrap_or(any);
    }
    match body.fields.first() {
        Some(field) if field.parse_with.is_none() && !field.owned_text => {
            let ty = &field.node.ty;
            quote! { <#ty as __rt::FromJson<#lifetime>>::shape() }
        }
        _ => any,
    }
}
