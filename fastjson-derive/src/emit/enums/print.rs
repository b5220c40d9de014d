//! Printing of enums.

use proc_macro2::TokenStream;
use quote::quote;
use syn::ext::IdentExt;

use super::super::{bounds, fields, fresh, print_struct, print_value, trait_impl};
use super::{describe, names};
use crate::enums::{Enum, Tagging, Variant};
use crate::literal;
use crate::model::{Container, Shape};

/// Expands to:
/// ```text
/// impl __rt::ToJson for Event {
///     fn print(&self, __p: &mut __rt::Printer<'_>) {
///         match self {
///             Self::Quit => __rt::Printer::raw(__p, "\"Quit\""),
///             Self::Key { 0: __f0 } => {
///                 __rt::Printer::raw(__p, "{\"Key\":");
///                 __rt::print(__f0, __p);
///                 __rt::Printer::raw(__p, "}");
///             }
///         }
///     }
/// }
/// ```
pub(super) fn items(model: &Enum<'_>) -> TokenStream {
    let head = bounds::to_json(&model.whole);
    if model.is_names() {
        return names::printing(model, &head);
    }
    let arms = model.variants.iter().map(|variant| {
        let pattern = pattern(variant);
        let table = table(variant);
        let statements = arm(model, variant);
        quote! { #pattern => { #table #statements } }
    });
    let describe = describe::printed(model);
    let body = quote! {
        fn print(&self, __p: &mut __rt::Printer<'_>) {
            match self { #(#arms)* }
        }
        #describe
    };
    trait_impl(&model.whole, &head, &quote! { __rt::ToJson }, &body)
}

/// Expands to `Self::Key { 0: __f0 }`.
pub(super) fn pattern(variant: &Variant<'_>) -> TokenStream {
    let ident = variant.ident;
    let body = &variant.body;
    let is_used = |field: &&crate::model::Field<'_>| !variant.skip_print && !field.skip_print;
    let used: Vec<_> = body.fields.iter().filter(is_used).collect();
    let rest = (used.len() < body.fields.len()).then(|| quote! { .. });
    let bound = used.iter().map(|field| {
        let member = &field.member;
        let slot = fresh::slot(field);
        quote! { #member: #slot, }
    });
    if body.shape == Shape::Unit {
        quote! { Self::#ident }
    } else {
        quote! { Self::#ident { #(#bound)* #rest } }
    }
}

fn arm(model: &Enum<'_>, variant: &Variant<'_>) -> TokenStream {
    if variant.skip_print {
        return skipped(model, variant);
    }
    if variant.untagged || variant.keeps_all() {
        return content(&variant.body);
    }
    let name = &variant.printed;
    let is_unit = variant.body.shape == Shape::Unit;
    match &model.tagging {
        Tagging::External if is_unit => raw(name),
        Tagging::External => around(&format!("{{{name}:"), &variant.body),
        Tagging::Adjacent { tag, .. } if is_unit => {
            raw(&format!("{{{}{name}}}", literal::member(tag)))
        }
        Tagging::Adjacent { tag, content } => {
            let (tag, content) = (literal::member(tag), literal::member(content));
            around(&format!("{{{tag}{name},{content}"), &variant.body)
        }
        Tagging::Internal { tag } => match variant.body.shape {
            Shape::Unit => raw(&format!("{{{}{name}}}", literal::member(tag))),
            Shape::Newtype => members(&format!("{{{}{name}", literal::member(tag)), &variant.body),
            // The tag is among the members.
            Shape::Named | Shape::Tuple => content(&variant.body),
        },
        Tagging::Number => {
            let ident = variant.ident;
            quote! { __rt::print(&(Self::#ident as ::core::primitive::i128), __p); }
        }
        Tagging::Untagged => content(&variant.body),
    }
}

/// A variant that is never printed, or only by another name.
pub(super) fn skipped(model: &Enum<'_>, variant: &Variant<'_>) -> TokenStream {
    match (&variant.serialize_as, &model.tagging) {
        (Some(name), Tagging::External) => raw(name),
        (Some(name), Tagging::Internal { tag } | Tagging::Adjacent { tag, .. }) => {
            raw(&format!("{{{}{name}}}", literal::member(tag)))
        }
        _ => {
            let name = format!("{}::{}", model.whole.input.ident.unraw(), variant.ident.unraw());
            quote! { __rt::unprintable(#name) }
        }
    }
}

fn raw(text: &str) -> TokenStream {
    quote! { __rt::Printer::raw(__p, #text); }
}

/// The content behind a text and before a bracket.
fn around(text: &str, body: &Container<'_>) -> TokenStream {
    let content = content(body);
    quote! {
        __rt::Printer::raw(__p, #text);
        #content
        __rt::Printer::raw(__p, "}");
    }
}

/// The members of a newtype's content behind the tag.
fn members(text: &str, body: &Container<'_>) -> TokenStream {
    let values = body.fields.iter().map(|field| {
        let value = super::super::reference_to(body, field);
        quote! { __rt::members_of(__p, &mut __members, #value); }
    });
    quote! {
        __rt::Printer::raw(__p, #text);
        let mut __members = __rt::more_members();
        #(#values)*
        __rt::end_members(__p, __members);
    }
}

/// What a variant holds, as a value.
pub(super) fn content(body: &Container<'_>) -> TokenStream {
    if body.shape == Shape::Newtype {
        return body.fields.iter().map(|field| print_value(body, field)).collect();
    }
    print_struct::statements(body)
}

/// Expands, where there are names, to `use __FIELDS2 as __FIELDS;`.
pub(super) fn table(variant: &Variant<'_>) -> Option<TokenStream> {
    let body = &variant.body;
    let mut printed = body.fields.iter().filter(|field| !field.skip_print);
    let has_names = printed.any(|field| field.flatten || field.print_name.is_some());
    let is_used = body.shape == Shape::Named && has_names && !variant.skip_print;
    is_used.then(|| {
        let table = fields::ident(body);
        quote! { use #table as __FIELDS; }
    })
}
