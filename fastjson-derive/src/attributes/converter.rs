//! What stands for a field's own printing and parsing: the path of a module or function, and
//! what reaches inside of containers for it.

use proc_macro2::{Delimiter, TokenStream, TokenTree};
use syn::{ExprPath, LitStr};

use super::Item;
use crate::errors::{Errors, expected_one_of};

/// `path`, or `each(option(path))`.
#[derive(Clone)]
pub(crate) struct Converter {
    /// From the outside to the inside.
    pub(crate) layers: Vec<Layer>,
    pub(crate) path: ExprPath,
}

/// What a converter looks through.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Layer {
    /// The elements of a sequence.
    Each,
    /// The value of an `Option`.
    Option,
    /// The values of a map.
    Values,
}

impl Item {
    /// `name = path` or `name = each(path)`, in quotes (as serde has it) or not.
    pub(super) fn converter(&self, example: &str, errors: &mut Errors) -> Option<Converter> {
        let tokens = self.assigned(example, errors)?;
        let unquoted = syn::parse2::<LitStr>(tokens.clone()).ok();
        let unquoted = unquoted.and_then(|text| text.parse::<TokenStream>().ok());
        let mut layers = Vec::new();
        let mut inner = unquoted.unwrap_or_else(|| tokens.clone());
        while let Some((word, list)) = call(&inner) {
            let found = word.to_string();
            let Some((_, layer)) = LAYERS.iter().find(|(known, _)| *known == found) else {
                let words: Vec<&str> = LAYERS.iter().map(|(known, _)| *known).collect();
                let expected = expected_one_of(&found, &words);
                errors.at(word, format!("`{found}` reaches into nothing, {expected}"));
                return None;
            };
            if list.is_empty() {
                let message = format!("`{found}` needs a path, such as `{found}(path)`");
                errors.at(word, message);
                return None;
            }
            layers.push(*layer);
            inner = list;
        }
        match syn::parse2(inner.clone()) {
            Ok(path) => Some(Converter { layers, path }),
            Err(_) => {
                let message = format!("expected a path, such as `{example}`");
                errors.at(if inner.is_empty() { tokens } else { &inner }, message);
                None
            }
        }
    }
}

const LAYERS: &[(&str, Layer)] =
    &[("each", Layer::Each), ("option", Layer::Option), ("values", Layer::Values)];

/// `word(list)`.
fn call(tokens: &TokenStream) -> Option<(proc_macro2::Ident, TokenStream)> {
    let mut tokens = tokens.clone().into_iter();
    match (tokens.next()?, tokens.next()?, tokens.next()) {
        (TokenTree::Ident(word), TokenTree::Group(list), None)
            if list.delimiter() == Delimiter::Parenthesis =>
        {
            Some((word, list.stream()))
        }
        _ => None,
    }
}
