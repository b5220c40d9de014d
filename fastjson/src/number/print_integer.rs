//! Integers as decimal digits, eight at a time in a general register and without a loop or a
//! table, so that numbers of mixed lengths cost no misprediction.
//!
//! Eight digits are split by halves: into two numbers below 10^4, four below 100, eight below
//! 10, each split a multiplication by the reciprocal on all lanes of the word at once. Leading
//! zeros are then shifted out.
//! Source: P. Khuong, "How to print integers really fast" (2017), which uses SSE2 for the lanes.

/// Digits in ASCII, the first in the lowest byte, and how many they are; above them is zero.
#[derive(Clone, Copy)]
pub(crate) struct Digits {
    pub(crate) word: u64,
    pub(crate) len: usize,
}

/// One more than the greatest number of eight digits.
pub(crate) const TEN_TO_8: u32 = 100_000_000;

/// The digits of a number below 10^8, without leading zeros.
#[inline(always)]
pub(crate) fn short_digits(value: u32) -> Digits {
    let word = split(value);
    // The top digit is kept even if it is zero.
    let zeros = (word | 1 << 56).trailing_zeros() / 8;
    let ascii = (word | ZEROS) >> (8 * zeros);
    Digits { word: ascii, len: 8 - zeros as usize }
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
    Digits { word: split(value) | ZEROS, len: 8 }
}

/// `'0'` in each byte.
const ZEROS: u64 = 0x3030_3030_3030_3030;

/// The eight digits of a number below 10^8, the first in the lowest byte.
#[inline(always)]
fn split(value: u32) -> u64 {
    let value = u64::from(value);
    // In each comment: what the lanes of the word hold, the lowest first.
    let high = value / 10_000;
    let fours = high | (value - high * 10_000) << 32; // abcd, efgh
    let hundreds = ((fours * 10_486) >> 20) & 0x0000_007f_0000_007f;
    let twos = hundreds | (fours - hundreds * 100) << 16; // ab, cd, ef, gh
    let tens = ((twos * 103) >> 10) & 0x000f_000f_000f_000f;
    tens | (twos - tens * 10) << 8 // a, b, c, d, e, f, g, h
}

#[cfg(test)]
mod tests {
    use alloc::format;
    use alloc::string::String;

    use super::{Digits, TEN_TO_8, full_digits, short_digits, two_digits};

    fn text(digits: Digits) -> String {
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
        }
    }
}
