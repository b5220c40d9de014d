//! Calls of what the type of a field can do.
//!
//! Each names the type as the user wrote it and calls the trait's own function. So the compiler
//! underlines all of a type that lacks an impl, and says so once: it drops a report that is equal
//! to one it has made, and through whatever else the call went, it would be a different report
//! for each method.

use proc_macro2::TokenStream;
use quote::{quote, quote_spanned};

use super::bounds::place_of;
use super::convert;
use super::fields::number;
use crate::conversion::end_of;
use crate::model::{Container, Field};

/// Expands to `<u64 as __rt::FromJson<'de>>::parse(__p)`, or to what stands for it.
pub(crate) fn parse(container: &Container<'_>, field: &Field<'_>) -> TokenStream {
    let parse = unchecked(container, field);
    match &field.validate {
        Some(path) => checked(path, &field.node.ty, &parse),
        None => parse,
    }
}

/// Expands to:
/// ```text
/// {
///     let __at = __rt::Parser::value_offset(__p);
///     let __value: u64 = parse?;
///     match is_even(&__value) {
///         __rt::Ok(()) => __rt::Ok(__value),
///         __rt::Err(__error) => __rt::Err(__rt::refused(__p, __at, &__error)),
///     }
/// }
/// ```
pub(super) fn checked(path: &syn::ExprPath, ty: &syn::Type, parse: &TokenStream) -> TokenStream {
    let check = check(path);
    quote! {
        {
            let __at = __rt::Parser::value_offset(__p);
            let __value: #ty = #parse?;
            #check
        }
    }
}

/// The `match` of [`checked`].
pub(crate) fn check(path: &syn::ExprPath) -> TokenStream {
    quote_spanned! {end_of(path)=>
        match #path(&__value) {
            __rt::Ok(()) => __rt::Ok(__value),
            __rt::Err(__error) => __rt::Err(__rt::refused(__p, __at, &__error)),
        }
    }
}

fn unchecked(container: &Container<'_>, field: &Field<'_>) -> TokenStream {
    let ty = &field.node.ty;
    if let Some(convert) = &field.parse_with {
        return convert::parse(convert, ty);
    }
    if field.owned_text {
        return quote! { __rt::parse_owned::<#ty>(__p) };
    }
    let lifetime = &container.parse_lifetime;
    quote_spanned! {place_of(field)=> <#ty as __rt::FromJson<#lifetime>>::parse(__p) }
}

/// Expands to `<u64 as __rt::FromJson<'de>>::parse_into(&mut self.id, __p)`, or, where something
/// stands for it, to `__rt::replace(&mut self.id, parse)`.
pub(crate) fn parse_into(container: &Container<'_>, field: &Field<'_>) -> TokenStream {
    let ty = &field.node.ty;
    let member = &field.member;
    if field.parse_with.is_some() || field.validate.is_some() {
        let parse = parse(container, field);
        return quote! { __rt::replace(&mut self.#member, #parse) };
    }
    if field.owned_text {
        return quote! { __rt::parse_owned_into::<#ty>(&mut self.#member, __p) };
    }
    let lifetime = &container.parse_lifetime;
    quote_spanned! {place_of(field)=>
        <#ty as __rt::FromJson<#lifetime>>::parse_into(&mut self.#member, __p)
    }
}

/// Expands to `__rt::absent::<u64>(__p, &__FIELDS, 0)`.
pub(crate) fn absent(field: &Field<'_>) -> TokenStream {
    let ty = &field.node.ty;
    let index = number(field.index);
    let function = if field.owned_text {
        quote! { absent_owned }
    } else {
        quote! { absent }
    };
    quote_spanned! {place_of(field)=> __rt::#function::<#ty>(__p, &__FIELDS, #index) }
}

/// Expands to `<u64 as __rt::Default>::default()`.
pub(crate) fn default(field: &Field<'_>) -> TokenStream {
    let ty = &field.node.ty;
    quote_spanned! {place_of(field)=> <#ty as __rt::Default>::default() }
}
