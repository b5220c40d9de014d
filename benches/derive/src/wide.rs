//! Structs with many members.

use proc_macro::{TokenStream, TokenTree};

use crate::library::Flavor;
use crate::tokens::{read, word};

pub(crate) fn expand(input: TokenStream) -> TokenStream {
    let tokens: Vec<TokenTree> = input.into_iter().collect();
    let name = tokens.first().and_then(word).expect("a name");
    let count: usize = tokens[2].to_string().parse().expect("a number of members");
    let flavor = Flavor { borrowed: false, miniserde: true };
    let fields: String = (0..count)
        .map(|index| format!("{}pub member_{index:03}: {},", option(index), TYPES[index % 5]))
        .collect();
    read(&format!("{} pub struct {name} {{ {fields} }}", flavor.derives()))
}

fn option(index: usize) -> String {
    let is_option = TYPES[index % 5].starts_with("Option");
    let field = crate::library::Field { is_option, ..Default::default() };
    Flavor { borrowed: false, miniserde: true }.attributes(&field)
}

const TYPES: [&str; 5] = ["u64", "String", "f64", "bool", "Option<i32>"];
