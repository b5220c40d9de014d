//! The exact value of any number of digits, by way of the standard library.
//!
//! `str::parse` is correctly rounded, but stops counting an explicit exponent at 65,536, which
//! is wrong for numbers with that many digits. So it gets the number written anew: as many
//! digits as can matter, and an exponent that is always small.

use super::float::Float;

/// Converts `digits`, of which the first is not `0` and the last has the weight `10^q`, to the
/// nearest float; `None` when that is infinity.
///
/// The caller has tried the first 19 digits, so the value is near the range of the type.
pub(super) fn parse_slowly<'a, F: Float>(
    digits: impl Iterator<Item = &'a u8>,
    q: i64,
    negative: bool,
) -> Option<F> {
    let mut text = [0; TEXT_LEN];
    let mut len = 0;
    let mut dropped = 0;
    let mut sticky = false;
    text[0] = if negative { b'-' } else { b'+' };
    for &digit in digits {
        if len < MOST_DIGITS {
            len += 1;
            text[len] = digit;
        } else {
            dropped += 1;
            sticky |= digit != b'0';
        }
    }
    let mut exponent = q + dropped;
    if sticky {
        // Any digit but 0 says that the value is above what the kept digits say.
        len += 1;
        text[len] = b'1';
        exponent -= 1;
    }
    let tail = exponent_text(exponent);
    let end = len + 1 + tail.len();
    text[len + 1..end].copy_from_slice(&tail);
    let value: F = core::str::from_utf8(&text[..end]).ok()?.parse().ok()?;
    let infinite = (F::INFINITE as u64) << F::SIGNIFICAND_BITS;
    (value.into_bits() & infinite != infinite).then_some(value)
}

/// The exponent as `e`, sign and four digits.
///
/// Four are enough: the first 19 digits have an exponent of at least -342 (else the value is
/// known to be zero), and at most [`MOST_DIGITS`] digits follow them.
fn exponent_text(exponent: i64) -> [u8; 6] {
    let sign = if exponent < 0 { b'-' } else { b'+' };
    let mut text = [b'e', sign, 0, 0, 0, 0];
    let mut rest = exponent.unsigned_abs();
    for place in text[2..].iter_mut().rev() {
        *place = b'0' + (rest % 10) as u8;
        rest /= 10;
    }
    text
}

/// Where two neighbouring `f64` part has at most 767 significant digits.
const MOST_DIGITS: usize = 768;

/// Sign, digits, one more digit, exponent.
const TEXT_LEN: usize = 1 + MOST_DIGITS + 1 + 6;
