//! Newtypes as keys of maps.

use proc_macro2::TokenStream;
use quote::quote;

use super::{absent, bounds, reference_to, trait_impl, value};
use crate::model::{Container, Field};

/// Expands to:
/// ```text
/// impl __rt::ToJsonKey for UserId
/// where for<'__x> u64: __rt::ToJsonKey
/// {
///     fn print_key(&self, __p: &mut __rt::Printer<'_>) { __rt::ToJsonKey::print_key(&self.0, __p) }
/// }
/// ```
pub(crate) fn to_json_key(container: &Container<'_>, field: &Field<'_>) -> TokenStream {
    let head = bounds::to_json_key(container, field);
    let value = reference_to(container, field);
    let body = quote! {
        fn print_key(&self, __p: &mut __rt::Printer<'_>) {
            __rt::ToJsonKey::print_key(#value, __p)
        }
    };
    trait_impl(container, &head, &quote! { __rt::ToJsonKey }, &body)
}

/// Expands to:
/// ```text
/// impl<'de> __rt::FromJsonKey<'de> for UserId
/// where for<'__x> u64: __rt::FromJsonKey<'de>
/// {
///     fn parse_key(__p: &mut __rt::Parser<'de>) -> __rt::Result<Self, __rt::Error> {
///         let __value = __rt::FromJsonKey::parse_key(__p)?;
///         __rt::Ok(Self { 0: __value })
///     }
/// }
/// ```
pub(crate) fn from_json_key(container: &Container<'_>, field: &Field<'_>) -> TokenStream {
    let lifetime = &container.parse_lifetime;
    let head = bounds::from_json_key(container, field);
    let default = absent::container_default(container, value::others(container, field));
    let built = value::build(container, field);
    let body = quote! {
        fn parse_key(__p: &mut __rt::Parser<#lifetime>) -> __rt::Result<Self, __rt::Error> {
            let __value = __rt::FromJsonKey::parse_key(__p)?;
            #default
            __rt::Ok(#built)
        }
    };
    trait_impl(container, &head, &quote! { __rt::FromJsonKey<#lifetime> }, &body)
}
