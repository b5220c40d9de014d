//! Parsing of enums: the method of each variant, and what chooses among them.

use proc_macro2::TokenStream;
use quote::{format_ident, quote};

use super::super::{
    array, bounds, call, fields, fresh, parse_alone, parse_struct, shape, trait_impl, value,
};
use super::{describe, names, tables, tagged, untagged};
use crate::enums::{Enum, Tagging, Variant};
use crate::model::{Container, Shape};

/// Expands to the tables and, unless the enum is a set of names, to:
/// ```text
/// trait __Variants<'de>: __rt::Sized {
///     fn __v1(__p: &mut __rt::Parser<'de>) -> __rt::Result<Self, __rt::Error>;
/// }
/// impl<'de> __Variants<'de> for Event { ... }
/// impl<'de> __rt::FromJson<'de> for Event { ... }
/// ```
pub(super) fn items(model: &Enum<'_>) -> TokenStream {
    let whole = &model.whole;
    let lifetime = &whole.parse_lifetime;
    let head = bounds::from_json(whole);
    let from_json = quote! { __rt::FromJson<#lifetime> };
    let has_tags = model.tagging != Tagging::Number && model.parsed().next().is_some();
    let names = has_tags.then(|| tables::of_names(model));
    if model.is_names() {
        let impls = names::parsing(model, &head);
        return quote! { #names #impls };
    }
    let tag = has_tags.then(|| tables::of_tag(model));
    let methods = methods(model);
    let variants = (!methods.is_empty()).then(|| {
        let heads = methods.iter().map(|(head, _)| quote! { #head; });
        let methods = methods.iter().map(|(head, body)| quote! { #head { #body } });
        let name = quote! { __Variants<#lifetime> };
        let body = quote! { #(#methods)* };
        let methods = trait_impl(whole, &head, &name, &body);
        quote! {
            trait #name: __rt::Sized {
                #(#heads)*
            }
            #methods
        }
    });
    let statements = untagged::statements(model).unwrap_or_else(|| tagged::statements(model));
    let parse = parse_alone(whole, &statements);
    let shape = shape::method(of_enum(model));
    let describe = describe::parsed(model);
    let body = quote! { #parse #shape #describe };
    let from_json = trait_impl(whole, &head, &from_json, &body);
    quote! { #names #tag #variants #from_json }
}

/// The heads and bodies of the methods.
fn methods(model: &Enum<'_>) -> Vec<(TokenStream, TokenStream)> {
    let mut methods = Vec::new();
    let lifetime = &model.whole.parse_lifetime;
    let parser = quote! { __p: &mut __rt::Parser<#lifetime> };
    let result = quote! { __rt::Result<Self, __rt::Error> };
    for variant in model.variants.iter().filter(|variant| !variant.skip_parse) {
        let name = method(variant);
        let tag = variant.body.tag.as_ref().map(|_| quote! { , __tag: &__rt::Tag });
        let head = quote! { fn #name(#parser #tag) -> #result };
        let body = match variant.body.shape {
            Shape::Named => struct_body(&variant.body),
            Shape::Tuple => array::fresh(&variant.body),
            Shape::Newtype if variant.untagged => {
                let content = newtype(&variant.body);
                quote! { __rt::Ok(#content) }
            }
            Shape::Unit if variant.untagged => value::unit(&variant.body),
            Shape::Newtype | Shape::Unit => continue,
        };
        methods.push((head, body));
    }
    if untagged::tries_tagged(model) {
        let head = quote! { fn __tagged(#parser) -> #result };
        methods.push((head, tagged::statements(model)));
    }
    methods
}

pub(super) fn method(variant: &Variant<'_>) -> syn::Ident {
    format_ident!("__v{}", variant.body.number)
}

/// Expands to the statements of a struct, whose table and lexer are those of the variant:
/// ```text
/// use __FIELDS2 as __FIELDS;
/// use __find2 as __find;
/// ```
fn struct_body(body: &Container<'_>) -> TokenStream {
    let table = fields::ident(body);
    let find = parse_struct::has_loop(body).then(|| {
        let find = parse_struct::find_ident(body);
        quote! { use #find as __find; }
    });
    let statements = fresh::statements(body);
    quote! {
        use #table as __FIELDS;
        #find
        #statements
    }
}

/// Expands to `{ let __value = <u8 as __rt::FromJson<'de>>::parse(__p)?; Self::Key { 0: __value } }`.
pub(super) fn newtype(body: &Container<'_>) -> TokenStream {
    let parts = body.fields.iter().map(|field| {
        let parse = call::parse(body, field);
        let built = value::build(body, field);
        quote! { { let __value = #parse?; #built } }
    });
    quote! { #(#parts)* }
}

/// What a variant holds, as an expression; the parser stands before it.
pub(super) fn content(model: &Enum<'_>, variant: &Variant<'_>) -> TokenStream {
    match variant.body.shape {
        Shape::Newtype => newtype(&variant.body),
        Shape::Named | Shape::Tuple => {
            let lifetime = &model.whole.parse_lifetime;
            let method = method(variant);
            quote! { <Self as __Variants<#lifetime>>::#method(__p)? }
        }
        Shape::Unit => {
            let ident = variant.ident;
            quote! { { __rt::Parser::take_null(__p)?; Self::#ident } }
        }
    }
}

fn of_enum(model: &Enum<'_>) -> Option<TokenStream> {
    let tagged = match model.tagging {
        Tagging::External => quote! { __rt::Shape::or(__rt::Shape::STRING, __rt::Shape::OBJECT) },
        Tagging::Adjacent { .. } | Tagging::Internal { .. } => quote! { __rt::Shape::OBJECT },
        Tagging::Number => quote! { __rt::Shape::NUMBER },
        Tagging::Untagged => quote! { __rt::Shape::NONE },
    };
    let mut all = tagged;
    for (_, variant) in model.tried() {
        let shape = shape::of_container(&variant.body)?;
        all = quote! { __rt::Shape::or(#all, #shape) };
    }
    Some(all)
}
