//! Short pieces of documents in one step: line ends, numbers, members. Each is of the common kind or
//! refused, and nothing is said then.

use super::Native;
use super::block::{Block, Matches, StringEnds, find_by};

/// The length of a line feed and the blanks behind it, and the byte that follows, if all are within
/// one block.
#[inline(always)]
pub(super) fn line_end_len(input: &[u8]) -> Option<(usize, u8)> {
    let window = input.get(..Native::LEN)?;
    // SAFETY: the window has the length of a block.
    let block = unsafe { <Native as Block>::load(window.as_ptr()) };
    let Matches { bits, shift } = block.non_blank();
    // The line feed is no blank: what counts is the byte after the blanks behind it.
    let behind = Matches { bits: bits >> (1 << shift), shift };
    let len = 1 + behind.first()?;
    (input[0] == b'\n').then_some((len, input[len]))
}

/// The length of the number that `input` begins with, if it has no exponent and ends within one
/// block; `None` for everything else. `first` is its first byte, which the caller has at hand.
#[inline(always)]
pub(super) fn short_number_len(input: &[u8], first: u8) -> Option<usize> {
    let window = input.get(..Native::LEN)?;
    // SAFETY: the window has the length of a block.
    let block = unsafe { <Native as Block>::load(window.as_ptr()) };
    let Matches { bits, shift } = block.non_digits();
    let digits_from = |at: usize| ((bits >> (at << shift)).trailing_zeros() >> shift) as usize;
    let start = usize::from(first == b'-');
    let whole = digits_from(start);
    let mut end = start + whole;
    // The byte behind the number must be in the block as well.
    if whole == 0 || end >= Native::LEN || (whole > 1 && window[start] == b'0') {
        return None;
    }
    if window[end] == b'.' {
        if end + 1 >= Native::LEN {
            return None;
        }
        let fraction = digits_from(end + 1);
        end += 1 + fraction;
        if fraction == 0 || end >= Native::LEN {
            return None;
        }
    }
    (window[end] | 0x20 != b'e').then_some(end)
}

/// The length of the member that `input` begins with, if it is of the common kind: no whitespace
/// but a blank behind the colon, a short name without an escape, and a value that is a literal, a
/// short number or a string without an escape. `None` for everything else.
///
/// Of a `STRUCTURAL`ly skipped value that is no string, only the end is looked for: whatever
/// stands there.
#[inline(always)]
pub(super) fn plain_member_len<const STRUCTURAL: bool>(input: &[u8]) -> Option<usize> {
    let [b'"', behind @ ..] = input else { return None };
    let window = behind.get(..Native::LEN)?;
    // SAFETY: the window has the length of a block.
    let block = unsafe { <Native as Block>::load(window.as_ptr()) };
    let name = block.string_ends().first()?;
    let [b'"', b':', value @ ..] = behind.get(name..)? else { return None };
    match value {
        [b' ', value @ ..] => Some(name + 4 + plain_value_len::<STRUCTURAL>(value)?),
        value => Some(name + 3 + plain_value_len::<STRUCTURAL>(value)?),
    }
}

/// [`plain_member_len`] of the value.
#[inline(always)]
fn plain_value_len<const STRUCTURAL: bool>(value: &[u8]) -> Option<usize> {
    let [first, behind @ ..] = value else { return None };
    if *first == b'"' {
        if behind.len() < Native::LEN {
            return None;
        }
        let len = find_by::<Native, StringEnds>(behind);
        return (behind.get(len) == Some(&b'"')).then_some(len + 2);
    }
    if STRUCTURAL {
        return scalar_len(value);
    }
    match value.first_chunk()? {
        b"true" | b"null" => Some(4),
        b"fals" if behind.get(3) == Some(&b'e') => Some(5),
        _ => short_number_len(value, *first),
    }
}

/// The length of what stands before a comma, a closing brace or whitespace, if those are near
/// and it is no array or object.
#[inline(always)]
fn scalar_len(value: &[u8]) -> Option<usize> {
    let window = value.get(..Native::LEN)?;
    if matches!(window[0], b'{' | b'[') {
        return None;
    }
    // SAFETY: the window has the length of a block.
    let block = unsafe { <Native as Block>::load(window.as_ptr()) };
    block.scalar_ends().first().filter(|len| *len != 0)
}
