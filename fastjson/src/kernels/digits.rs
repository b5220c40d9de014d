//! Decimal digits of an integer, many at once and without a branch.
//!
//! Sixteen digits are split by halves: into four numbers below 10^4, eight below 100, sixteen
//! below 10, each split a multiplication by the reciprocal on all lanes at once.
//! Source: P. Khuong, "How to print integers really fast" (2017).

/// The digits of two numbers below 10^8, eight each, the first in the lowest byte.
#[inline(always)]
pub(crate) fn sixteen_digits(high: u32, low: u32) -> u128 {
    split(fours(high), fours(low))
}

/// The digits of a number below 10^8, the first in the lowest byte.
#[inline(always)]
pub(crate) fn eight_digits(value: u32) -> u64 {
    split(fours(value), 0) as u64
}

/// Two numbers below 10^4, the upper digits in the lower half.
#[inline(always)]
fn fours(value: u32) -> u64 {
    let high = value / 10_000;
    u64::from(high) | u64::from(value - high * 10_000) << 32
}

#[cfg(target_arch = "x86_64")]
#[inline(always)]
fn split(high: u64, low: u64) -> u128 {
    // SAFETY: SSE2 is part of the x86-64 baseline.
    unsafe { split_by_sse2(high, low) }
}

#[cfg(target_arch = "x86_64")]
#[target_feature(enable = "sse2")]
#[inline]
fn split_by_sse2(high: u64, low: u64) -> u128 {
    use core::arch::x86_64::{
        _mm_cvtsi128_si64, _mm_mulhi_epu16, _mm_mullo_epi16, _mm_or_si128, _mm_set_epi64x,
        _mm_set1_epi16, _mm_set1_epi32, _mm_slli_epi16, _mm_slli_epi32, _mm_srli_epi16,
        _mm_sub_epi16, _mm_unpackhi_epi64,
    };
    // In each comment: what the lanes hold, the lowest first.
    let fours = _mm_set_epi64x(low.cast_signed(), high.cast_signed()); // abcd, efgh, …
    let hundreds = _mm_srli_epi16::<3>(_mm_mulhi_epu16(fours, _mm_set1_epi32(5_243)));
    let rest = _mm_sub_epi16(fours, _mm_mullo_epi16(hundreds, _mm_set1_epi32(100)));
    let twos = _mm_or_si128(hundreds, _mm_slli_epi32::<16>(rest)); // ab, cd, ef, gh, …
    let tens = _mm_mulhi_epu16(twos, _mm_set1_epi16(6_554));
    let ones = _mm_sub_epi16(twos, _mm_mullo_epi16(tens, _mm_set1_epi16(10)));
    let digits = _mm_or_si128(tens, _mm_slli_epi16::<8>(ones)); // a, b, c, d, e, f, g, h, …
    let first = _mm_cvtsi128_si64(digits).cast_unsigned();
    let second = _mm_cvtsi128_si64(_mm_unpackhi_epi64(digits, digits)).cast_unsigned();
    u128::from(first) | u128::from(second) << 64
}

#[cfg(not(target_arch = "x86_64"))]
#[inline(always)]
fn split(high: u64, low: u64) -> u128 {
    u128::from(split_word(high)) | u128::from(split_word(low)) << 64
}

/// Eight digits in a general register.
#[cfg(any(test, not(target_arch = "x86_64")))]
#[inline(always)]
fn split_word(fours: u64) -> u64 {
    // In each comment: what the lanes of the word hold, the lowest first.
    let hundreds = ((fours * 10_486) >> 20) & 0x0000_007f_0000_007f;
    let twos = hundreds | (fours - hundreds * 100) << 16; // ab, cd, ef, gh
    let tens = ((twos * 103) >> 10) & 0x000f_000f_000f_000f;
    tens | (twos - tens * 10) << 8 // a, b, c, d, e, f, g, h
}

#[cfg(test)]
mod tests {
    use super::{eight_digits, fours, sixteen_digits, split_word};

    /// Each four digits at each place.
    #[test]
    fn digits_are_those_of_the_number() {
        for four in 0..10_000_u32 {
            let text = alloc::format!("{four:04}");
            let digits = [0, 1, 2, 3].map(|at| text.as_bytes()[at] - b'0');
            let [a, b, c, d] = digits;
            for (value, expected) in
                [(four, [0, 0, 0, 0, a, b, c, d]), (four * 10_000, [a, b, c, d, 0, 0, 0, 0])]
            {
                let expected = u64::from_le_bytes(expected);
                assert_eq!(eight_digits(value), expected);
                assert_eq!(split_word(fours(value)), expected);
                let shifted = u128::from(expected) << 64;
                assert_eq!(sixteen_digits(value, 0), u128::from(expected));
                assert_eq!(sixteen_digits(0, value), shifted);
                assert_eq!(sixteen_digits(value, value), shifted | u128::from(expected));
            }
        }
    }
}
