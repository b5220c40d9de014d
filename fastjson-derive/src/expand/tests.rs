//! Every mistake by its text, and what a derive input without mistakes becomes.

mod attribute;
mod contradiction;
mod conversion;
mod enums;
mod model;
mod serde;

use syn::{Data, DeriveInput};

use super::*;
use crate::model::{DefaultValue, Duplicates, Shape, Unknown};

const BOTH: Directions = Directions { print: true, parse: true };
const PRINT: Directions = Directions { print: true, parse: false };
const PARSE: Directions = Directions { print: false, parse: true };

/// The text of each mistake.
fn mistakes(source: &str, directions: Directions) -> Vec<String> {
    let input: DeriveInput = syn::parse_str(source).unwrap();
    let mut errors = Errors::default();
    let attributes = ContainerAttributes::new(&input.attrs, &mut errors);
    read(&input, &attributes, directions, &mut errors);
    errors.texts()
}

/// Runs `look` on the model of a source without mistakes.
fn with_model(source: &str, look: impl FnOnce(&Container<'_>)) {
    let input: DeriveInput = syn::parse_str(source).unwrap();
    let mut errors = Errors::default();
    let attributes = ContainerAttributes::new(&input.attrs, &mut errors);
    let Some(Model::Container(container)) = read(&input, &attributes, BOTH, &mut errors) else {
        panic!("no struct")
    };
    assert_eq!(errors.texts(), [""; 0], "{source}");
    look(&container);
}

fn on_struct(list: &str) -> String {
    format!("#[fastjson({list})] struct S {{ a: u8 }}")
}

fn on_field(list: &str) -> String {
    format!("struct S {{ #[fastjson({list})] a: u8 }}")
}

/// Written without spaces: how tokens are spaced depends on where they came from.
fn tokens(value: impl quote::ToTokens) -> String {
    value.to_token_stream().to_string().replace(' ', "")
}
