//! Stage one: `#[fastjson(...)]` lists become values that know where they were given.
//!
//! A list is cut into items by its tokens alone, so that a mistake in one item does not hide
//! the next one's.

pub(crate) mod container;
pub(crate) mod converter;
mod expression;
pub(crate) mod field;
pub(crate) mod rename;
mod serde;
mod slot;
mod value;
pub(crate) mod variant;
mod vocabulary;

use proc_macro2::{Delimiter, Group, Ident, TokenStream, TokenTree};
use syn::{Attribute, Meta};

use self::expression::{find_expression_end, find_type_end};
pub(crate) use self::slot::{Each, Given, Slot};
use self::vocabulary::Place;
use crate::errors::Errors;

/// One `name`, `name = value` or `name(list)`.
struct Item {
    name: Ident,
    value: Value,
}

impl Item {
    fn asks_for_serde(&self) -> bool {
        self.name == "serde_attributes"
    }
}

/// What follows the name of an item, not looked into.
enum Value {
    Absent,
    Assigned(TokenStream),
    Listed(Group),
}

/// The items of every `#[fastjson(...)]` among `attributes`, and if `with_serde`, those of every
/// `#[serde(...)]` in the words that stand for them here.
fn read_items(
    attributes: &[Attribute],
    place: Place,
    with_serde: bool,
    errors: &mut Errors,
) -> Vec<Item> {
    let mut items = read_own_items(attributes, errors);
    // Asked for by one of the struct's own items.
    if with_serde || place == Place::Container && items.iter().any(Item::asks_for_serde) {
        serde::add_items(attributes, place, &mut items, errors);
    }
    items
}

fn read_own_items(attributes: &[Attribute], errors: &mut Errors) -> Vec<Item> {
    let mut items = Vec::new();
    for attribute in attributes.iter().filter(|found| found.path().is_ident("fastjson")) {
        match &attribute.meta {
            Meta::List(list) => split_items(list.tokens.clone(), &mut items, errors),
            other => errors.at(other, "expected a list of attributes: `#[fastjson(...)]`"),
        }
    }
    items
}

/// The names in every `#[fastjson(...)]` among `attributes`.
pub(crate) fn item_names(attributes: &[Attribute]) -> Vec<Ident> {
    let items = read_own_items(attributes, &mut Errors::default());
    items.into_iter().map(|item| item.name).collect()
}

fn split_items(list: TokenStream, items: &mut Vec<Item>, errors: &mut Errors) {
    let tokens: Vec<TokenTree> = list.into_iter().collect();
    let mut rest = tokens.as_slice();
    while let Some((first, after)) = rest.split_first() {
        rest = match first {
            TokenTree::Ident(name) => {
                let (value, taken) = take_value(name, after);
                items.push(Item { name: name.clone(), value });
                &after[taken..]
            }
            // What a `macro_rules!` passed on as one piece.
            TokenTree::Group(group) if group.delimiter() == Delimiter::None => {
                split_items(group.stream(), items, errors);
                after
            }
            _ => {
                errors.at(first, "expected the name of an attribute");
                &after[find_comma(after)..]
            }
        };
        rest = match rest.split_first() {
            None => rest,
            Some((comma, after)) if is_punct(comma, ',') => after,
            Some((found, after)) => {
                errors.at(found, "expected `,`");
                match found {
                    // The comma is missing: what starts here is an item all the same.
                    TokenTree::Ident(_) => rest,
                    _ => &after[(find_comma(after) + 1).min(after.len())..],
                }
            }
        };
    }
}

/// The value at the start of `tokens` and its number of tokens.
fn take_value(name: &Ident, tokens: &[TokenTree]) -> (Value, usize) {
    match tokens.split_first() {
        Some((first, after)) if is_punct(first, '=') => {
            let is_type = TYPES.iter().any(|attribute| name == attribute);
            let end = if is_type { find_type_end(after) } else { find_expression_end(after) };
            (Value::Assigned(after[..end].iter().cloned().collect()), end + 1)
        }
        Some((TokenTree::Group(group), _)) if group.delimiter() == Delimiter::Parenthesis => {
            (Value::Listed(group.clone()), 1)
        }
        _ => (Value::Absent, 0),
    }
}

/// The attributes whose value is a type, in which `<` opens a list.
const TYPES: [&str; 4] = ["from", "into", "remote", "try_from"];

/// Number of tokens in front of the next comma, or all of them.
fn find_comma(tokens: &[TokenTree]) -> usize {
    tokens.iter().position(|token| is_punct(token, ',')).unwrap_or(tokens.len())
}

fn is_punct(token: &TokenTree, expected: char) -> bool {
    matches!(token, TokenTree::Punct(punct) if punct.as_char() == expected)
}
