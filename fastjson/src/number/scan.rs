//! The grammar of numbers alone, for text that is skipped and for faults.

use core::hint::cold_path;

use super::Fault;
use super::digits::{Digits, find_end, split_chunk};

/// Finds the end of the number at the start of `bytes`, and looks at nothing behind it.
///
/// # Errors
/// [`Fault::NotANumber`], [`Fault::EndOfInput`] and [`Fault::Syntax`].
#[inline]
pub(crate) fn scan_number(bytes: &[u8]) -> Result<usize, Fault> {
    match find_number_end(bytes) {
        0 => Err(grammar_fault(bytes)),
        len => Ok(len),
    }
}

/// The length of the number; 0 when there is a fault.
///
/// Hands numbers with a fault or near the end of the input on. As in
/// `parse_float.rs`, branches that are mostly predicted tell all but the end of the last word.
#[inline(never)]
fn find_number_end(bytes: &[u8]) -> usize {
    let number = match bytes {
        [b'-', number @ ..] => {
            cold_path();
            number
        }
        _ => bytes,
    };
    let Some(mut rest) = skip_whole(number) else {
        return find_any_number_end(bytes);
    };
    if let Some((b'.', fraction)) = rest.split_first() {
        match skip_digits(fraction) {
            Some(after) if after.len() < fraction.len() => rest = after,
            _ => return find_any_number_end(bytes),
        }
    }
    if let Some((b'e' | b'E', exponent)) = rest.split_first() {
        let exponent = match exponent {
            [b'+' | b'-', digits @ ..] => digits,
            _ => exponent,
        };
        match skip_digits(exponent) {
            Some(after) if after.len() < exponent.len() => rest = after,
            _ => return find_any_number_end(bytes),
        }
    }
    bytes.len() - rest.len()
}

/// What follows the digits before the dot; `None` when there is a fault or the end is near.
#[inline(always)]
fn skip_whole(number: &[u8]) -> Option<&[u8]> {
    let window = number.first_chunk::<4>()?;
    if !window[0].is_ascii_digit() {
        return None;
    }
    if !window[1].is_ascii_digit() {
        return Some(&number[1..]);
    }
    if window[0] == b'0' {
        return None;
    }
    if !window[2].is_ascii_digit() {
        return Some(&number[2..]);
    }
    if !window[3].is_ascii_digit() {
        return Some(&number[3..]);
    }
    skip_digits(&number[4..])
}

/// What follows the digits; `None` when the end is near.
#[inline(always)]
fn skip_digits(mut bytes: &[u8]) -> Option<&[u8]> {
    loop {
        let (chunk, rest) = split_chunk(bytes)?;
        let digits = Digits::new(chunk);
        if !digits.all() {
            return bytes.get(digits.count()..);
        }
        bytes = rest;
    }
}

/// [`find_number_end`] for all kinds of numbers.
#[inline(never)]
fn find_any_number_end(bytes: &[u8]) -> usize {
    let start = usize::from(bytes.first() == Some(&b'-'));
    let mut end = find_end(bytes, start);
    if end == start || (end > start + 1 && bytes[start] == b'0') {
        return 0;
    }
    if bytes.get(end) == Some(&b'.') {
        let fraction = end + 1;
        end = find_end(bytes, fraction);
        if end == fraction {
            return 0;
        }
    }
    if let Some(b'e' | b'E') = bytes.get(end) {
        let exponent = find_exponent_digits(bytes, end);
        end = find_end(bytes, exponent);
        if end == exponent {
            return 0;
        }
    }
    end
}

/// Where the digits of the exponent have to start whose `e` is at `at`.
#[inline(always)]
pub(super) fn find_exponent_digits(bytes: &[u8], at: usize) -> usize {
    at + 1 + usize::from(matches!(bytes.get(at + 1), Some(b'+' | b'-')))
}

/// The fault of a number that [`find_number_end`] has refused.
#[cold]
#[inline(never)]
fn grammar_fault(bytes: &[u8]) -> Fault {
    let start = usize::from(bytes.first() == Some(&b'-'));
    let mut end = find_end(bytes, start);
    if end == start {
        return if start == 0 { Fault::NotANumber } else { missing_digit(bytes, start) };
    }
    if bytes[start] == b'0' && end > start + 1 {
        return Fault::Syntax(start + 1);
    }
    if bytes.get(end) == Some(&b'.') {
        let fraction = end + 1;
        end = find_end(bytes, fraction);
        if end == fraction {
            return missing_digit(bytes, fraction);
        }
    }
    // Only the exponent is left to be at fault.
    missing_digit(bytes, find_exponent_digits(bytes, end))
}

/// The fault that there is no digit at `at`.
fn missing_digit(bytes: &[u8], at: usize) -> Fault {
    if at < bytes.len() { Fault::Syntax(at) } else { Fault::EndOfInput }
}

/// Why `bytes` does not start with an integer that its type can hold, when it does not.
#[cold]
#[inline(never)]
pub(super) fn integer_fault(bytes: &[u8]) -> Fault {
    match scan_number(bytes) {
        Err(fault) => fault,
        Ok(len) if bytes[..len].iter().any(|byte| matches!(byte, b'.' | b'e' | b'E')) => {
            Fault::NotAnInteger
        }
        Ok(_) => Fault::OutOfRange,
    }
}

/// Why `bytes` does not start with a float that its type can hold, when it does not.
#[cold]
#[inline(never)]
pub(super) fn float_fault(bytes: &[u8]) -> Fault {
    scan_number(bytes).err().unwrap_or(Fault::OutOfRange)
}
