//! Byte searches: bytes in, offsets out, no knowledge of JSON errors.
//!
//! Short searches are inlined: by the 16-byte blocks of SSE2 and NEON, which every x86-64 and
//! 64-bit ARM processor has, else by 8-byte words. The scalar twin is the oracle of the tests.
//! A search never reads past its slice: the last block overlaps the one before it, and inputs
//! shorter than a block are read by words and bytes.
//!
//! Whole containers are for wider registers, which not every processor has: `select` chooses.

#[cfg(target_arch = "x86_64")]
mod avx2;
#[cfg(target_arch = "x86_64")]
mod avx512;
mod block;
#[cfg(any(target_arch = "x86_64", target_arch = "aarch64"))]
mod check;
#[cfg(target_arch = "x86_64")]
mod clmul;
#[cfg(any(target_arch = "x86_64", target_arch = "aarch64"))]
mod container;
#[doc(hidden)]
pub mod door;
#[cfg(any(target_arch = "x86_64", target_arch = "aarch64"))]
mod lanes;
#[cfg(target_arch = "aarch64")]
mod neon;
mod scalar;
mod select;
#[cfg(target_arch = "x86_64")]
mod sse2;
#[cfg(any(target_arch = "x86_64", target_arch = "aarch64"))]
mod strings;
#[cfg(test)]
mod tests;
mod word;

use core::mem::MaybeUninit;

use block::{NonWhitespace, StringEnds};

#[cfg(target_arch = "x86_64")]
type Native = sse2::Sse2;
#[cfg(target_arch = "aarch64")]
type Native = neon::Neon;
#[cfg(not(any(target_arch = "x86_64", target_arch = "aarch64")))]
type Native = word::Word;

/// Offset of the first byte that ends a run of plain string text: a quote, a backslash or a
/// control character; the length of `input` if there is none.
#[inline(always)]
pub(crate) fn find_string_end(input: &[u8]) -> usize {
    block::find::<StringEnds>(input)
}

/// The arrays and objects around a place.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Open {
    /// A bit each, the innermost the lowest: whether it is an object.
    pub(crate) objects: u64,
    /// From 1 to 64.
    pub(crate) depth: u32,
}

/// The length of the rest of the containers that are `open`, from the start of a value in the
/// innermost to behind the outermost, if it is JSON. `None` if it is not, or in doubt: too many
/// levels, no kernel for this processor.
#[inline]
pub(crate) fn check_container(input: &[u8], open: Open) -> Option<usize> {
    select::check_container(input, open)
}

/// The length of the array or object that `input` begins with, or `None` if it does not end or
/// is none. Only strings and brackets are followed, all kinds of brackets are one, and a backslash hides
/// the byte behind it, in strings and elsewhere.
#[inline]
pub(crate) fn skip_container(input: &[u8]) -> Option<usize> {
    match input {
        [b'[' | b'{', ..] => select::skip_container(input),
        _ => None,
    }
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
