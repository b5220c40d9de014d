//! Integers as decimal digits, eight or sixteen at a time and without a loop or a table, so that
//! numbers of mixed lengths cost no misprediction: leading zeros are shifted out.

use crate::kernels::{eight_digits, sixteen_digits};

/// Digits in ASCII, the first in the lowest byte, and how many they are; above them is zero.
#[derive(Clone, Copy)]
pub(crate) struct Digits<W = u64> {
    pub(crate) word: W,
    pub(crate) len: usize,
}

/// One more than the greatest number of eight digits.
pub(crate) const TEN_TO_8: u32 = 100_000_000;

/// One more than the greatest number of sixteen digits.
pub(crate) const TEN_TO_16: u64 = 10_u64.pow(16);

/// The digits of a number below 10^8, without leading zeros.
#[inline(always)]
pub(crate) fn short_digits(value: u32) -> Digits {
    let word = eight_digits(value);
    // The top digit is kept even if it is zero.
    let zeros = (word | 1 << 56).trailing_zeros() / 8;
    Digits { word: (word | ZEROS as u64) >> (8 * zeros), len: 8 - zeros as usize }
}

/// The digits of a number below 100, without a leading zero.
#[inline(always)]
pub(crate) fn two_digits(value: u32) -> Digits {
    let tens = (value * 103) >> 10;
    let word = u64::from(tens | (value - tens * 10) << 8 | 0x3030);
    let zeros = usize::from(tens == 0);
    Digits { word: word >> (8 * zeros), len: 2 - zeros }
}

/// The digits of a number below 10^8, with leading zeros up to eight.
#[inline(always)]
pub(crate) fn full_digits(value: u32) -> Digits {
    Digits { word: eight_digits(value) | ZEROS as u64, len: 8 }
}

/// The digits of a number from 10^8 to below 10^16.
#[inline(always)]
pub(crate) fn long_digits(value: u64) -> Digits<u128> {
    let word = sixteen(value);
    let zeros = (word as u64 | 1 << 56).trailing_zeros() / 8;
    Digits { word: (word | ZEROS) >> (8 * zeros), len: 16 - zeros as usize }
}

/// The digits of a number below 10^16, with leading zeros up to sixteen.
#[inline(always)]
pub(crate) fn full_long_digits(value: u64) -> Digits<u128> {
    Digits { word: sixteen(value) | ZEROS, len: 16 }
}

#[inline(always)]
fn sixteen(value: u64) -> u128 {
    let ten_to_8 = u64::from(TEN_TO_8);
    sixteen_digits((value / ten_to_8) as u32, (value % ten_to_8) as u32)
}

/// `'0'` in each byte.
const ZEROS: u128 = u128::from_le_bytes([b'0'; 16]);

#[cfg(test)]
mod tests {
    use alloc::format;
    use alloc::string::String;

    use super::*;

    fn text(digits: Digits) -> String {
        digits.word.to_le_bytes()[..digits.len].iter().map(|byte| char::from(*byte)).collect()
    }

    fn long_text(digits: Digits<u128>) -> String {
        digits.word.to_le_bytes()[..digits.len].iter().map(|byte| char::from(*byte)).collect()
    }

    #[test]
    fn digits_are_those_of_the_standard_library() {
        // Each pair of digits at each place, and the neighbours of each power of ten.
        let pairs = (0..=9_999).flat_map(|pair| [pair, pair * 10_000, pair * 10_001]);
        let powers = (0..8).flat_map(|power| {
            let ten = 10_u32.pow(power);
            [ten - 1, ten, ten + 1, ten * 9, TEN_TO_8 - ten]
        });
        let spread = (0..TEN_TO_8).step_by(997);
        for value in 0..100 {
            assert_eq!(text(two_digits(value)), format!("{value}"));
        }
        for value in pairs.chain(powers).chain(spread) {
            assert_eq!(text(short_digits(value)), format!("{value}"));
            assert_eq!(text(full_digits(value)), format!("{value:08}"));
            let long = u64::from(value) * u64::from(TEN_TO_8) + u64::from(TEN_TO_8 - 1 - value);
            assert_eq!(long_text(full_long_digits(long)), format!("{long:016}"));
            if value > 0 {
                assert_eq!(long_text(long_digits(long)), format!("{long}"));
            }
        }
    }
}
