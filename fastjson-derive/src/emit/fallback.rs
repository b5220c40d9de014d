//! Impls without content for an input that has mistakes, so that its user reads about the
//! mistakes alone and not also about a missing trait at each use.

use proc_macro2::TokenStream;
use quote::quote;
use syn::{DeriveInput, GenericParam, Lifetime, LifetimeParam, Path};

/// Expands to:
/// ```text
/// #[automatically_derived]
/// impl<T> ::fastjson::ToJson for Page<T> {
///     fn print(&self, _: &mut ::fastjson::__private::Printer<'_>) { ::core::unreachable!() }
/// }
/// ```
pub(crate) fn to_json(input: &DeriveInput, runtime: &Path) -> TokenStream {
    let name = &input.ident;
    let (params, arguments, conditions) = input.generics.split_for_impl();
    quote! {
        #[automatically_derived]
        impl #params #runtime::ToJson for #name #arguments #conditions {
            fn print(&self, _: &mut #runtime::__private::Printer<'_>) {
                ::core::unreachable!()
            }
        }
    }
}

/// Expands to:
/// ```text
/// #[automatically_derived]
/// impl<'de, T> ::fastjson::FromJson<'de> for Page<T> {
///     fn parse(
///         _: &mut ::fastjson::__private::Parser<'de>,
///     ) -> ::core::result::Result<Self, ::fastjson::__private::Error> { ::core::unreachable!() }
/// }
/// ```
pub(crate) fn from_json(input: &DeriveInput, runtime: &Path, lifetime: &Lifetime) -> TokenStream {
    let name = &input.ident;
    let (_, arguments, conditions) = input.generics.split_for_impl();
    let mut generics = input.generics.clone();
    let parameter = GenericParam::Lifetime(LifetimeParam::new(lifetime.clone()));
    generics.params.insert(0, parameter);
    let (params, _, _) = generics.split_for_impl();
    quote! {
        #[automatically_derived]
        impl #params #runtime::FromJson<#lifetime> for #name #arguments #conditions {
            fn parse(
                _: &mut #runtime::__private::Parser<#lifetime>,
            ) -> ::core::result::Result<Self, #runtime::__private::Error> {
                ::core::unreachable!()
            }
        }
    }
}
