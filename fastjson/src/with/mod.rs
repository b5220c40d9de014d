//! Ready converters for `#[fastjson(with = ...)]`.
mod layers;
pub mod via_str;

pub use layers::{Each, Function, OptionOf, ParseWith, PrintWith, Values, parse_with, print_with};
