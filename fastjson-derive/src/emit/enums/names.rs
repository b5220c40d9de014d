//! Enums whose variants hold nothing, as strings and as keys of maps.

use proc_macro2::TokenStream;
use quote::quote;

use super::super::fields::number;
use super::super::{bounds, parse_alone, shape, trait_impl};
use crate::enums::Enum;

/// Expands to:
/// ```text
/// impl __rt::ToJson for Color {
///     fn print(&self, __p: &mut __rt::Printer<'_>) {
///         __rt::Printer::raw(__p, match self { Self::Red => "\"red\"", Self::Green => "\"green\"" });
///     }
/// }
/// impl __rt::ToJsonKey for Color { ... the same ... }
/// ```
pub(super) fn printing(model: &Enum<'_>, head: &bounds::Head) -> TokenStream {
    let arms = model.variants.iter().map(|variant| {
        let ident = variant.ident;
        let text = &variant.printed;
        quote! { Self::#ident => #text, }
    });
    let print = if model.variants.is_empty() {
        quote! { let _ = __p; match *self {} }
    } else {
        quote! { __rt::Printer::raw(__p, match self { #(#arms)* }); }
    };
    let value = quote! {
        fn print(&self, __p: &mut __rt::Printer<'_>) {
            #print
        }
    };
    let key = quote! {
        fn print_key(&self, __p: &mut __rt::Printer<'_>) {
            __rt::ToJson::print(self, __p);
        }
    };
    let value = trait_impl(&model.whole, head, &quote! { __rt::ToJson }, &value);
    let key = trait_impl(&model.whole, head, &quote! { __rt::ToJsonKey }, &key);
    quote! { #value #key }
}

/// Expands to:
/// ```text
/// impl<'de> __rt::FromJson<'de> for Color {
///     fn parse(__p: &mut __rt::Parser<'de>) -> __rt::Result<Self, __rt::Error> {
///         __rt::Ok(match __rt::variant(__p, __find, &__VARIANTS)? { 0 => Self::Red, _ => Self::Green })
///     }
/// }
/// impl<'de> __rt::FromJsonKey<'de> for Color { ... the same with `variant_name` ... }
/// ```
pub(super) fn parsing(model: &Enum<'_>, head: &bounds::Head) -> TokenStream {
    let lifetime = &model.whole.parse_lifetime;
    let body = |function: TokenStream| {
        let last = model.parsed().next_back().map(|(index, _)| index);
        let arms = model.parsed().map(|(index, variant)| {
            let ident = variant.ident;
            let number = number(index);
            // The last stands for what cannot be.
            if Some(index) == last {
                quote! { _ => Self::#ident, }
            } else {
                quote! { #number => Self::#ident, }
            }
        });
        match last {
            Some(_) => quote! {
                __rt::Ok(match __rt::#function(__p, __find, &__VARIANTS)? { #(#arms)* })
            },
            None => quote! { __rt::Err(__rt::no_variant(__p)) },
        }
    };
    let parse = parse_alone(&model.whole, &body(quote! { variant }));
    let shape = shape::method(Some(quote! {
        __rt::Shape::or(__rt::Shape::STRING, __rt::Shape::OBJECT)
    }));
    let value = quote! { #parse #shape };
    let value = trait_impl(&model.whole, head, &quote! { __rt::FromJson<#lifetime> }, &value);
    if model.whole.validate.is_some() {
        return value;
    }
    let key = body(quote! { variant_name });
    let key = quote! {
        fn parse_key(__p: &mut __rt::Parser<#lifetime>) -> __rt::Result<Self, __rt::Error> {
            #key
        }
    };
    let key = trait_impl(&model.whole, head, &quote! { __rt::FromJsonKey<#lifetime> }, &key);
    quote! { #value #key }
}
