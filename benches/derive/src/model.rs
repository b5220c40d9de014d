//! Struct definitions over a text type, written as an owned and as a borrowing model.

use std::collections::BTreeSet;

use proc_macro::{Delimiter, Group, TokenStream, TokenTree};

use crate::library::{Field, Flavor};
use crate::tokens::{is_sign, read, word};

pub(crate) fn expand(input: TokenStream) -> TokenStream {
    let tokens: Vec<TokenTree> = input.into_iter().collect();
    let text = tokens.iter().map(ToString::to_string).collect::<String>();
    let camel_case = is_sign(tokens.get(1), '!');
    let body = if camel_case { &tokens[3..] } else { &tokens[..] };
    let file = Models {
        generic: generic_structs(body),
        camel_case,
        miniserde: !text.contains("optional"),
    };
    let mut out = TokenStream::new();
    for (name, borrowed) in [("owned", false), ("borrowed", true)] {
        let flavor = Flavor { borrowed, miniserde: file.miniserde };
        let structs = file.structs(body, flavor);
        out.extend(read(&format!("pub mod {name}")));
        out.extend([TokenTree::from(Group::new(Delimiter::Brace, structs))]);
    }
    out
}

/// What is true of all structs of one invocation.
struct Models {
    /// The names of the structs that have the text type.
    generic: BTreeSet<String>,
    camel_case: bool,
    miniserde: bool,
}

impl Models {
    fn structs(&self, body: &[TokenTree], flavor: Flavor) -> TokenStream {
        let mut out =
            read("#[allow(unused_imports, reason = \"not every model needs all\")] use super::*;");
        // simd-json-derive and nanoserde call the methods of their traits by name.
        out.extend(read(
            "#[cfg(feature = \"peers\")] #[allow(unused_imports, reason = \"derives use them\")] \
             use ::{simd_json_derive::Serialize as _, nanoserde::{DeJson as _, SerJson as _}};",
        ));
        let mut rest = body;
        while let Some(start) = rest.iter().position(|t| word(t).as_deref() == Some("pub")) {
            let fields = rest.iter().position(is_braces).expect("a struct has its fields");
            out.extend(rest[..start].iter().cloned());
            out.extend(read(&flavor.derives()));
            out.extend(self.with_text_type(&rest[start..fields], flavor));
            let TokenTree::Group(group) = &rest[fields] else { unreachable!() };
            let fields_text = self.fields(group, flavor);
            out.extend([TokenTree::from(Group::new(Delimiter::Brace, fields_text))]);
            rest = &rest[fields + 1..];
        }
        out
    }

    /// The fields with every library's attributes.
    fn fields(&self, group: &Group, flavor: Flavor) -> TokenStream {
        let tokens: Vec<TokenTree> = group.stream().into_iter().collect();
        let mut out = TokenStream::new();
        for field in split_at_commas(&tokens) {
            let start = field.iter().position(|t| word(t).as_deref() == Some("pub"));
            let (attributes, field) = field.split_at(start.expect("the fields are public"));
            let mut described = self.describe(attributes);
            described.is_option = field.get(3).and_then(word).as_deref() == Some("Option");
            described.has_text = field.iter().any(|t| word(t).as_deref() == Some("S"));
            if self.camel_case && described.rename.is_none() {
                described.rename = field.get(1).and_then(word).map(|name| camel_case(&name));
            }
            out.extend(read(&flavor.attributes(&described)));
            out.extend(self.with_text_type(field, flavor));
            out.extend(read(","));
        }
        out
    }

    fn describe(&self, attributes: &[TokenTree]) -> Field {
        let mut field = Field::default();
        for token in attributes {
            let TokenTree::Group(group) = token else { continue };
            let mut inner = group.stream().into_iter();
            match inner.next().as_ref().and_then(word).as_deref() {
                Some("optional") => field.optional = true,
                Some("rename") => match inner.next() {
                    Some(TokenTree::Group(name)) => field.rename = Some(name.stream().to_string()),
                    _ => panic!("expected `rename(\"name\")`"),
                },
                Some("doc") => {}
                other => panic!("unknown attribute {other:?}"),
            }
        }
        field
    }

    /// Puts the text type for `S`, and the structs' own parameter for `<S>`.
    fn with_text_type(&self, tokens: &[TokenTree], flavor: Flavor) -> TokenStream {
        let mut out = TokenStream::new();
        let mut at = 0;
        while let Some(token) = tokens.get(at) {
            at += 1;
            match word(token) {
                Some(name) if name == "S" => {
                    out.extend(read(if flavor.borrowed { "Borrowed<'a>" } else { "String" }));
                }
                Some(name) if self.generic.contains(&name) && is_sign(tokens.get(at), '<') => {
                    out.extend([token.clone()]);
                    if flavor.borrowed {
                        out.extend(read("<'a>"));
                    }
                    at += 3;
                }
                _ => match token {
                    TokenTree::Group(group) => {
                        let inner: Vec<TokenTree> = group.stream().into_iter().collect();
                        let inner = self.with_text_type(&inner, flavor);
                        out.extend([TokenTree::from(Group::new(group.delimiter(), inner))]);
                    }
                    _ => out.extend([token.clone()]),
                },
            }
        }
        out
    }
}

/// The names of the structs that are written `struct Name<S>`.
fn generic_structs(body: &[TokenTree]) -> BTreeSet<String> {
    body.windows(3)
        .filter(|w| word(&w[0]).as_deref() == Some("struct") && is_sign(w.get(2), '<'))
        .filter_map(|w| word(&w[1]))
        .collect()
}

fn is_braces(token: &TokenTree) -> bool {
    matches!(token, TokenTree::Group(group) if group.delimiter() == Delimiter::Brace)
}

/// Splits fields at the commas that are in no type's brackets.
fn split_at_commas(tokens: &[TokenTree]) -> Vec<&[TokenTree]> {
    let (mut fields, mut depth, mut start) = (vec![], 0, 0);
    for (at, token) in tokens.iter().enumerate() {
        let token = Some(token);
        depth += i32::from(is_sign(token, '<')) - i32::from(is_sign(token, '>'));
        if depth == 0 && is_sign(token, ',') {
            fields.push(&tokens[start..at]);
            start = at + 1;
        }
    }
    if start < tokens.len() {
        fields.push(&tokens[start..]);
    }
    fields
}

/// The literal of a field's name in camel case.
fn camel_case(name: &str) -> String {
    let mut parts = name.split('_');
    let mut out = parts.next().unwrap_or_default().to_owned();
    for part in parts {
        out += &part[..1].to_uppercase();
        out += &part[1..];
    }
    format!("{out:?}")
}
