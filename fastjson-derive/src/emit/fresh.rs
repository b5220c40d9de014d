//! Parsing of a new struct with named fields: a slot for each field, filled by the loop over the
//! members, and the struct made of them.
//!
//! There are two ways to write it. Up to `WIDEST_IN_REGISTERS` fields, slots are local variables
//! that the compiler splits into registers, and absent members are looked at while the struct is
//! made. Both cost code for each pair of fields: 300 fields (String, numbers, Vec, Option) took
//! 28 s to compile and 262 kB. Beyond, slots are filled through references by calls, and all of
//! them are full before the struct is made: 5 s and 97 kB. With 40 fields that way of writing it
//! is 8% slower, so it is not the only one.

use proc_macro2::TokenStream;
use quote::{ToTokens, format_ident, quote, quote_spanned};

use super::fields::number;
use super::parse_struct::{members, parsed, ranked, ranks};
use super::{absent, bounds, built, call, flatten};
use crate::model::{Container, Duplicates, Field};

/// Most fields that are written the first way.
const WIDEST_IN_REGISTERS: usize = 64;

/// The statements of `parse`.
pub(crate) fn statements(container: &Container<'_>) -> TokenStream {
    let slots = parsed(container).map(|field| {
        let slot = slot(field);
        let ty = &field.node.ty;
        quote! { let mut #slot: __rt::Option<#ty> = __rt::None; }
    });
    let ranks = ranks(container);
    let wide = parsed(container).count() > WIDEST_IN_REGISTERS;
    let members = members(container, |field| arm(container, field, wide));
    let default = absent::container_default(container, container.fields.iter());
    let apart = flatten::names_are_apart(container);
    let flattened = flatten::slots(container);
    let finish = if wide { finish_wide(container) } else { finish(container) };
    quote! {
        #apart
        #(#slots)*
        #ranks
        #members
        #default
        #flattened
        #finish
    }
}

/// Expands to:
/// ```text
/// 0 if __rt::Option::is_none(&__f0) => __f0 = __rt::Some(<u64 as __rt::FromJson<'de>>::parse(__p)?),
/// ```
/// or, in a wide struct, to:
/// ```text
/// 0 if __rt::Option::is_none(&__f0) => __rt::fill(&mut __f0, __p)?,
/// ```
fn arm(container: &Container<'_>, field: &Field<'_>, wide: bool) -> TokenStream {
    let slot = slot(field);
    let index = number(field.index);
    let own = field.parse_with.is_none() && field.validate.is_none();
    let parse = if wide && own && !field.owned_text {
        quote_spanned! {bounds::place_of(field)=> __rt::fill(&mut #slot, __p)? }
    } else {
        let value = call::parse(container, field);
        quote! { #slot = __rt::Some(#value?) }
    };
    match container.duplicates {
        Duplicates::Error | Duplicates::First => {
            quote! { #index if __rt::Option::is_none(&#slot) => #parse, }
        }
        Duplicates::Last => quote! { #index => #parse, },
        Duplicates::PreferFirstName => {
            ranked(field, &quote! { __rt::Option::is_none(&#slot) }, &parse)
        }
    }
}

/// Expands to:
/// ```text
/// __rt::Ok(Self {
///     id: match __f0 {
///         __rt::Some(__value) => __value,
///         __rt::None => __rt::absent::<u64>(__p, &__FIELDS, 0)?,
///     },
/// })
/// ```
fn finish(container: &Container<'_>) -> TokenStream {
    let values = values(container, |field| {
        let slot = slot(field);
        let absent = absent::value(container, field);
        quote! {
            match #slot {
                __rt::Some(__value) => __value,
                __rt::None => #absent,
            }
        }
    });
    let built = built(container, &values);
    quote! { __rt::Ok(#built) }
}

/// Expands to:
/// ```text
/// if __rt::Option::is_none(&__f0) {
///     __f0 = __rt::Some(__rt::absent::<u64>(__p, &__FIELDS, 0)?);
/// }
/// let (__rt::Some(__f0), __rt::Some(__f1)) = (__f0, __f1) else {
///     return __rt::Err(__rt::missing(__p, &__FIELDS, 0));
/// };
/// __rt::Ok(Self { id: __f0, name: __f1 })
/// ```
/// All slots are full at the pattern, which therefore never fails.
fn finish_wide(container: &Container<'_>) -> TokenStream {
    let fill = parsed(container).map(|field| {
        let slot = slot(field);
        let absent = absent::value(container, field);
        let fill = if absent::fails(container, field) {
            quote! { #absent; }
        } else {
            quote! { #slot = __rt::Some(#absent); }
        };
        quote! {
            if __rt::Option::is_none(&#slot) {
                #fill
            }
        }
    });
    let slots: Vec<syn::Ident> = parsed(container).map(slot).collect();
    let values = values(container, |field| {
        let slot = slot(field);
        quote! { #slot }
    });
    let built = built(container, &values);
    quote! {
        #(#fill)*
        let (#(__rt::Some(#slots)),*) = (#(#slots),*) else {
            return __rt::Err(__rt::missing(__p, &__FIELDS, 0));
        };
        __rt::Ok(#built)
    }
}

/// Expands to `id: ..., cache: __rt::Default::default()`, with `value` for fields that are read.
fn values<'a>(container: &Container<'a>, value: impl Fn(&Field<'a>) -> TokenStream) -> TokenStream {
    let values = container.fields.iter().map(|field| {
        let member = &field.member;
        let value = if field.skip_parse {
            absent::skipped(container, field)
        } else if field.flatten {
            slot(field).into_token_stream()
        } else {
            value(field)
        };
        quote! { #member: #value }
    });
    quote! { #(#values),* }
}

pub(crate) fn slot(field: &Field<'_>) -> syn::Ident {
    format_ident!("__f{}", field.index)
}
