//! Parsing of structs without names: the elements of an array, in order.

use proc_macro2::TokenStream;
use quote::{format_ident, quote};

use super::fields::number;
use super::{absent, built, call, is_packed, parse_methods};
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
/// if !__more {
///     return __rt::Err(__rt::too_short(__p, 1, 2, 0));
/// }
/// let __f0 = <f64 as __rt::FromJson<'de>>::parse(__p)?;
/// __more = __rt::Parser::next_element(__p)?;
/// let mut __f1 = __rt::None;
/// if __more {
///     __f1 = __rt::Some(<u8 as __rt::FromJson<'de>>::parse(__p)?);
///     __more = __rt::Parser::next_element(__p)?;
/// }
/// if __more {
///     return __rt::Err(__rt::too_long(__p, 2));
/// }
/// __rt::Ok(Self {
///     0: __f0,
///     1: match __f1 {
///         __rt::Some(__value) => __value,
///         __rt::None => <u8 as __rt::Default>::default(),
///     },
/// })
/// ```
pub(crate) fn fresh(container: &Container<'_>) -> TokenStream {
    let len = number(parsed(container).count());
    let elements = parsed(container).map(|field| {
        let slot = slot(field);
        let element = call::parse(container, field);
        if absent::has_default(container, field) {
            return quote! {
                let mut #slot = __rt::None;
                if __more {
                    #slot = __rt::Some(#element?);
                    __more = __rt::Parser::next_element(__p)?;
                }
            };
        }
        let too_short = absent::value(container, field);
        quote! {
            if !__more {
                #too_short;
            }
            let #slot = #element?;
            __more = __rt::Parser::next_element(__p)?;
        }
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
    let built = built(container, &quote! { #(#values),* });
    quote! {
        #begin
        #(#elements)*
        if __more {
            return __rt::Err(__rt::too_long(__p, #len));
        }
        #default
        __rt::Ok(#built)
    }
}

/// Expands to:
/// ```text
/// let mut __more = __rt::Parser::begin_array(__p)?;
/// if __more {
///     <f64 as __rt::FromJson<'de>>::parse_into(&mut self.0, __p)?;
///     __more = __rt::Parser::next_element(__p)?;
/// } else {
///     return __rt::Err(__rt::too_short(__p, 1, 1, 0));
/// }
/// if __more {
///     return __rt::Err(__rt::too_long(__p, 1));
/// }
/// __rt::Ok(())
/// ```
fn in_place(container: &Container<'_>) -> TokenStream {
    let len = number(parsed(container).count());
    let elements = parsed(container).map(|field| {
        let element = call::parse_into(container, field);
        let absent = absent::assign(container, field);
        quote! {
            if __more {
                #element?;
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
