//! `#[serde(...)]` lists, for types that carry them anyway: each word becomes the one of ours
//! that means the same, or is a mistake. None is left out silently.

use proc_macro2::TokenStream;
use quote::quote_spanned;
use syn::{Attribute, ExprPath, LitStr, Meta};

use super::vocabulary::Place;
use super::{Item, Value, split_items};
use crate::errors::Errors;

/// What one of serde's words is to us.
enum Meaning {
    /// The word of ours that is spelt the same.
    Same,
    /// A function in quotes, where ours takes an expression.
    DefaultOfField,
    /// It is about serde's own code, or comes by itself here.
    Nothing,
    /// It cannot be honoured, for this reason.
    Refused(&'static str),
}

/// Adds what the `#[serde(...)]` lists say to `own`, which has what `#[fastjson(...)]` says. A
/// word that is there already wins over serde's.
pub(super) fn add_items(
    attributes: &[Attribute],
    place: Place,
    own: &mut Vec<Item>,
    errors: &mut Errors,
) {
    let mut found = Vec::new();
    for attribute in attributes.iter().filter(|found| found.path().is_ident("serde")) {
        match &attribute.meta {
            Meta::List(list) => split_items(list.tokens.clone(), &mut found, errors),
            other => errors.at(other, "expected a list of attributes: `#[serde(...)]`"),
        }
    }
    let ours = own.len();
    let tagged = own.iter().chain(&found).any(|item| item.name == "tag");
    let untagged_struct = place == Place::Container && !tagged;
    for item in found {
        let word = item.name.to_string();
        let own_words = own.get(..ours).unwrap_or_default();
        if own_words.iter().any(|own| replaces(&own.name.to_string(), &word)) {
            continue;
        }
        match meaning(&word, place) {
            // Without a tag the name of a type is not in its JSON.
            Some(Meaning::Same) if word == "rename" && untagged_struct => {}
            Some(Meaning::Same) => own.push(item),
            Some(Meaning::DefaultOfField) => own.extend(default_of_field(item, errors)),
            Some(Meaning::Nothing) => {}
            Some(Meaning::Refused(reason)) => {
                errors.at(&item.name, format!("serde's `{word}` cannot be honoured: {reason}"))
            }
            None => errors.at(
                &item.name,
                format!("serde's `{word}` is not known here; say it again in `#[fastjson(...)]`"),
            ),
        }
    }
}

/// Whether our word `own` stands for serde's `word`: it is the same one, or says as well how the
/// value is converted.
fn replaces(own: &str, word: &str) -> bool {
    own == word || (CONVERSIONS.contains(&word) && (CONVERSIONS.contains(&own) || own == "via_str"))
}

const CONVERSIONS: &[&str] = &["with", "serialize_with", "deserialize_with"];

fn meaning(word: &str, place: Place) -> Option<Meaning> {
    Some(match (word, place) {
        (
            "content"
            | "deny_unknown_fields"
            | "default"
            | "expecting"
            | "from"
            | "into"
            | "remote"
            | "rename"
            | "rename_all"
            | "rename_all_fields"
            | "tag"
            | "transparent"
            | "try_from"
            | "untagged",
            Place::Container,
        )
        | (
            "alias"
            | "flatten"
            | "getter"
            | "rename"
            | "skip"
            | "skip_deserializing"
            | "skip_serializing"
            | "skip_serializing_if",
            Place::Field,
        )
        | (
            "alias" | "other" | "rename" | "rename_all" | "skip" | "skip_deserializing"
            | "skip_serializing" | "untagged",
            Place::Variant,
        ) => Meaning::Same,
        ("default", Place::Field) => Meaning::DefaultOfField,
        ("crate", Place::Container) | ("borrow", _) => Meaning::Nothing,
        ("bound", _) => Meaning::Refused(
            "its bounds are on serde's traits; write `#[fastjson(bound = \"...\")]`, which may be \
             empty, beside it",
        ),
        ("with" | "serialize_with" | "deserialize_with", _) => Meaning::Refused(
            "its functions take serde's types; write `#[fastjson(with = ...)]` beside it",
        ),
        ("field_identifier" | "variant_identifier", Place::Container) => {
            Meaning::Refused("enums that only name members are not needed here")
        }
        _ => return None,
    })
}

/// `default = "path"` as `default = path()`.
fn default_of_field(mut item: Item, errors: &mut Errors) -> Option<Item> {
    let Value::Assigned(tokens) = &item.value else { return Some(item) };
    match function_call(tokens) {
        Some(call) => {
            item.value = Value::Assigned(call);
            Some(item)
        }
        None => {
            errors.at(tokens, "expected the path of a function in quotes");
            None
        }
    }
}

fn function_call(tokens: &TokenStream) -> Option<TokenStream> {
    let text = syn::parse2::<LitStr>(tokens.clone()).ok()?;
    let path: ExprPath = text.parse().ok()?;
    Some(quote_spanned! {text.span()=> #path() })
}
