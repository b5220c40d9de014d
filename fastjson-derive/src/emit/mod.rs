//! Tokens of the impls, from a model that has passed every check.

pub(crate) mod fallback;

use proc_macro2::TokenStream;

use crate::model::Container;

/// The `ToJson` impl.
pub(crate) fn to_json(_container: &Container<'_>) -> TokenStream {
    TokenStream::new()
}

/// The `FromJson` impl.
pub(crate) fn from_json(_container: &Container<'_>) -> TokenStream {
    TokenStream::new()
}
