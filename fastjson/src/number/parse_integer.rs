//! Integers of every width.
//!
//! Digits are taken eight at a time; the cost of the last, partial word does not depend on how
//! many digits it has. Overflow is tested for only in the one word of digits that can reach it.

use core::hint::cold_path;
use core::num::NonZeroUsize;

use super::digits::{Digits, POWERS_OF_TEN, load, split_chunk};
use super::scan::integer_fault;
use super::{Fault, Parsed};

/// Parses the integer at the start of `bytes` as an unsigned type of 64 bits or fewer.
///
/// # Errors
/// Each kind of [`Fault`]. A negative number is out of range, except `-0`, which is 0.
#[inline]
pub(crate) fn parse_unsigned<T: TryFrom<u64>>(bytes: &[u8]) -> Result<Parsed<T>, Fault> {
    if let Some((value, len)) = read_u64(bytes)
        && let Ok(value) = T::try_from(value)
    {
        return Ok(Parsed { value, len: len.get() });
    }
    Err(integer_fault(bytes))
}

/// Parses the integer at the start of `bytes` as a signed type of 64 bits or fewer.
///
/// # Errors
/// Each kind of [`Fault`].
#[inline]
pub(crate) fn parse_signed<T: TryFrom<i64>>(bytes: &[u8]) -> Result<Parsed<T>, Fault> {
    if let Some((value, len)) = read_i64(bytes)
        && let Ok(value) = T::try_from(value)
    {
        return Ok(Parsed { value, len: len.get() });
    }
    Err(integer_fault(bytes))
}

/// Parses the integer at the start of `bytes`.
///
/// # Errors
/// Each kind of [`Fault`]. A negative number is out of range, except `-0`, which is 0.
pub(crate) fn parse_u128(bytes: &[u8]) -> Result<Parsed<u128>, Fault> {
    let start = usize::from(bytes.first() == Some(&b'-'));
    match read_magnitude::<u128>(bytes, start) {
        Some((value, len)) if start == 0 || value == 0 => Ok(Parsed { value, len: len.get() }),
        _ => Err(integer_fault(bytes)),
    }
}

/// Parses the integer at the start of `bytes`.
///
/// # Errors
/// Each kind of [`Fault`].
pub(crate) fn parse_i128(bytes: &[u8]) -> Result<Parsed<i128>, Fault> {
    let negative = bytes.first() == Some(&b'-');
    if let Some((magnitude, len)) = read_magnitude::<u128>(bytes, usize::from(negative)) {
        let value = if negative {
            0i128.checked_sub_unsigned(magnitude)
        } else {
            magnitude.try_into().ok()
        };
        if let Some(value) = value {
            return Ok(Parsed { value, len: len.get() });
        }
    }
    Err(integer_fault(bytes))
}

#[inline(never)]
fn read_u64(bytes: &[u8]) -> Option<(u64, NonZeroUsize)> {
    match read_quickly(bytes) {
        Some((value, rest)) => Some((value, NonZeroUsize::new(bytes.len() - rest)?)),
        None => read_any_u64(bytes),
    }
}

/// [`read_u64`] for all kinds of numbers.
#[inline(never)]
fn read_any_u64(bytes: &[u8]) -> Option<(u64, NonZeroUsize)> {
    if bytes.first() == Some(&b'-') {
        return read_magnitude(bytes, 1).filter(|&(value, _)| value == 0);
    }
    read_magnitude(bytes, 0)
}

#[inline(never)]
fn read_i64(bytes: &[u8]) -> Option<(i64, NonZeroUsize)> {
    let (negative, number) = match bytes {
        [b'-', number @ ..] => {
            cold_path();
            (true, number)
        }
        _ => (false, bytes),
    };
    match read_quickly(number) {
        Some((magnitude, rest)) if magnitude <= i64::MAX as u64 => {
            let value = magnitude.cast_signed();
            let value = if negative { -value } else { value };
            Some((value, NonZeroUsize::new(bytes.len() - rest)?))
        }
        _ => read_any_i64(bytes),
    }
}

/// [`read_i64`] for all kinds of numbers.
#[inline(never)]
fn read_any_i64(bytes: &[u8]) -> Option<(i64, NonZeroUsize)> {
    let negative = bytes.first() == Some(&b'-');
    let (magnitude, len) = read_magnitude::<u64>(bytes, usize::from(negative))?;
    // Minus 2^63 is in range, plus 2^63 is not.
    if magnitude > i64::MAX as u64 + u64::from(negative) {
        return None;
    }
    let value = if negative { magnitude.wrapping_neg() } else { magnitude };
    Some((value.cast_signed(), len))
}

/// Reads an integer of the common kind: fewer than 20 digits, and not in the last bytes of the
/// input. The value comes with the count of bytes that follow; `None` for anything else.
///
/// The next token cannot be found before the end of this number is known. Counting digits in a
/// word takes some 20 cycles but never mispredicts; a branch per digit costs nothing while the
/// lengths repeat. So the lengths that documents repeat most have branches (one digit; 8 to 10:
/// identifiers, seconds since 1970), the others are counted. Xeon (Sapphire Rapids), November
/// 2026, ns per integer: citm_catalog 5.6, all counted 9.8, a loop over bytes 9.6; twitter 6.7,
/// 8.5, 7.9; its integers in random order 13.9, 11.7, 18.5.
#[inline(always)]
fn read_quickly(number: &[u8]) -> Option<(u64, usize)> {
    let window = number.first_chunk::<8>()?;
    if !window[1].is_ascii_digit() {
        let fault = !window[0].is_ascii_digit() | continues(window[1]);
        return (!fault).then_some((u64::from(window[0] & 0xF), number.len() - 1));
    }
    let (chunk, rest) = split_chunk(number)?;
    let digits = Digits::new(chunk);
    if window[0] == b'0' {
        return None;
    }
    if digits.all() {
        return read_quickly_from_eight(digits.value(), rest);
    }
    let count = digits.count();
    if (count == 0) | continues((chunk >> (8 * count)) as u8) {
        return None;
    }
    Some((digits.value_of_first(count), number.len() - count))
}

/// [`read_quickly`] after the first eight digits, which make `value`.
#[inline(always)]
fn read_quickly_from_eight(mut value: u64, mut rest: &[u8]) -> Option<(u64, usize)> {
    let window = rest.first_chunk::<8>()?;
    let digit = |at: usize| u64::from(window[at] & 0xF);
    if !window[0].is_ascii_digit() {
        return (!continues(window[0])).then_some((value, rest.len()));
    }
    if !window[1].is_ascii_digit() {
        return (!continues(window[1])).then_some((value * 10 + digit(0), rest.len() - 1));
    }
    if !window[2].is_ascii_digit() {
        let two = digit(0) * 10 + digit(1);
        return (!continues(window[2])).then_some((value * 100 + two, rest.len() - 2));
    }
    let (mut chunk, after) = split_chunk(rest)?;
    let mut tail = Digits::new(chunk);
    if tail.all() {
        (value, rest) = (value * POWERS_OF_TEN[8] + tail.value(), after);
        (chunk, _) = split_chunk(rest)?;
        tail = Digits::new(chunk);
        // Three more are 19 digits and always fit.
        if tail.count() > 3 {
            return None;
        }
    }
    let count = tail.count();
    if continues((chunk >> (8 * count)) as u8) {
        return None;
    }
    let value = value * POWERS_OF_TEN[count] + tail.value_of_first(count);
    Some((value, rest.len() - count))
}

/// An unsigned integer that digits are gathered in.
trait Magnitude: Copy {
    /// This many digits, a multiple of eight, always fit.
    const SAFE_DIGITS: usize;

    fn from_digits(value: u64) -> Self;

    /// `self * scale + digits`, which is known to fit.
    fn append(self, scale: u64, digits: u64) -> Self;

    /// `self * scale + digits`.
    fn append_checked(self, scale: u64, digits: u64) -> Option<Self>;
}

impl Magnitude for u64 {
    const SAFE_DIGITS: usize = 16;

    #[inline(always)]
    fn from_digits(value: u64) -> u64 {
        value
    }

    #[inline(always)]
    fn append(self, scale: u64, digits: u64) -> u64 {
        self.wrapping_mul(scale).wrapping_add(digits)
    }

    #[inline(always)]
    fn append_checked(self, scale: u64, digits: u64) -> Option<u64> {
        self.checked_mul(scale)?.checked_add(digits)
    }
}

impl Magnitude for u128 {
    const SAFE_DIGITS: usize = 32;

    #[inline(always)]
    fn from_digits(value: u64) -> u128 {
        u128::from(value)
    }

    #[inline(always)]
    fn append(self, scale: u64, digits: u64) -> u128 {
        self.wrapping_mul(u128::from(scale)).wrapping_add(u128::from(digits))
    }

    #[inline(always)]
    fn append_checked(self, scale: u64, digits: u64) -> Option<u128> {
        self.checked_mul(u128::from(scale))?.checked_add(u128::from(digits))
    }
}

/// Reads the digits from `start` on; the length that comes back counts from 0.
#[inline(always)]
fn read_magnitude<M: Magnitude>(bytes: &[u8], start: usize) -> Option<(M, NonZeroUsize)> {
    let chunk = load(bytes, start);
    let digits = Digits::new(chunk);
    if digits.all() {
        let value = M::from_digits(digits.value());
        return if chunk as u8 == b'0' { None } else { read_rest(bytes, start + 8, value) };
    }
    let count = digits.count();
    let leading_zero = (chunk as u8 == b'0') & (count > 1);
    if leading_zero | (count == 0) | continues((chunk >> (8 * count)) as u8) {
        return None;
    }
    let value = M::from_digits(digits.value_of_first(count));
    Some((value, NonZeroUsize::new(start + count)?))
}

/// Reads on after the first eight digits.
#[inline(always)]
fn read_rest<M: Magnitude>(bytes: &[u8], mut at: usize, mut value: M) -> Option<(M, NonZeroUsize)> {
    let mut seen = 8;
    loop {
        let chunk = load(bytes, at);
        let digits = Digits::new(chunk);
        if digits.all() {
            // One more full word than is safe cannot fit: it makes 24 digits, or 40.
            if seen == M::SAFE_DIGITS {
                return None;
            }
            value = value.append(POWERS_OF_TEN[8], digits.value());
            at += 8;
            seen += 8;
            continue;
        }
        let count = digits.count();
        if continues((chunk >> (8 * count)) as u8) {
            return None;
        }
        let (scale, tail) = (POWERS_OF_TEN[count], digits.value_of_first(count));
        value = if seen == M::SAFE_DIGITS {
            value.append_checked(scale, tail)?
        } else {
            value.append(scale, tail)
        };
        return Some((value, NonZeroUsize::new(at + count)?));
    }
}

/// Whether the byte after the digits shows that the number goes on, and so is no integer.
#[inline(always)]
fn continues(byte: u8) -> bool {
    (byte == b'.') | (byte | 0x20 == b'e')
}
