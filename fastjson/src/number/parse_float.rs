//! Floating-point numbers, correctly rounded to the nearest, ties to even.
//!
//! One pass gathers the digits as a 64-bit integer `w` and a decimal exponent `q`. Then the
//! value is `w * 10^q` by one exact operation where both parts are small (W. D. Clinger, "How to
//! read floating point numbers accurately", 1990), else by the Eisel-Lemire algorithm
//! (D. Lemire, "Number parsing at a gigabyte per second", 2021). With 19 digits or fewer that
//! always decides (N. Mushtak and D. Lemire, "Fast number parsing without fallback", 2023);
//! with more digits it mostly does, and `slow_path.rs` settles the rest.

use core::hint::cold_path;
use core::num::NonZeroUsize;
use core::str::FromStr;

use super::digits::{Digits, POWERS_OF_TEN, load, split_chunk};
use super::scan::{find_exponent_digits, float_fault};
use super::slow_path::parse_slowly;
use super::table::{LOWEST, POWERS_OF_FIVE};
use super::{Fault, Parsed};

/// Parses the number at the start of `bytes`.
///
/// # Errors
/// Each kind of [`Fault`] but `NotAnInteger`. Out of range is what rounds to infinity; what
/// rounds to zero is zero.
#[inline]
pub(crate) fn parse_float<F: Float>(bytes: &[u8]) -> Result<Parsed<F>, Fault> {
    match F::read(bytes) {
        Some((value, len)) => Ok(Parsed { value, len: len.get() }),
        None => Err(float_fault(bytes)),
    }
}

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

    /// [`Float::read`] for the less common kinds of number.
    fn read_any(bytes: &[u8]) -> Option<(Self, NonZeroUsize)>;

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

    #[inline(never)]
    fn read_any(bytes: &[u8]) -> Option<(f64, NonZeroUsize)> {
        read_any(bytes)
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

    #[inline(never)]
    fn read_any(bytes: &[u8]) -> Option<(f32, NonZeroUsize)> {
        read_any(bytes)
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

/// The most digits that always fit in 64 bits.
const SAFE_DIGITS: usize = 19;

/// Reads a number of the common kind, and hands any other to [`read_any`]: one to three digits
/// before the dot, at most 19 in all, no exponent, and not in the last bytes of the input.
///
/// The next number cannot be found before the end of this one is known, so what counts is the
/// time to the end, not the work. Branches that are mostly predicted tell the sign, the digits
/// before the dot and the full words after it; only the end of the last word is computed.
#[inline(always)]
fn read<F: Float>(bytes: &[u8]) -> Option<(F, NonZeroUsize)> {
    let (negative, number) = match bytes {
        [b'-', number @ ..] => {
            cold_path();
            (true, number)
        }
        _ => (false, bytes),
    };
    let Some((mut w, most_places, rest)) = split_short_whole(number) else {
        return F::read_any(bytes);
    };
    let Some((b'.', mut rest)) = rest.split_first() else {
        if let Some(b'e' | b'E') = rest.first() {
            return F::read_any(bytes);
        }
        return Some((
            convert(w, 0, negative)?,
            NonZeroUsize::new(bytes.len() - rest.len())?,
        ));
    };
    let fraction = rest.len();
    // Not a loop: there are three words at most, and LLVM carries five variables around it.
    let Some((mut chunk, mut after)) = split_chunk(rest) else {
        return F::read_any(bytes);
    };
    let mut tail = Digits::new(chunk);
    if tail.all() {
        (w, rest) = (append_eight(w, tail), after);
        let Some(next) = split_chunk(rest) else {
            return F::read_any(bytes);
        };
        (chunk, after) = next;
        tail = Digits::new(chunk);
        if tail.all() {
            (w, rest) = (append_eight(w, tail), after);
            let Some(next) = split_chunk(rest) else {
                return F::read_any(bytes);
            };
            chunk = next.0;
            tail = Digits::new(chunk);
        }
    }
    let count = tail.count();
    let places = fraction - rest.len() + count;
    let exponent = (chunk >> (8 * (count & 7))) as u8 | 0x20 == b'e';
    // From 1 to `most_places`.
    if exponent | (places.wrapping_sub(1) >= most_places) {
        return F::read_any(bytes);
    }
    w = w
        .wrapping_mul(POWERS_OF_TEN[count])
        .wrapping_add(tail.value_of_first(count));
    Some((
        scale_down(w, places, negative),
        NonZeroUsize::new(bytes.len() - rest.len() + count)?,
    ))
}

#[inline(always)]
fn append_eight(w: u64, digits: Digits) -> u64 {
    w.wrapping_mul(POWERS_OF_TEN[8])
        .wrapping_add(digits.value())
}

/// `w / 10^places`, where no result can be subnormal or infinite.
#[inline(always)]
fn scale_down<F: Float>(w: u64, places: usize, negative: bool) -> F {
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

/// Reads one to three digits that something else follows: their value, how many more digits
/// there may be until there are [`SAFE_DIGITS`], and the rest.
#[inline(always)]
fn split_short_whole(number: &[u8]) -> Option<(u64, usize, &[u8])> {
    let window = number.first_chunk::<4>()?;
    let digit = |at: usize| window[at].wrapping_sub(b'0');
    let a = digit(0);
    if a > 9 {
        return None;
    }
    let b = digit(1);
    if b > 9 {
        return Some((u64::from(a), SAFE_DIGITS - 1, &number[1..]));
    }
    if a == 0 {
        return None;
    }
    let two = u64::from(a) * 10 + u64::from(b);
    let c = digit(2);
    if c > 9 {
        return Some((two, SAFE_DIGITS - 2, &number[2..]));
    }
    if digit(3) > 9 {
        return Some((two * 10 + u64::from(c), SAFE_DIGITS - 3, &number[3..]));
    }
    None
}

/// Reads any number: `-`, digits, fraction, exponent. `None` when there is a fault.
#[inline(always)]
fn read_any<F: Float>(bytes: &[u8]) -> Option<(F, NonZeroUsize)> {
    let negative = bytes.first() == Some(&b'-');
    let start = usize::from(negative);
    let (mut w, mut end) = gather(bytes, start, 0);
    let mut digits = end - start;
    if (digits == 0) | ((digits > 1) & (bytes.get(start) == Some(&b'0'))) {
        return None;
    }
    let mut q = 0;
    if bytes.get(end) == Some(&b'.') {
        let fraction = end + 1;
        (w, end) = gather(bytes, fraction, w);
        if end == fraction {
            return None;
        }
        digits += end - fraction;
        q = -((end - fraction) as i64);
    }
    let digits_end = end;
    if let Some(b'e' | b'E') = bytes.get(end) {
        let (exponent, exponent_end) = read_exponent(bytes, end)?;
        q += exponent;
        end = exponent_end;
    }
    let value = if digits > SAFE_DIGITS {
        read_long(&bytes[start..digits_end], w, q, negative)?
    } else {
        convert(w, q, negative)?
    };
    Some((value, NonZeroUsize::new(end)?))
}

/// Appends the digits from `at` on to `w`, and says where they end. With more than
/// [`SAFE_DIGITS`] significant digits, `w` wraps around and is of no use.
#[inline(always)]
fn gather(bytes: &[u8], mut at: usize, mut w: u64) -> (u64, usize) {
    loop {
        let digits = Digits::new(load(bytes, at));
        if !digits.all() {
            let count = digits.count();
            let tail = digits.value_of_first(count);
            return (w.wrapping_mul(POWERS_OF_TEN[count]).wrapping_add(tail), at + count);
        }
        w = w.wrapping_mul(POWERS_OF_TEN[8]).wrapping_add(digits.value());
        at += 8;
    }
}

/// Reads the exponent whose `e` is at `at`; returns its value and its end.
///
/// It stops growing at 10^17, which no count of digits can bring back into range: the input
/// would have to be as long.
#[inline(never)]
fn read_exponent(bytes: &[u8], at: usize) -> Option<(i64, usize)> {
    let start = find_exponent_digits(bytes, at);
    let mut end = start;
    let mut value = 0;
    while let Some(digit @ b'0'..=b'9') = bytes.get(end) {
        if value < 10_000_000_000_000_000 {
            value = value * 10 + i64::from(digit - b'0');
        }
        end += 1;
    }
    if end == start {
        return None;
    }
    let negative = bytes[at + 1] == b'-';
    Some((if negative { -value } else { value }, end))
}

/// `w * 10^q`, correctly rounded; `None` when out of range.
#[inline(always)]
fn convert<F: Float>(w: u64, q: i64, negative: bool) -> Option<F> {
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

/// The value of more than [`SAFE_DIGITS`] digits, with or without a dot among them.
///
/// With leading zeros `w` may still be exact. Else the first 19 significant digits and their
/// successor enclose the value: mostly both round to the same.
#[cold]
#[inline(never)]
fn read_long<F: Float>(text: &[u8], w: u64, q: i64, negative: bool) -> Option<F> {
    let significant =
        || text.iter().filter(|&&byte| byte != b'.').skip_while(|&&byte| byte == b'0');
    let count = significant().count();
    if count <= SAFE_DIGITS {
        return convert(w, q, negative);
    }
    let first = significant()
        .take(SAFE_DIGITS)
        .fold(0, |value, digit| value * 10 + u64::from(digit - b'0'));
    let least = convert::<F>(first, q + (count - SAFE_DIGITS) as i64, negative)?;
    let greatest = convert::<F>(first + 1, q + (count - SAFE_DIGITS) as i64, negative);
    if greatest.is_some_and(|greatest| greatest.into_bits() == least.into_bits()) {
        return Some(least);
    }
    parse_slowly(significant(), q, negative)
}
