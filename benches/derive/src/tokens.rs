//! Small questions about token trees.

use proc_macro::{TokenStream, TokenTree};

/// The identifier that a token is, if it is one.
pub(crate) fn word(token: &TokenTree) -> Option<String> {
    match token {
        TokenTree::Ident(ident) => Some(ident.to_string()),
        _ => None,
    }
}

/// Whether a token is this punctuation.
pub(crate) fn is_sign(token: Option<&TokenTree>, sign: char) -> bool {
    matches!(token, Some(TokenTree::Punct(punct)) if punct.as_char() == sign)
}

/// The tokens that a text is.
pub(crate) fn read(text: &str) -> TokenStream {
    text.parse().expect("the expansion is Rust")
}
