//! Times as numbers of seconds or milliseconds, counted in nanoseconds between.

use core::time::Duration;
#[cfg(feature = "std")]
use std::time::{SystemTime, UNIX_EPOCH};

use crate::{Error, ErrorKind, Parser, Printer, ToJson, ValueKind};

/// A length of time, or a point in it.
#[doc(hidden)]
pub trait Time: Sized {
    /// The length, or the time since the start of 1970 in UTC.
    fn nanoseconds(&self) -> i128;

    /// The time of so many nanoseconds; `None` if the type cannot hold it.
    fn from_nanoseconds(nanoseconds: i128) -> Option<Self>;
}

impl Time for Duration {
    fn nanoseconds(&self) -> i128 {
        // At most 2^64 seconds.
        self.as_nanos() as i128
    }

    fn from_nanoseconds(nanoseconds: i128) -> Option<Self> {
        let nanoseconds = u128::try_from(nanoseconds).ok()?;
        let seconds = u64::try_from(nanoseconds / 1_000_000_000).ok()?;
        // The remainder is below 10^9.
        Some(Self::new(seconds, (nanoseconds % 1_000_000_000) as u32))
    }
}

#[cfg(feature = "std")]
impl Time for SystemTime {
    fn nanoseconds(&self) -> i128 {
        match self.duration_since(UNIX_EPOCH) {
            Ok(after) => after.nanoseconds(),
            Err(before) => -before.duration().nanoseconds(),
        }
    }

    fn from_nanoseconds(nanoseconds: i128) -> Option<Self> {
        let since = Duration::from_nanoseconds(nanoseconds.checked_abs()?)?;
        if nanoseconds < 0 { UNIX_EPOCH.checked_sub(since) } else { UNIX_EPOCH.checked_add(since) }
    }
}

/// A unit of time: ten to the power of `exponent` nanoseconds.
#[derive(Clone, Copy)]
pub(super) struct Unit {
    exponent: u32,
}

impl Unit {
    pub(super) const MILLISECOND: Self = Self { exponent: 6 };
    pub(super) const SECOND: Self = Self { exponent: 9 };

    fn nanoseconds(self) -> i128 {
        10_i128.pow(self.exponent)
    }

    /// Prints the number of whole units, rounded down.
    pub(super) fn print_whole<T: Time>(self, time: &T, printer: &mut Printer<'_>) {
        time.nanoseconds().div_euclid(self.nanoseconds()).print(printer);
    }

    /// Prints the number of units, exactly.
    pub(super) fn print_exact<T: Time>(self, time: &T, printer: &mut Printer<'_>) {
        let nanoseconds = time.nanoseconds();
        let unit = self.nanoseconds();
        if nanoseconds < 0 {
            printer.raw("-");
        }
        (nanoseconds / unit).unsigned_abs().print(printer);
        let mut rest = (nanoseconds % unit).unsigned_abs();
        let mut digit_unit = unit.unsigned_abs() / 10;
        if rest != 0 {
            printer.raw(".");
        }
        while rest != 0 {
            // Below ten.
            printer.raw(DIGITS.get((rest / digit_unit) as usize).copied().unwrap_or_default());
            rest %= digit_unit;
            digit_unit /= 10;
        }
    }

    /// Reads a whole number of units.
    pub(super) fn parse_whole<T: Time>(self, parser: &mut Parser<'_>) -> Result<T, Error> {
        let start = parser.value_offset();
        let units = parser.take_number::<i128>()?;
        let nanoseconds = units.checked_mul(self.nanoseconds());
        nanoseconds.and_then(T::from_nanoseconds).ok_or_else(|| out_of_range(parser, start))
    }

    /// Reads a number of units; what is less than a nanosecond is rounded down.
    pub(super) fn parse_exact<T: Time>(self, parser: &mut Parser<'_>) -> Result<T, Error> {
        let start = parser.value_offset();
        if parser.peek()? != ValueKind::Number {
            return Err(parser.expected("a number"));
        }
        let text = parser.take_skipped()?;
        let nanoseconds = scaled(text, i64::from(self.exponent));
        nanoseconds.and_then(T::from_nanoseconds).ok_or_else(|| out_of_range(parser, start))
    }
}

const DIGITS: [&str; 10] = ["0", "1", "2", "3", "4", "5", "6", "7", "8", "9"];

#[cold]
#[inline(never)]
fn out_of_range(parser: &Parser<'_>, start: usize) -> Error {
    parser.error_at(start, ErrorKind::OutOfRange, "the number is out of range for the time")
}

/// The JSON number times ten to the power of `exponent`, rounded down; `None` if it is too large.
fn scaled(text: &str, exponent: i64) -> Option<i128> {
    let (sign, digits) = match text.strip_prefix('-') {
        Some(digits) => (-1, digits),
        None => (1, text),
    };
    let (mantissa, power) = digits.split_once(['e', 'E']).unwrap_or((digits, "0"));
    let (whole, fraction) = mantissa.split_once('.').unwrap_or((mantissa, ""));
    // How many of the digits stand before the point once it has been moved. A length fits.
    let point = saturating_integer(power).saturating_add(exponent);
    let point = point.saturating_add(i64::try_from(whole.len()).ok()?);
    let mut value = 0_i128;
    let mut at = 0_i64;
    let mut rounded = false;
    for digit in whole.bytes().chain(fraction.bytes()).map(|byte| i128::from(byte - b'0')) {
        if at < point {
            value = value.checked_mul(10)?.checked_add(digit)?;
        } else {
            rounded |= digit != 0;
        }
        at += 1;
    }
    while at < point && value != 0 {
        value = value.checked_mul(10)?;
        at += 1;
    }
    // Down is away from zero below it.
    let down = i128::from(rounded && sign < 0);
    value.checked_mul(sign)?.checked_sub(down)
}

/// An exponent of a JSON number; one that does not fit is as large as can be.
fn saturating_integer(text: &str) -> i64 {
    text.parse().unwrap_or(if text.starts_with('-') { i64::MIN } else { i64::MAX })
}

#[cfg(test)]
mod tests {
    use super::scaled;

    #[test]
    fn numbers_are_scaled_exactly() {
        for (text, exponent, expected) in [
            ("0", 9, Some(0)),
            ("-0", 9, Some(0)),
            ("1", 9, Some(1_000_000_000)),
            ("1.5", 9, Some(1_500_000_000)),
            ("-1.5", 9, Some(-1_500_000_000)),
            ("0.000000001", 9, Some(1)),
            ("0.0000000019", 9, Some(1)),
            ("-0.0000000019", 9, Some(-2)),
            ("-0.0000000010", 9, Some(-1)),
            ("-1e-30", 9, Some(-1)),
            ("1e-30", 9, Some(0)),
            ("1.25E2", 6, Some(125_000_000)),
            ("1.25e+2", 0, Some(125)),
            ("125e-1", 0, Some(12)),
            ("0e999999999999999999999", 9, Some(0)),
            ("1e999999999999999999999", 9, None),
            ("1e-999999999999999999999", 9, Some(0)),
            ("-1e-999999999999999999999", 9, Some(-1)),
            ("0.00e5", 9, Some(0)),
            ("170141183460469231731687303715884105727", 0, Some(i128::MAX)),
            ("170141183460469231731687303715884105728", 0, None),
            ("-170141183460469231731687303715884105727", 0, Some(-i128::MAX)),
            ("123456789012345678901234567890123456789012345678e-40", 0, Some(12_345_678)),
        ] {
            // More digits than fit are no harm behind the point.
            assert_eq!(scaled(text, exponent), expected, "{text}");
        }
    }
}
