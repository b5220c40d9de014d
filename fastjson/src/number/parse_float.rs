//! Floating-point numbers, correctly rounded to the nearest, ties to even.
//!
//! One pass gathers the digits as a 64-bit integer `w` and a decimal exponent `q`, which
//! `eisel_lemire.rs` converts. Of more than 19 digits the first 19 are taken; where the others
//! can matter, `slow_path.rs` settles it.

use core::hint::cold_path;
use core::num::NonZeroUsize;

use super::digits::{Digits, POWERS_OF_TEN, load, split_chunk};
use super::eisel_lemire::{convert, scale_down};
use super::float::Float;
use super::scan::{find_exponent_digits, float_fault};
use super::slow_path::parse_slowly;
use super::{Fault, Parsed};

/// Parses the number at the start of `bytes`.
///
/// # Errors
/// Each kind of [`Fault`] but `NotAnInteger`. Out of range is what rounds to infinity; what
/// rounds to zero is zero.
#[inline]
pub(crate) fn parse_float<F: Float>(bytes: &[u8]) -> Result<Parsed<F>, Fault> {
    match F::read(bytes) {
        Some((value, len)) => Ok(Parsed { value, len: len.get() }),
        None => Err(float_fault(bytes)),
    }
}

/// The most digits that always fit in 64 bits.
const SAFE_DIGITS: usize = 19;

/// Reads a number of the common kind, and hands any other to [`read_any`]: one to three digits
/// before the dot, at most 19 in all, and not in the last bytes of the input.
///
/// The next number cannot be found before the end of this one is known, so what counts is the
/// time to the end, not the work. Branches that are mostly predicted tell the sign, the digits
/// before the dot and the full words after it; only the end of the last word is computed.
#[inline(always)]
pub(super) fn read<F: Float>(bytes: &[u8]) -> Option<(F, NonZeroUsize)> {
    let (negative, number) = match bytes {
        [b'-', number @ ..] => {
            cold_path();
            (true, number)
        }
        _ => (false, bytes),
    };
    let Some((mut w, most_places, rest)) = split_short_whole(number) else {
        return read_any(bytes);
    };
    let Some((b'.', mut rest)) = rest.split_first() else {
        if let Some(b'e' | b'E') = rest.first() {
            return read_with_exponent(bytes, rest, w, 0);
        }
        return Some((convert(w, 0, negative)?, NonZeroUsize::new(bytes.len() - rest.len())?));
    };
    let fraction = rest.len();
    // Not a loop: there are three words at most, and LLVM carries five variables around it.
    let Some((mut chunk, mut after)) = split_chunk(rest) else {
        return read_any(bytes);
    };
    let mut tail = Digits::new(chunk);
    if tail.all() {
        (w, rest) = (append_eight(w, tail), after);
        let Some(next) = split_chunk(rest) else {
            return read_any(bytes);
        };
        (chunk, after) = next;
        tail = Digits::new(chunk);
        if tail.all() {
            (w, rest) = (append_eight(w, tail), after);
            let Some(next) = split_chunk(rest) else {
                return read_any(bytes);
            };
            chunk = next.0;
            tail = Digits::new(chunk);
        }
    }
    let count = tail.count();
    let places = fraction - rest.len() + count;
    let exponent = (chunk >> (8 * (count & 7))) as u8 | 0x20 == b'e';
    // From 1 to `most_places`.
    if places.wrapping_sub(1) >= most_places {
        return read_any(bytes);
    }
    w = w.wrapping_mul(POWERS_OF_TEN[count]).wrapping_add(tail.value_of_first(count));
    if exponent {
        return read_with_exponent(bytes, &rest[count..], w, places);
    }
    Some((scale_down(w, places, negative), NonZeroUsize::new(bytes.len() - rest.len() + count)?))
}

/// `w` with eight more digits.
#[inline(always)]
fn append_eight(w: u64, digits: Digits) -> u64 {
    w.wrapping_mul(POWERS_OF_TEN[8]).wrapping_add(digits.value())
}

/// Finishes a number whose digits are read and whose `e` is the first byte of `rest`.
///
/// Sign and length of the exponent vary from number to number, so neither is a branch.
#[inline(never)]
fn read_with_exponent<F: Float>(
    bytes: &[u8],
    rest: &[u8],
    w: u64,
    places: usize,
) -> Option<(F, NonZeroUsize)> {
    let Some((chunk, _)) = split_chunk(rest) else {
        return read_any(bytes);
    };
    let sign = (chunk >> 8) as u8;
    let has_sign = (sign == b'-') | (sign == b'+');
    // Zeros come in behind the last byte; they are no digits.
    let digits = Digits::new(chunk >> (8 + 8 * u32::from(has_sign)));
    let count = digits.count();
    if count.wrapping_sub(1) >= 4 {
        return read_any(bytes);
    }
    let magnitude = digits.value_of_first(count) as i64;
    let exponent = if sign == b'-' { -magnitude } else { magnitude };
    let value = convert(w, exponent - places as i64, bytes[0] == b'-')?;
    let len = bytes.len() - rest.len() + 1 + usize::from(has_sign) + count;
    Some((value, NonZeroUsize::new(len)?))
}

/// Reads one to three digits that something else follows: their value, how many more digits
/// there may be until there are [`SAFE_DIGITS`], and the rest.
#[inline(always)]
fn split_short_whole(number: &[u8]) -> Option<(u64, usize, &[u8])> {
    let window = number.first_chunk::<4>()?;
    let digit = |at: usize| window[at].wrapping_sub(b'0');
    let a = digit(0);
    if a > 9 {
        return None;
    }
    let b = digit(1);
    if b > 9 {
        return Some((u64::from(a), SAFE_DIGITS - 1, &number[1..]));
    }
    if a == 0 {
        return None;
    }
    let two = u64::from(a) * 10 + u64::from(b);
    let c = digit(2);
    if c > 9 {
        return Some((two, SAFE_DIGITS - 2, &number[2..]));
    }
    if digit(3) > 9 {
        return Some((two * 10 + u64::from(c), SAFE_DIGITS - 3, &number[3..]));
    }
    None
}

/// Reads any number: `-`, digits, fraction, exponent. `None` when there is a fault.
#[inline(never)]
fn read_any<F: Float>(bytes: &[u8]) -> Option<(F, NonZeroUsize)> {
    let negative = bytes.first() == Some(&b'-');
    let start = usize::from(negative);
    let (mut w, mut end) = gather(bytes, start, 0);
    let whole = end - start;
    let mut digits = whole;
    if (digits == 0) | ((digits > 1) & (bytes.get(start) == Some(&b'0'))) {
        return None;
    }
    let mut q = 0;
    if bytes.get(end) == Some(&b'.') {
        let fraction = end + 1;
        (w, end) = gather(bytes, fraction, w);
        if end == fraction {
            return None;
        }
        digits += end - fraction;
        q = -((end - fraction) as i64);
    }
    let digits_end = end;
    if let Some(b'e' | b'E') = bytes.get(end) {
        let (exponent, exponent_end) = read_exponent(bytes, end)?;
        q += exponent;
        end = exponent_end;
    }
    let value = if digits > SAFE_DIGITS {
        read_long(&bytes[start..digits_end], whole, w, (q, negative))?
    } else {
        convert(w, q, negative)?
    };
    Some((value, NonZeroUsize::new(end)?))
}

/// Appends the digits from `at` on to `w`, and says where they end. With more than
/// [`SAFE_DIGITS`] significant digits, `w` wraps around and is of no use.
#[inline(always)]
fn gather(bytes: &[u8], mut at: usize, mut w: u64) -> (u64, usize) {
    loop {
        let digits = Digits::new(load(bytes, at));
        if !digits.all() {
            let count = digits.count();
            let tail = digits.value_of_first(count);
            return (w.wrapping_mul(POWERS_OF_TEN[count]).wrapping_add(tail), at + count);
        }
        w = w.wrapping_mul(POWERS_OF_TEN[8]).wrapping_add(digits.value());
        at += 8;
    }
}

/// Reads the exponent whose `e` is at `at`; returns its value and its end.
///
/// It stops growing at 10^17, which no count of digits can bring back into range: the input
/// would have to be as long.
#[inline(never)]
fn read_exponent(bytes: &[u8], at: usize) -> Option<(i64, usize)> {
    let start = find_exponent_digits(bytes, at);
    let mut end = start;
    let mut value = 0;
    while let Some(digit @ b'0'..=b'9') = bytes.get(end) {
        if value < 10_000_000_000_000_000 {
            value = value * 10 + i64::from(digit - b'0');
        }
        end += 1;
    }
    if end == start {
        return None;
    }
    let negative = bytes[at + 1] == b'-';
    Some((if negative { -value } else { value }, end))
}

/// The value of more than [`SAFE_DIGITS`] digits, of which `whole` come before the dot.
///
/// With leading zeros `w` may still be exact. Else the first 19 significant digits and their
/// successor enclose the value: mostly both round to the same.
#[inline(never)]
fn read_long<F: Float>(text: &[u8], whole: usize, w: u64, (q, negative): (i64, bool)) -> Option<F> {
    let zeros = text.iter().take_while(|&&byte| matches!(byte, b'0' | b'.')).count();
    let has_dot = (zeros..text.len()).contains(&whole);
    let count = text.len() - zeros - usize::from(has_dot);
    if count <= SAFE_DIGITS {
        return convert(w, q, negative);
    }
    let significant = || text[zeros..].iter().filter(|&&byte| byte != b'.');
    let first = significant()
        .take(SAFE_DIGITS)
        .fold(0, |value, digit| value * 10 + u64::from(digit - b'0'));
    let dropped = (count - SAFE_DIGITS) as i64;
    let least = convert::<F>(first, q + dropped, negative)?;
    let greatest = convert::<F>(first + 1, q + dropped, negative);
    if greatest.is_some_and(|greatest| greatest.into_bits() == least.into_bits()) {
        return Some(least);
    }
    parse_slowly(significant(), q, negative)
}
