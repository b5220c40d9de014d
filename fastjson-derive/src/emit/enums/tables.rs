//! The static tables of an enum: its variants, its tag, and the fields of each variant.

use proc_macro2::TokenStream;
use quote::{format_ident, quote};
use syn::ext::IdentExt;

use super::super::fields::{self, number, tag_row};
use super::super::{key_lexer, parse_struct};
use crate::attributes::variant::TagValue;
use crate::enums::{Enum, Tagging, Variant};
use crate::expand::Directions;
use crate::model::Shape;
use crate::names::{Entry, Names, Target};

/// Expands, for each variant with named fields, to a table and a lexer like those of a struct.
pub(super) fn of_variants(model: &Enum<'_>, directions: Directions) -> TokenStream {
    let mut tables = TokenStream::new();
    for variant in &model.variants {
        let parses = directions.parse && !variant.skip_parse;
        let prints = directions.print && !variant.skip_print;
        if variant.body.shape != Shape::Named || !(parses || prints) {
            continue;
        }
        let names = fields::names(&variant.body);
        tables.extend(fields::table(&variant.body, &names, directions));
        if parses {
            tables.extend(parse_struct::find(&variant.body, &names));
        }
    }
    tables
}

/// Expands to the table and the lexer of the variants' names:
/// ```text
/// static __VARIANTS: __rt::Variants = __rt::Variants {
///     names: __rt::Fields { ... },
///     other: ::core::primitive::u16::MAX,
///     values: &[(__rt::TagValue::Integer(2), 1)],
/// };
/// fn __find(__w: &[::core::primitive::u8; 6]) -> __rt::Key { ... }
/// ```
pub(super) fn of_names(model: &Enum<'_>) -> TokenStream {
    let names = names(model);
    let find = key_lexer::find_function(&names, &format_ident!("__find"));
    let type_name = model.whole.input.ident.unraw().to_string();
    let rows = model.variants.iter().map(|variant| {
        let rust_name = variant.ident.unraw().to_string();
        let names = &variant.parse_names;
        quote! {
            __rt::Field {
                rust_name: #rust_name,
                print_name: __rt::None,
                names: &[#(#names),*],
                more: __rt::None,
            }
        }
    });
    let sorted = sorted(&names);
    let any_case = model.whole.case_insensitive;
    let other = match model.parsed().find(|(_, variant)| variant.other) {
        Some((index, _)) => {
            let index = number(index);
            quote! { #index }
        }
        None => quote! { ::core::primitive::u16::MAX },
    };
    let values = model.parsed().filter_map(|(index, variant)| {
        let index = number(index);
        Some(match variant.tag_value.as_ref()? {
            TagValue::Boolean(value) => quote! { (__rt::TagValue::Boolean(#value), #index) },
            TagValue::Integer(value) => {
                let value = proc_macro2::Literal::i128_unsuffixed(*value);
                quote! { (__rt::TagValue::Integer(#value), #index) }
            }
            TagValue::Text(_) => return None,
        })
    });
    quote! {
        static __VARIANTS: __rt::Variants = __rt::Variants {
            names: __rt::Fields {
                type_name: #type_name,
                module_path: ::core::module_path!(),
                fields: &[#(#rows),*],
                sorted: &[#(#sorted),*],
                unknown: __rt::Unknown::Deny,
                declares_duplicates: true,
                any_case: #any_case,
                own: __rt::None,
             tails: __rt::Tails::ALL,
            },
            other: #other,
            values: &[#(#values),*],
        };
        #find
    }
}

/// Expands to a table of the names of the tag, and of the content if there is one:
/// ```text
/// static __TAG: __rt::Fields = __rt::Fields { ... };
/// ```
pub(super) fn of_tag(model: &Enum<'_>) -> TokenStream {
    let texts: Vec<&String> = match &model.tagging {
        Tagging::Adjacent { tag, content } => vec![tag, content],
        Tagging::Internal { tag } => vec![tag],
        Tagging::External | Tagging::Number | Tagging::Untagged => return TokenStream::new(),
    };
    let type_name = model.whole.input.ident.unraw().to_string();
    let rows = texts.iter().map(|text| tag_row(text));
    let entries = texts
        .iter()
        .enumerate()
        .map(|(field, text)| Entry { text: (*text).clone(), target: Target { field, name: 0 } });
    let sorted = sorted(&Names::new(entries));
    let unknown = fields::unknown(model.whole.unknown);
    let any_case = model.whole.case_insensitive;
    quote! {
        static __TAG: __rt::Fields = __rt::Fields {
            type_name: #type_name,
            module_path: ::core::module_path!(),
            fields: &[#(#rows),*],
            sorted: &[#(#sorted),*],
            unknown: __rt::Unknown::#unknown,
            declares_duplicates: true,
            any_case: #any_case,
            own: __rt::None,
         tails: __rt::Tails::ALL,
        };
    }
}

fn names(model: &Enum<'_>) -> Names {
    let of_variant = |(field, variant): (usize, &Variant<'_>)| {
        let names = variant.parse_names.clone().into_iter().enumerate();
        names.map(move |(name, text)| Entry { text, target: Target { field, name } })
    };
    Names::new(model.variants.iter().enumerate().flat_map(of_variant))
        .in_any_case(model.whole.case_insensitive)
}

fn sorted(names: &Names) -> Vec<TokenStream> {
    let place = |entry: &Entry| {
        let field = number(entry.target.field);
        let name = number(entry.target.name);
        quote! { (#field, #name) }
    };
    names.sorted().iter().map(place).collect()
}
