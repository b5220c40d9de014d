//! `w * 10^q` as a float, for a 64-bit integer `w`: correctly rounded, always.
//!
//! By one operation on exact floats where both parts are small (W. D. Clinger, "How to read
//! floating point numbers accurately", 1990), else by the Eisel-Lemire algorithm (D. Lemire,
//! "Number parsing at a gigabyte per second", 2021). That never leaves a case open when `w` is
//! exact (N. Mushtak and D. Lemire, "Fast number parsing without fallback", 2023).

use super::float::Float;
use super::table::{LOWEST, POWERS_OF_FIVE};

/// `w * 10^q`, correctly rounded; `None` when out of range.
#[inline(always)]
pub(super) fn convert<F: Float>(w: u64, q: i64, negative: bool) -> Option<F> {
    if w == 0 || q < i64::from(F::LEAST_POWER) {
        return Some(signed(0, negative));
    }
    if q > i64::from(F::GREATEST_POWER) {
        return None;
    }
    let q = q as i32;
    if let Some(value) = F::exact(w, q, negative) {
        return Some(value);
    }
    eisel_lemire::<F>(w, q).map(|bits| signed(bits, negative))
}

/// `w / 10^places`, where no result can be subnormal or infinite.
#[inline(always)]
pub(super) fn scale_down<F: Float>(w: u64, places: usize, negative: bool) -> F {
    let q = -(places as i32);
    if let Some(value) = F::exact(w, q, negative) {
        return value;
    }
    if w == 0 {
        return signed(0, negative);
    }
    match eisel_lemire::<F>(w, q) {
        Some(bits) => signed(bits, negative),
        None => signed(0, negative),
    }
}

/// The float with these bits and this sign.
#[inline(always)]
fn signed<F: Float>(bits: u64, negative: bool) -> F {
    let sign_bit = F::SIGNIFICAND_BITS + F::INFINITE.count_ones();
    F::from_lower_bits(bits | u64::from(negative) << sign_bit)
}

/// The bits of `w * 10^q`, for a `w` other than zero and a `q` within the type's powers;
/// `None` when it rounds to infinity.
///
/// `w` is shifted until its top bit is set and multiplied with the power of five: 64 by 128
/// bits, the lower half only where it can matter. The upper bits of the product are the
/// significand and one bit more, to round by.
#[inline(always)]
fn eisel_lemire<F: Float>(w: u64, q: i32) -> Option<u64> {
    let zeros = w.leading_zeros();
    let (high, low) = multiply::<F>(w << zeros, POWERS_OF_FIVE[(q - LOWEST) as usize]);
    let upper = (high >> 63) as u32;
    let shift = upper + 64 - F::SIGNIFICAND_BITS - 3;
    let mut significand = high >> shift;
    let binary = binary_exponent(q) + upper as i32 - zeros as i32 - F::LEAST_EXPONENT;
    if binary <= 0 {
        return Some(subnormal::<F>(significand, binary));
    }
    // Exactly half-way, between an even significand and the odd one above it: do not round up.
    if low <= 1 && significand & 3 == 1 && F::TIES.contains(&q) && significand << shift == high {
        significand &= !1;
    }
    // Rounding may carry into the exponent, which is the field above: that is right as it is.
    let rounded = (significand + (significand & 1)) >> 1;
    let hidden = 1 << F::SIGNIFICAND_BITS;
    let bits = rounded - hidden + ((binary as u64) << F::SIGNIFICAND_BITS);
    (bits < (F::INFINITE as u64) << F::SIGNIFICAND_BITS).then_some(bits)
}

/// The upper and lower 64 bits of the most significant part of `w * power`.
#[inline(always)]
fn multiply<F: Float>(w: u64, power: (u64, u64)) -> (u64, u64) {
    let (mut high, mut low) = wide(w, power.0);
    // Bits below those that are kept: only when all are set can a carry reach the kept ones.
    let below = u64::MAX >> (F::SIGNIFICAND_BITS + 3);
    if high & below == below {
        let (carry, overflow);
        (low, overflow) = low.overflowing_add(wide(w, power.1).0);
        carry = u64::from(overflow);
        high += carry;
    }
    (high, low)
}

/// The upper and the lower half of a product.
#[inline(always)]
fn wide(a: u64, b: u64) -> (u64, u64) {
    let product = u128::from(a) * u128::from(b);
    ((product >> 64) as u64, product as u64)
}

/// `floor(log2(10^q)) + 63`, exact for `-400..=350` or so: 217706 / 2^16 is log2(10).
#[inline(always)]
fn binary_exponent(q: i32) -> i32 {
    ((q * (152_170 + 65_536)) >> 16) + 63
}

/// Rounds a significand whose exponent is too small to be normal.
#[cold]
fn subnormal<F: Float>(mut significand: u64, binary: i32) -> u64 {
    if binary <= -63 {
        return 0;
    }
    significand >>= 1 - binary;
    // A carry out of the significand makes the least normal number, bits and all.
    (significand + (significand & 1)) >> 1
}
