//! The documents that are generated, the same in every run.

pub mod aliases;
pub mod logs;
pub mod pretty;
pub mod small;
pub mod tweets;
pub mod values;
pub mod wide;
mod words;

/// The documents as slices, which is what groups take.
pub fn slices(documents: &[Vec<u8>]) -> Vec<&[u8]> {
    documents.iter().map(Vec::as_slice).collect()
}
