//! What the tests and benchmarks of this repository call. Not covered by semver.

use core::mem::MaybeUninit;

pub use super::select::{force, paths};

/// Offset of the first quote, backslash or control character, or the length of `input`.
#[must_use]
pub fn find_string_end(input: &[u8]) -> usize {
    super::find_string_end(input)
}

/// Offset of the first byte that is not JSON whitespace, or the length of `input`.
#[must_use]
pub fn find_non_whitespace(input: &[u8]) -> usize {
    super::find_non_whitespace(input)
}

/// Copies `source` up to the first byte that needs an escape; returns how many bytes.
///
/// # Panics
/// If `target` is shorter than `source`.
pub fn copy_plain(source: &[u8], target: &mut [MaybeUninit<u8>]) -> usize {
    super::copy_plain(source, target)
}

/// The length of the array or object that `input` begins with, by its brackets.
#[must_use]
pub fn skip_container(input: &[u8]) -> Option<usize> {
    super::skip_container(input)
}

/// The length of the array that `input` is in, before a value, if the rest of it is JSON; `None`
/// if not, or if the path has no such kernel.
#[must_use]
pub fn check_array(input: &[u8]) -> Option<usize> {
    super::check_container(input, super::Open { objects: 0, depth: 1 })
}
