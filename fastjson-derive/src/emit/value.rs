//! Structs that are one value without brackets of their own: newtypes, transparent structs and
//! unit structs.

use proc_macro2::TokenStream;
use quote::quote;

use super::{absent, built, call, convert, is_packed, parse_methods, print_value, reference_to};
use crate::model::{Container, Field};

/// Expands to:
/// ```text
/// fn print(&self, __p: &mut __rt::Printer<'_>) { __rt::print(&self.0, __p); }
/// ```
/// and, if the struct is transparent, the hidden hooks forwarded to the field.
pub(crate) fn print(container: &Container<'_>, field: &Field<'_>) -> TokenStream {
    let print = print_value(container, field);
    let hooks = (container.transparent && field.print_with.is_none()).then(|| {
        let value = reference_to(container, field);
        let ty = &field.node.ty;
        quote! {
            #[inline]
            fn is_absent(&self) -> ::core::primitive::bool {
                __rt::ToJson::is_absent(#value)
            }
            #[inline]
            fn nullable() -> ::core::primitive::bool {
                <#ty as __rt::ToJson>::nullable()
            }
        }
    });
    quote! {
        fn print(&self, __p: &mut __rt::Printer<'_>) {
            #print
        }
        #hooks
    }
}

/// Expands to:
/// ```text
/// fn parse(__p: &mut __rt::Parser<'de>) -> __rt::Result<Self, __rt::Error> {
///     __rt::Parser::enter(__p)?;
///     let __value = <u8 as __rt::FromJson<'de>>::parse(__p)?;
///     __rt::Parser::leave(__p);
///     __rt::Ok(Self { 0: __value })
/// }
/// ```
/// and `parse_into` alike. One level of depth is counted because such a struct may hold itself:
/// `struct A(Option<Box<A>>)`. A transparent struct forwards the hooks too.
pub(crate) fn parse(container: &Container<'_>, field: &Field<'_>) -> TokenStream {
    let parse = fresh(container, field);
    let default = absent::container_default(container, others(container, field));
    let others = others(container, field).map(|other| {
        let member = &other.member;
        let value = absent::skipped(container, other);
        quote! { self.#member = #value; }
    });
    let in_place = call::parse_into(container, field);
    let parse_into = quote! {
        __rt::Parser::enter(__p)?;
        #in_place?;
        __rt::Parser::leave(__p);
        #default
        #(#others)*
        __rt::Ok(())
    };
    let mut tokens =
        parse_methods(container, &parse, Some(&parse_into).filter(|_| !is_packed(container)));
    match &field.parse_with {
        _ if !container.transparent => {}
        None => {
            tokens.extend(hook(container, field, &quote! { absent }));
            tokens.extend(hook(container, field, &quote! { if_null }));
        }
        Some(convert) if convert::is_option(convert) => {
            tokens.extend(absent_option(container, field));
        }
        Some(_) => {}
    }
    tokens
}

/// The statements of `parse`.
pub(crate) fn fresh(container: &Container<'_>, field: &Field<'_>) -> TokenStream {
    let value = call::parse(container, field);
    let default = absent::container_default(container, others(container, field));
    let built = build(container, field);
    quote! {
        __rt::Parser::enter(__p)?;
        let __value = #value?;
        __rt::Parser::leave(__p);
        #default
        __rt::Ok(#built)
    }
}

/// Expands to:
/// ```text
/// #[inline]
/// fn absent() -> __rt::Option<Self> {
///     match <u8 as __rt::FromJson<'de>>::absent() {
///         __rt::Some(__value) => __rt::Some(Self { 0: __value }),
///         __rt::None => __rt::None,
///     }
/// }
/// ```
fn hook(container: &Container<'_>, field: &Field<'_>, name: &TokenStream) -> TokenStream {
    let lifetime = &container.parse_lifetime;
    let ty = &field.node.ty;
    let default = absent::container_default(container, others(container, field));
    let built = build(container, field);
    let (ty, value) = if field.owned_text {
        (quote! { __rt::Owned<#ty> }, quote! { __rt::Owned(__value) })
    } else {
        (quote! { #ty }, quote! { __value })
    };
    quote! {
        #[inline]
        fn #name() -> __rt::Option<Self> {
            match <#ty as __rt::FromJson<#lifetime>>::#name() {
                __rt::Some(#value) => {
                    #default
                    __rt::Some(#built)
                }
                __rt::None => __rt::None,
            }
        }
    }
}

/// Expands to [`hook`] for a field that is `None` when it is absent, whatever its type says.
fn absent_option(container: &Container<'_>, field: &Field<'_>) -> TokenStream {
    let default = absent::container_default(container, others(container, field));
    let built = build(container, field);
    quote! {
        #[inline]
        fn absent() -> __rt::Option<Self> {
            let __value = __rt::None;
            #default
            __rt::Some(#built)
        }
    }
}

/// Expands to `Self { 0: __value, 1: __rt::Default::default() }`.
pub(crate) fn build(container: &Container<'_>, field: &Field<'_>) -> TokenStream {
    let member = &field.member;
    let others = others(container, field).map(|other| {
        let member = &other.member;
        let value = absent::skipped(container, other);
        quote! { #member: #value }
    });
    built(container, &quote! { #member: __value #(, #others)* })
}

pub(crate) fn others<'c, 'a>(
    container: &'c Container<'a>,
    field: &Field<'_>,
) -> impl Iterator<Item = &'c Field<'a>> {
    let index = field.index;
    let fields = container.fields.iter();
    fields.filter(move |other| other.index != index)
}

/// Expands to:
/// ```text
/// fn parse(__p: &mut __rt::Parser<'de>) -> __rt::Result<Self, __rt::Error> {
///     __rt::Parser::take_null(__p)?;
///     __rt::Ok(Self {})
/// }
/// ```
pub(crate) fn parse_unit(container: &Container<'_>) -> TokenStream {
    parse_methods(container, &unit(container), None)
}

/// The statements of [`parse_unit`].
pub(crate) fn unit(container: &Container<'_>) -> TokenStream {
    let built = built(container, &TokenStream::new());
    quote! {
        __rt::Parser::take_null(__p)?;
        __rt::Ok(#built)
    }
}
