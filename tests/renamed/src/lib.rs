//! A library whose public types derive through a renamed runtime crate, under lints about
//! public interfaces.

#![forbid(unsafe_code)]
#![deny(
    warnings,
    missing_docs,
    missing_debug_implementations,
    single_use_lifetimes,
    unreachable_pub,
    unused_qualifications,
    clippy::all,
    clippy::pedantic,
    clippy::nursery,
    clippy::exhaustive_structs,
    clippy::indexing_slicing,
    clippy::missing_docs_in_private_items,
    clippy::missing_inline_in_public_items,
    clippy::missing_trait_methods
)]

use json::{FastJson, FromJson, ToJson};

/// A page of items.
#[non_exhaustive]
#[derive(FastJson, Debug, Clone, PartialEq, Eq)]
#[fastjson(crate = json, rename_all = "camelCase")]
pub struct Page<'input, Item> {
    /// What it is called.
    pub page_title: &'input str,
    /// What is on it.
    #[fastjson(default, alias = "content")]
    pub items: Vec<Item>,
    /// Where it is.
    pub place: Place,
}

/// A row and a column.
#[non_exhaustive]
#[derive(ToJson, FromJson, Debug, Clone, Copy, PartialEq, Eq)]
#[fastjson(crate = json)]
pub struct Place(pub u32, pub u32);

/// A number that is a key too.
#[non_exhaustive]
#[derive(FastJson, Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
#[fastjson(crate = "json")]
pub struct Id(pub u64);

#[cfg(test)]
mod tests {
    use super::{Id, Page, Place};

    #[test]
    fn both_directions() -> Result<(), json::Error> {
        let page = Page { page_title: "one", items: vec![Id(7)], place: Place(1, 2) };
        let text = json::to_string(&page);
        assert_eq!(text, r#"{"pageTitle":"one","items":[7],"place":[1,2]}"#);
        assert_eq!(json::from_str::<Page<'_, Id>>(&text)?, page);
        let other = r#"{"place":[1,2],"content":[7],"pageTitle":"one"}"#;
        assert_eq!(json::from_str::<Page<'_, Id>>(other)?, page);
        Ok(())
    }
}
