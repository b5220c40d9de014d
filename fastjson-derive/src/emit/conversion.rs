//! Structs whose JSON is that of another type, or a string: nothing of themselves is printed or
//! parsed. And what is done around the parsing of any struct: checks, and messages of its own.

use proc_macro2::TokenStream;
use quote::{quote, quote_spanned};
use syn::Type;

use super::{bounds, call, describe, parse_method, parse_methods, trait_impl};
use crate::conversion::{ParseAs, PrintAs};
use crate::model::Container;

/// The impls of a struct that is printed as something else, if it is.
pub(crate) fn printing(container: &Container<'_>) -> Option<TokenStream> {
    let head = bounds::to_json(container);
    let body = match &container.print_as {
        PrintAs::Itself => return None,
        PrintAs::Into(ty) => print_into(ty),
        PrintAs::Text => quote! {
            fn print(&self, __p: &mut __rt::Printer<'_>) {
                __rt::via_str::print(self, __p);
            }
        },
    };
    let mut tokens = trait_impl(container, &head, &quote! { __rt::ToJson }, &body);
    if matches!(container.print_as, PrintAs::Text) {
        let body = quote! {
            fn print_key(&self, __p: &mut __rt::Printer<'_>) {
                __rt::via_str::print(self, __p);
            }
        };
        tokens.extend(trait_impl(container, &head, &quote! { __rt::ToJsonKey }, &body));
    }
    Some(tokens)
}

/// Expands to:
/// ```text
/// fn print(&self, __p: &mut __rt::Printer<'_>) {
///     let __value: u8 = __rt::Into::into(__rt::Clone::clone(self));
///     __rt::print(&__value, __p);
/// }
/// fn describe(__graph: &mut __rt::Graph) { ... }
/// ```
fn print_into(ty: &Type) -> TokenStream {
    let place = bounds::place_of_tokens(ty);
    let parts = [quote_spanned! {place=> <#ty as __rt::ToJson>::describe }];
    let describe = describe::method(&quote! { printed }, false, None, &parts);
    let print = quote_spanned! {place=>
        let __value: #ty = <Self as __rt::Into<#ty>>::into(<Self as __rt::Clone>::clone(self));
        <#ty as __rt::ToJson>::print(&__value, __p);
    };
    quote! {
        fn print(&self, __p: &mut __rt::Printer<'_>) {
            #print
        }
        #describe
    }
}

/// The impls of a struct that is parsed as something else, if it is.
pub(crate) fn parsing(container: &Container<'_>) -> Option<TokenStream> {
    let lifetime = &container.parse_lifetime;
    let (methods, more) = match &container.parse_as {
        ParseAs::Itself => return None,
        ParseAs::From(ty) => {
            let place = bounds::place_of_tokens(ty);
            let convert = quote_spanned! {place=> <Self as __rt::From<#ty>>::from(__value) };
            let absent = quote! { __rt::Some(#convert) };
            (
                parse_then(container, ty, &quote! { __rt::Ok(#convert) }),
                hook(container, ty, &absent),
            )
        }
        ParseAs::TryFrom(ty) => {
            let place = bounds::place_of_tokens(ty);
            let convert = quote_spanned! {place=> <Self as __rt::TryFrom<#ty>>::try_from(__value) };
            let then = quote_spanned! {place=>
                match #convert {
                    __rt::Ok(__value) => __rt::Ok(__value),
                    __rt::Err(__error) => __rt::Err(__rt::refused(__p, __at, &__error)),
                }
            };
            let absent = quote! {
                match #convert {
                    __rt::Ok(__value) => __rt::Some(__value),
                    __rt::Err(_) => __rt::None,
                }
            };
            (parse_then(container, ty, &then), hook(container, ty, &absent))
        }
        ParseAs::Text => {
            let parse = quote! { __rt::via_str::parse::<Self>(__p) };
            (parse_methods(container, &parse, None), TokenStream::new())
        }
    };
    let head = bounds::from_json(container);
    let body = quote! { #methods #more };
    let mut tokens = trait_impl(container, &head, &quote! { __rt::FromJson<#lifetime> }, &body);
    if matches!(container.parse_as, ParseAs::Text) && container.validate.is_none() {
        let body = quote! {
            fn parse_key(__p: &mut __rt::Parser<#lifetime>) -> __rt::Result<Self, __rt::Error> {
                __rt::via_str::parse::<Self>(__p)
            }
        };
        tokens.extend(trait_impl(
            container,
            &head,
            &quote! { __rt::FromJsonKey<#lifetime> },
            &body,
        ));
    }
    Some(tokens)
}

/// Expands to:
/// ```text
/// fn parse(__p: &mut __rt::Parser<'de>) -> __rt::Result<Self, __rt::Error> {
///     let __at = __rt::Parser::value_offset(__p);
///     __rt::Parser::enter(__p)?;
///     let __value = <u8 as __rt::FromJson<'de>>::parse(__p)?;
///     __rt::Parser::leave(__p);
///     __rt::Ok(<Self as __rt::From<u8>>::from(__value))
/// }
/// ```
/// One level of depth is counted because such a struct may hold itself.
fn parse_then(container: &Container<'_>, ty: &Type, then: &TokenStream) -> TokenStream {
    let lifetime = &container.parse_lifetime;
    let place = bounds::place_of_tokens(ty);
    let parse = quote_spanned! {place=> <#ty as __rt::FromJson<#lifetime>>::parse(__p)? };
    let at = matches!(container.parse_as, ParseAs::TryFrom(_))
        .then(|| quote! { let __at = __rt::Parser::value_offset(__p); });
    let parse = quote! {
        #at
        __rt::Parser::enter(__p)?;
        let __value = #parse;
        __rt::Parser::leave(__p);
        #then
    };
    parse_methods(container, &parse, None)
}

/// Expands to:
/// ```text
/// #[inline]
/// fn absent() -> __rt::Option<Self> {
///     match <u8 as __rt::FromJson<'de>>::absent() {
///         __rt::Some(__value) => __rt::Some(<Self as __rt::From<u8>>::from(__value)),
///         __rt::None => __rt::None,
///     }
/// }
/// ```
fn hook(container: &Container<'_>, ty: &Type, convert: &TokenStream) -> TokenStream {
    let lifetime = &container.parse_lifetime;
    quote! {
        #[inline]
        fn absent() -> __rt::Option<Self> {
            match <#ty as __rt::FromJson<#lifetime>>::absent() {
                __rt::Some(__value) => #convert,
                __rt::None => __rt::None,
            }
        }
    }
}

/// The `parse` method of a struct with a check or a message of its own, around its statements.
/// Expands to:
/// ```text
/// fn parse(__p: &mut __rt::Parser<'de>) -> __rt::Result<Self, __rt::Error> {
///     trait __Parse<'de>: __rt::Sized {
///         fn __parse(__p: &mut __rt::Parser<'de>) -> __rt::Result<Self, __rt::Error>;
///     }
///     impl<'de> __Parse<'de> for Even { ... the statements ... }
///     let __at = __rt::Parser::value_offset(__p);
///     let __value: Self = match <Self as __Parse<'de>>::__parse(__p) {
///         __rt::Ok(__value) => __value,
///         __rt::Err(__error) => return __rt::Err(__rt::expecting(__p, __at, "an even number", __error)),
///     };
///     match is_even(&__value) { ... }
/// }
/// ```
pub(crate) fn parse_around(container: &Container<'_>, statements: &TokenStream) -> TokenStream {
    let lifetime = &container.parse_lifetime;
    let inner = parse_method(container, &quote! { __parse }, statements);
    let head = bounds::from_json(container);
    let inner = trait_impl(container, &head, &quote! { __Parse<#lifetime> }, &inner);
    let error = match &container.expecting {
        Some(text) => quote! { __rt::expecting(__p, __at, #text, __error) },
        None => quote! { __error },
    };
    let check = match &container.validate {
        Some(path) => call::check(path),
        None => quote! { __rt::Ok(__value) },
    };
    let body = quote! {
        trait __Parse<#lifetime>: __rt::Sized {
            fn __parse(__p: &mut __rt::Parser<#lifetime>) -> __rt::Result<Self, __rt::Error>;
        }
        #inner
        let __at = __rt::Parser::value_offset(__p);
        let __value: Self = match <Self as __Parse<#lifetime>>::__parse(__p) {
            __rt::Ok(__value) => __value,
            __rt::Err(__error) => return __rt::Err(#error),
        };
        #check
    };
    parse_method(container, &quote! { parse }, &body)
}
