//! Byte searches: bytes in, offsets out, no knowledge of JSON errors.
//!
//! Every x86-64 processor has SSE2, so its 16-byte blocks are compiled in and inlined; other
//! processors use 8-byte words. The scalar twin is the oracle of the tests.
//! A search never reads past its slice: the last block overlaps the one before it, and inputs
//! shorter than a block are read by words and bytes.

mod block;
#[cfg(test)]
mod scalar;
#[cfg(target_arch = "x86_64")]
mod sse2;
#[cfg(test)]
mod tests;
mod word;

use core::mem::MaybeUninit;

use block::{NonWhitespace, StringEnds};

#[cfg(target_arch = "x86_64")]
type Native = sse2::Sse2;
#[cfg(not(target_arch = "x86_64"))]
type Native = word::Word;

/// Offset of the first byte that ends a run of plain string text: a quote, a backslash or a
/// control character; the length of `input` if there is none.
#[inline(always)]
pub(crate) fn find_string_end(input: &[u8]) -> usize {
    block::find::<StringEnds>(input)
}

/// Offset of the first byte that is not JSON whitespace, or the length of `input`.
#[inline(always)]
pub(crate) fn find_non_whitespace(input: &[u8]) -> usize {
    block::find::<NonWhitespace>(input)
}

/// Copies plain string text from `source` to `target` up to the first byte that needs an escape,
/// and returns how many bytes were copied.
///
/// `target` must be at least as long as `source`; more bytes of it may be overwritten than are
/// counted, up to the length of `source`.
#[inline(always)]
pub(crate) fn copy_plain(source: &[u8], target: &mut [MaybeUninit<u8>]) -> usize {
    block::copy_until::<StringEnds>(source, target)
}
