//! What differs between `f32` and `f64`.

use core::num::NonZeroUsize;
use core::str::FromStr;

use super::parse_float::read;

/// `f32` or `f64`.
pub(crate) trait Float: Copy + FromStr {
    /// The number of explicit bits of the significand.
    const SIGNIFICAND_BITS: u32;
    /// The bias of the exponent, negated.
    const LEAST_EXPONENT: i32;
    /// The biased exponent of infinity.
    const INFINITE: i32;
    /// Below this power of ten any 64-bit integer times the power is zero.
    const LEAST_POWER: i32;
    /// Above this power of ten any non-zero integer times the power is out of range.
    const GREATEST_POWER: i32;
    /// The powers of ten with which a 64-bit integer can be half-way between two floats.
    const TIES: core::ops::RangeInclusive<i32>;

    /// Reads the number at the start of `bytes`, compiled once for each type.
    fn read(bytes: &[u8]) -> Option<(Self, NonZeroUsize)>;

    /// `w * 10^q` or its negative, when both factors and one operation on them are exact.
    fn exact(w: u64, q: i32, negative: bool) -> Option<Self>;

    /// The float with the lower bits of `bits`.
    fn from_lower_bits(bits: u64) -> Self;

    /// The bits of the float.
    fn into_bits(self) -> u64;
}

impl Float for f64 {
    const SIGNIFICAND_BITS: u32 = 52;
    const LEAST_EXPONENT: i32 = -1023;
    const INFINITE: i32 = 0x7FF;
    const LEAST_POWER: i32 = -342;
    const GREATEST_POWER: i32 = 308;
    const TIES: core::ops::RangeInclusive<i32> = -4..=23;

    #[inline(never)]
    fn read(bytes: &[u8]) -> Option<(f64, NonZeroUsize)> {
        read(bytes)
    }

    #[inline(always)]
    fn exact(w: u64, q: i32, negative: bool) -> Option<f64> {
        if w >> 53 != 0 || q.unsigned_abs() > 22 {
            return None;
        }
        let w = if negative { -(w as f64) } else { w as f64 };
        let power = EXACT_POWERS_F64[q.unsigned_abs() as usize];
        Some(if q < 0 { w / power } else { w * power })
    }

    #[inline(always)]
    fn from_lower_bits(bits: u64) -> f64 {
        f64::from_bits(bits)
    }

    #[inline(always)]
    fn into_bits(self) -> u64 {
        self.to_bits()
    }
}

impl Float for f32 {
    const SIGNIFICAND_BITS: u32 = 23;
    const LEAST_EXPONENT: i32 = -127;
    const INFINITE: i32 = 0xFF;
    const LEAST_POWER: i32 = -65;
    const GREATEST_POWER: i32 = 38;
    const TIES: core::ops::RangeInclusive<i32> = -17..=10;

    #[inline(never)]
    fn read(bytes: &[u8]) -> Option<(f32, NonZeroUsize)> {
        read(bytes)
    }

    #[inline(always)]
    fn exact(w: u64, q: i32, negative: bool) -> Option<f32> {
        if w >> 24 != 0 || q.unsigned_abs() > 10 {
            return None;
        }
        let w = if negative { -(w as f32) } else { w as f32 };
        let power = EXACT_POWERS_F32[q.unsigned_abs() as usize];
        Some(if q < 0 { w / power } else { w * power })
    }

    #[inline(always)]
    fn from_lower_bits(bits: u64) -> f32 {
        f32::from_bits(bits as u32)
    }

    #[inline(always)]
    fn into_bits(self) -> u64 {
        u64::from(self.to_bits())
    }
}

/// The powers of ten that an `f64` holds exactly.
static EXACT_POWERS_F64: [f64; 23] = [
    1e0, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15, 1e16,
    1e17, 1e18, 1e19, 1e20, 1e21, 1e22,
];

/// The powers of ten that an `f32` holds exactly.
static EXACT_POWERS_F32: [f32; 11] = [1e0, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10];
