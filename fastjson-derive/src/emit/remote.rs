//! Structs that describe one of another crate: two functions about that one, and no impl.

use proc_macro2::{Span, TokenStream};
use quote::{quote, quote_spanned};

use super::{
    array, bounds, fresh, one_value, parse_struct, print_struct, print_value, trait_impl, value,
};
use crate::conversion::end_of;
use crate::expand::Directions;
use crate::model::{Container, Field, Shape};
use crate::names::Names;

/// Expands to:
/// ```text
/// static __FIELDS: __rt::Fields = ...;
/// impl DurationDef {
///     fn print(__this: &Duration, __p: &mut __rt::Printer<'_>) { ... }
///     fn parse<'de>(__p: &mut __rt::Parser<'de>) -> __rt::Result<Duration, __rt::Error> { ... }
/// }
/// impl __rt::Remote for DurationDef {
///     fn used(self) -> Self { let Self { secs: __f0 } = self; Self { secs: __f0 } }
/// }
/// impl __rt::RemotePrint<Duration> for DurationDef { ... }
/// impl<'de> __rt::RemoteParse<'de, Duration> for DurationDef { ... }
/// ```
/// The traits keep the compiler from saying that the struct and the functions are not used.
pub(crate) fn items(
    container: &Container<'_>,
    directions: Directions,
    names: &Names,
) -> TokenStream {
    let mut items = TokenStream::new();
    if container.shape == Shape::Named && one_value(container).is_none() {
        items.extend(super::fields::table(container, names, directions));
        if directions.parse {
            items.extend(parse_struct::find(container, names));
        }
    }
    let print = directions.print.then(|| print(container));
    let parse = directions.parse.then(|| parse(container));
    let uses = uses(container, directions);
    let members = container.fields.iter().map(|field| &field.member);
    let slots: Vec<_> = container.fields.iter().map(super::fresh::slot).collect();
    let values = quote! { #(#members: #slots),* };
    let ident = &container.input.ident;
    let (impl_generics, ty_generics, where_clause) = container.input.generics.split_for_impl();
    quote! {
        #items
        impl #impl_generics #ident #ty_generics #where_clause {
            #print
            #parse
        }
        #[automatically_derived]
        impl #impl_generics __rt::Remote for #ident #ty_generics #where_clause {
            fn used(self) -> Self {
                let Self { #values } = self;
                Self { #values }
            }
        }
        #uses
    }
}

/// Expands to:
/// ```text
/// impl __rt::RemotePrint<Duration> for DurationDef {
///     fn print(__this: &Duration, __p: &mut __rt::Printer<'_>) { Self::print(__this, __p); }
/// }
/// impl<'de> __rt::RemoteParse<'de, Duration> for DurationDef {
///     fn parse(__p: &mut __rt::Parser<'de>) -> __rt::Result<Duration, __rt::Error> { Self::parse(__p) }
/// }
/// ```
fn uses(container: &Container<'_>, directions: Directions) -> TokenStream {
    let remote = &container.remote;
    let lifetime = &container.parse_lifetime;
    let print = directions.print.then(|| {
        let body = quote! {
            fn print(__this: &#remote, __p: &mut __rt::Printer<'_>) {
                Self::print(__this, __p);
            }
        };
        let name = quote! { __rt::RemotePrint<#remote> };
        trait_impl(container, &bounds::to_json(container), &name, &body)
    });
    let parse = directions.parse.then(|| {
        let body = quote! {
            fn parse(__p: &mut __rt::Parser<#lifetime>) -> __rt::Result<#remote, __rt::Error> {
                Self::parse(__p)
            }
        };
        let name = quote! { __rt::RemoteParse<#lifetime, #remote> };
        trait_impl(container, &bounds::from_json(container), &name, &body)
    });
    quote! { #print #parse }
}

/// Expands to:
/// ```text
/// fn print(__this: &Duration, __p: &mut __rt::Printer<'_>) { ... }
/// ```
fn print(container: &Container<'_>) -> TokenStream {
    let remote = &container.remote;
    let visibility = &container.input.vis;
    let where_clause = bounds::to_json(container).where_clause;
    let statements = match one_value(container) {
        Some(field) => print_value(container, field),
        None => print_struct::statements(container),
    };
    quote! {
        /// Prints a value of the described type.
        #visibility fn print(__this: &#remote, __p: &mut __rt::Printer<'_>) #where_clause {
            #statements
        }
    }
}

/// Expands to:
/// ```text
/// fn parse<'de>(__p: &mut __rt::Parser<'de>) -> __rt::Result<Duration, __rt::Error> { ... }
/// ```
/// or, where a getter shows that the other struct cannot be made of its fields, to:
/// ```text
/// fn __parse<'de>(__p: &mut __rt::Parser<'de>) -> __rt::Result<Self, __rt::Error> { ... }
/// fn parse<'de>(__p: &mut __rt::Parser<'de>) -> __rt::Result<Duration, __rt::Error> {
///     match Self::__parse(__p) {
///         __rt::Ok(__value) => __rt::Ok(<Duration as __rt::From<Self>>::from(__value)),
///         __rt::Err(__error) => __rt::Err(__error),
///     }
/// }
/// ```
fn parse(container: &Container<'_>) -> TokenStream {
    let remote = &container.remote;
    let visibility = &container.input.vis;
    let where_clause = bounds::from_json(container).where_clause;
    let lifetime = &container.parse_lifetime;
    let own = container.input.generics.lifetimes().map(|own| &own.lifetime);
    let generics = quote! { <#lifetime: #(#own)+*> };
    let argument = quote! { __p: &mut __rt::Parser<#lifetime> };
    let statements = statements(container);
    if !is_opaque(container) {
        return quote! {
            /// Parses a value of the described type.
            #visibility fn parse #generics(
                #argument
            ) -> __rt::Result<#remote, __rt::Error> #where_clause {
                #statements
            }
        };
    }
    let place = remote.as_ref().map_or_else(Span::call_site, bounds::place_of_tokens);
    let convert = quote_spanned! {place=> <#remote as __rt::From<Self>>::from(__value) };
    quote! {
        fn __parse #generics(
            #argument
        ) -> __rt::Result<Self, __rt::Error> #where_clause {
            #statements
        }
        /// Parses a value of the described type.
        #visibility fn parse #generics(
            #argument
        ) -> __rt::Result<#remote, __rt::Error> #where_clause {
            match Self::__parse(__p) {
                __rt::Ok(__value) => __rt::Ok(#convert),
                __rt::Err(__error) => __rt::Err(__error),
            }
        }
    }
}

fn statements(container: &Container<'_>) -> TokenStream {
    match (one_value(container), container.shape) {
        (Some(field), _) => value::fresh(container, field),
        (None, Shape::Named) => fresh::statements(container),
        (None, Shape::Tuple | Shape::Newtype) => array::fresh(container),
        (None, Shape::Unit) => value::unit(container),
    }
}

/// Whether the fields of the other struct are its own business.
pub(crate) fn is_opaque(container: &Container<'_>) -> bool {
    container.fields.iter().any(|field| field.getter.is_some())
}

/// Expands to `&__this.secs`, or to `__rt::got::<u64>(&Duration::secs(__this))`.
pub(crate) fn reference(field: &Field<'_>, member: &syn::Member, place: Span) -> TokenStream {
    let Some(getter) = &field.getter else {
        return quote_spanned! {place=> &__this.#member };
    };
    let ty = &field.node.ty;
    let place = end_of(getter);
    quote_spanned! {place=> __rt::got::<#ty>(&#getter(__this)) }
}
