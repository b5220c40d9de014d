//! Parsing of structs without names: the elements of an array, in order.

use proc_macro2::TokenStream;
use quote::{format_ident, quote, quote_spanned};

use super::fields::number;
use super::{absent, bounds::place_of, is_packed, parse_methods};
use crate::model::{Container, Field};

/// The parsing methods.
pub(crate) fn parse(container: &Container<'_>) -> TokenStream {
    let fresh = fresh(container);
    let in_place = in_place(container);
    parse_methods(container, &fresh, Some(&in_place).filter(|_| !is_packed(container)))
}

/// Expands to:
/// ```text
/// let mut __more = __rt::Parser::begin_array(__p)?;
/// let __f0: f64 = __rt::element(__p, &mut __more, 2, 0)?;
/// let __f1: __rt::Option<u8> = __rt::optional_element(__p, &mut __more)?;
/// if __more {
///     return __rt::Err(__rt::too_long(__p, 2));
/// }
/// __rt::Ok(Self {
///     0: __f0,
///     1: match __f1 {
///         __rt::Some(__value) => __value,
///         __rt::None => __rt::Default::default(),
///     },
/// })
/// ```
fn fresh(container: &Container<'_>) -> TokenStream {
    let len = number(parsed(container).count());
    let elements = parsed(container).enumerate().map(|(at, field)| {
        let slot = slot(field);
        let ty = &field.node.ty;
        if absent::has_default(container, field) {
            let element =
                quote_spanned! {place_of(field)=> __rt::optional_element(__p, &mut __more)? };
            return quote! { let #slot: __rt::Option<#ty> = #element; };
        }
        let at = number(at);
        let element =
            quote_spanned! {place_of(field)=> __rt::element(__p, &mut __more, #len, #at)? };
        quote! { let #slot: #ty = #element; }
    });
    let default = absent::container_default(container, container.fields.iter());
    let values = container.fields.iter().map(|field| {
        let member = &field.member;
        if field.skip_parse {
            let value = absent::skipped(container, field);
            return quote! { #member: #value };
        }
        let slot = slot(field);
        if !absent::has_default(container, field) {
            return quote! { #member: #slot };
        }
        let value = absent::value(container, field);
        quote! {
            #member: match #slot {
                __rt::Some(__value) => __value,
                __rt::None => #value,
            }
        }
    });
    let begin = begin(container);
    quote! {
        #begin
        #(#elements)*
        if __more {
            return __rt::Err(__rt::too_long(__p, #len));
        }
        #default
        __rt::Ok(Self { #(#values),* })
    }
}

/// Expands to:
/// ```text
/// let mut __more = __rt::Parser::begin_array(__p)?;
/// if __more {
///     __rt::parse_into(&mut self.0, __p)?;
///     __more = __rt::Parser::next_element(__p)?;
/// } else {
///     return __rt::Err(__rt::too_short(__p, 1, 0));
/// }
/// if __more {
///     return __rt::Err(__rt::too_long(__p, 1));
/// }
/// __rt::Ok(())
/// ```
fn in_place(container: &Container<'_>) -> TokenStream {
    let len = number(parsed(container).count());
    let elements = parsed(container).map(|field| {
        let member = &field.member;
        let element = quote_spanned! {place_of(field)=> __rt::parse_into(&mut self.#member, __p)? };
        let absent = absent::assign(container, field);
        quote! {
            if __more {
                #element;
                __more = __rt::Parser::next_element(__p)?;
            } else {
                #absent
            }
        }
    });
    let skipped = container.fields.iter().filter(|field| field.skip_parse);
    let skipped = skipped.map(|field| {
        let member = &field.member;
        let value = absent::skipped(container, field);
        quote! { self.#member = #value; }
    });
    // Made before the elements: which of them are absent is not known yet.
    let default = absent::container_default(container, container.fields.iter());
    let begin = begin(container);
    quote! {
        #begin
        #default
        #(#elements)*
        if __more {
            return __rt::Err(__rt::too_long(__p, #len));
        }
        #(#skipped)*
        __rt::Ok(())
    }
}

fn begin(container: &Container<'_>) -> TokenStream {
    let mutable = parsed(container).next().map(|_| quote! { mut });
    quote! { let #mutable __more = __rt::Parser::begin_array(__p)?; }
}

fn parsed<'c, 'a>(container: &'c Container<'a>) -> impl Iterator<Item = &'c Field<'a>> {
    container.fields.iter().filter(|field| !field.skip_parse)
}

fn slot(field: &Field<'_>) -> syn::Ident {
    format_ident!("__f{}", field.index)
}
