//! `models!` writes struct definitions twice, with the derives of every library: a generic
//! definition would do for serde's libraries, but some peers' derives take no type parameter.
//!
//! The input is struct definitions whose text type is called `S`. `mod owned` has them with
//! `String` in its place, `mod borrowed` with `Borrowed<'a>`. Before the structs may stand
//! `#![camel_case]`. A field may have `#[rename("name")]` and `#[optional]`, which is not to
//! print a `None`; each library is told in its own words.
//!
//! `wide!` writes a struct with the number of members that is asked for.

mod library;
mod model;
mod tokens;
mod wide;

use proc_macro::TokenStream;

/// Writes `mod owned` and `mod borrowed` from struct definitions over a text type `S`.
#[proc_macro]
pub fn models(input: TokenStream) -> TokenStream {
    model::expand(input)
}

/// `wide!(Name, 100)` writes `pub struct Name` with members `member_000` to `member_099`, in
/// turns `u64`, `String`, `f64`, `bool` and `Option<i32>`.
#[proc_macro]
pub fn wide(input: TokenStream) -> TokenStream {
    wide::expand(input)
}
