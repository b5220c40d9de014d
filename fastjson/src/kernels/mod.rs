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
mod digits;
#[doc(hidden)]
pub mod door;
mod ends;
mod escape;
#[cfg(any(target_arch = "x86_64", target_arch = "aarch64"))]
mod lanes;
mod member;
#[cfg(target_arch = "x86_64")]
mod members;
#[cfg(target_arch = "aarch64")]
mod neon;
mod scalar;
mod select;
#[cfg(target_arch = "x86_64")]
mod sse2;
#[cfg(any(target_arch = "x86_64", target_arch = "aarch64"))]
mod strings;
mod tails;
mod target;
#[cfg(test)]
mod tests;
mod unescape;
mod word;

use core::mem::MaybeUninit;

use block::{NonWhitespace, StringEnds};
pub(crate) use digits::{eight_digits, sixteen_digits};
pub(crate) use escape::ROOM;
pub(crate) use select::escape;
pub(crate) use tails::BEFORE;
pub use tails::Tails;
pub(crate) use unescape::Scratch;

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
    /// Where longer registers begin to be worth a call.
    const NEAR: usize = 256;
    let end = block::find::<StringEnds>(&input[..input.len().min(NEAR)]);
    if end < NEAR { end } else { NEAR + select::find_string_end(&input[NEAR..]) }
}

/// The bytes as text if all are ASCII; for short ones.
#[inline(always)]
pub(crate) fn ascii_text(input: &[u8]) -> Option<&str> {
    // SAFETY: ASCII is UTF-8.
    word::is_ascii(input).then(|| unsafe { core::str::from_utf8_unchecked(input) })
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

/// Offset of the first name in the rest of an object that may be among the names that `tails` are
/// of, or else of its closing brace. At `start`, at least [`BEFORE`] bytes from the start of `input`,
/// is the opening quote of a name of the object. `None` if there is a fault before that, or a doubt; but
/// `STRUCTURAL`ly only strings and brackets are followed.
#[inline]
pub(crate) fn find_member<const STRUCTURAL: bool>(
    input: &[u8],
    start: usize,
    tails: &Tails,
) -> Option<usize> {
    select::find_member::<STRUCTURAL>(input, start, tails)
}

/// Offset of the first byte that is not JSON whitespace, or the length of `input`.
#[inline(always)]
pub(crate) fn find_non_whitespace(input: &[u8]) -> usize {
    block::find::<NonWhitespace>(input)
}

/// The length of a line end and the short indentation behind it, if `input` begins with them, and
/// the byte that follows. `None` is no verdict.
#[inline(always)]
pub(crate) fn line_end_len(input: &[u8]) -> Option<(usize, u8)> {
    member::line_end_len(input)
}

/// Whether the line end and the indentation that `input` begins with have this length together.
/// `false` is no verdict.
#[inline(always)]
pub(crate) fn is_line_end_of(input: &[u8], len: usize) -> bool {
    member::is_line_end_of(input, len)
}

/// The length of the number that `input` begins with, with the byte `first`, if it is one of the
/// common kind: short, without an exponent, and not in the last bytes of the input. `None` is no
/// verdict.
#[inline(always)]
pub(crate) fn short_number_len(input: &[u8], first: u8) -> Option<usize> {
    member::short_number_len(input, first)
}

/// The length of the member that `input` begins with, name and value, if it is of the common
/// kind: without escapes and almost without whitespace, the name and the value short. `None` is no
/// verdict. A `STRUCTURAL` value is not checked.
#[inline(always)]
pub(crate) fn plain_member_len<const STRUCTURAL: bool>(input: &[u8]) -> Option<usize> {
    member::plain_member_len::<STRUCTURAL>(input)
}

/// Copies text of at most 256 bytes to a target of its length, and tells whether all of it is plain:
/// if it is not, or longer, the target holds anything.
///
/// # Panics
/// If the lengths differ.
#[inline(always)]
pub(crate) fn copy_short_plain(source: &[u8], target: &mut [MaybeUninit<u8>]) -> bool {
    block::copy_all_without::<StringEnds>(source, target)
}

/// The value of four hexadecimal digits.
#[inline(always)]
pub(crate) fn hex(digits: [u8; 4]) -> Option<u32> {
    unescape::hex(digits)
}
