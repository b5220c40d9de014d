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

/// The length of a line end and its indentation, and the byte behind them.
#[must_use]
pub fn line_end_len(input: &[u8]) -> Option<(usize, u8)> {
    super::line_end_len(input)
}

/// Whether the line end and its indentation have a length.
#[must_use]
pub fn is_line_end_of(input: &[u8], len: usize) -> bool {
    super::is_line_end_of(input, len)
}

/// The length of the short number that `input` begins with, if there is one.
#[must_use]
pub fn short_number_len(input: &[u8]) -> Option<usize> {
    super::short_number_len(input, *input.first()?)
}

/// The length of the plain member that `input` begins with, if there is one.
#[must_use]
pub fn plain_member_len<const STRUCTURAL: bool>(input: &[u8]) -> Option<usize> {
    super::plain_member_len::<STRUCTURAL>(input)
}

/// Copies text of at most 256 bytes to a target of its length; `false`, and anything in the target,
/// if it is longer or a byte of it needs an escape.
///
/// # Panics
/// If the lengths differ.
pub fn copy_short_plain(source: &[u8], target: &mut [MaybeUninit<u8>]) -> bool {
    super::copy_short_plain(source, target)
}

/// Escapes `source` as far as the target has room for steps; returns how many bytes were consumed
/// and how many were written.
pub fn escape(source: &[u8], target: &mut [MaybeUninit<u8>]) -> (usize, usize) {
    super::escape(source, target)
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
