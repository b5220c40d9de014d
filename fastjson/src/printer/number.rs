//! Numbers as text.

use super::Printer;
use crate::number::{
    Digits, TEN_TO_8, TEN_TO_16, full_digits, full_long_digits, long_digits, short_digits,
    two_digits,
};
use crate::settings::NonFinite;

impl Printer<'_> {
    /// Prints an unsigned integer.
    #[inline]
    pub(crate) fn unsigned(&mut self, value: u64) {
        const TEN_TO_10: u64 = 10_u64.pow(10);
        match u32::try_from(value) {
            Ok(value) if value < TEN_TO_8 => self.digits(short_digits(value)),
            _ if value < TEN_TO_10 => self.ten_digits(value),
            _ => self.long_unsigned(value),
        }
    }

    /// Prints a signed integer.
    #[inline]
    pub(crate) fn signed(&mut self, value: i64) {
        if value < 0 {
            self.raw("-");
        }
        self.unsigned(value.unsigned_abs());
    }

    /// Prints an unsigned integer of any width.
    pub(crate) fn unsigned_128(&mut self, value: u128) {
        let ten_to_16 = u128::from(TEN_TO_16);
        match u64::try_from(value) {
            Ok(value) => self.unsigned(value),
            Err(_) => {
                self.unsigned_128(value / ten_to_16);
                // Below 10^16.
                self.sixteen_digits((value % ten_to_16) as u64);
            }
        }
    }

    /// Prints a signed integer of any width.
    pub(crate) fn signed_128(&mut self, value: i128) {
        if value < 0 {
            self.raw("-");
        }
        self.unsigned_128(value.unsigned_abs());
    }

    /// Prints a float by the shortest text that reads back as the same value; `null` if it is
    /// not finite.
    #[inline]
    pub(crate) fn float(&mut self, value: impl zmij::Float + Into<f64> + Copy) {
        if value.into().is_finite() {
            self.buffer.push_short(zmij::Buffer::new().format_finite(value));
        } else {
            self.not_finite(value.into());
        }
    }

    #[cold]
    #[inline(never)]
    fn not_finite(&mut self, value: f64) {
        self.raw(match self.non_finite {
            NonFinite::Null => "null",
            NonFinite::Text if value.is_nan() => "\"NaN\"",
            NonFinite::Text if value > 0.0 => "\"Infinity\"",
            NonFinite::Text => "\"-Infinity\"",
        });
    }

    /// Prints an integer of nine or ten digits: identifiers, and seconds since 1970.
    ///
    /// What calls nothing else saves no registers.
    #[inline(never)]
    fn ten_digits(&mut self, value: u64) {
        if !self.buffer.has_room(16) {
            return self.ten_digits_in_new_room(value);
        }
        let ten_to_8 = u64::from(TEN_TO_8);
        let (high, low) = ((value / ten_to_8) as u32, (value % ten_to_8) as u32);
        self.buffer.push_two_ascii(two_digits(high), full_digits(low));
    }

    #[cold]
    #[inline(never)]
    fn ten_digits_in_new_room(&mut self, value: u64) {
        self.buffer.make_room(16);
        self.ten_digits(value);
    }

    /// Prints an integer of at least 10^10.
    #[inline(never)]
    fn long_unsigned(&mut self, value: u64) {
        if value < TEN_TO_16 {
            self.buffer.push_long_ascii(long_digits(value));
        } else {
            // Below 10^4.
            self.digits(short_digits((value / TEN_TO_16) as u32));
            self.sixteen_digits(value % TEN_TO_16);
        }
    }

    /// Prints a number below 10^16 with leading zeros.
    fn sixteen_digits(&mut self, value: u64) {
        self.buffer.push_long_ascii(full_long_digits(value));
    }

    #[inline(always)]
    fn digits(&mut self, digits: Digits) {
        self.buffer.push_short_ascii(digits.word, digits.len);
    }
}
