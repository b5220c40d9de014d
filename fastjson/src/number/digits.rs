//! Decimal digits by the word: how many of eight bytes are digits, and their value.
//!
//! A chunk holds eight bytes of input, the first in the lowest byte. Every loop over digits
//! in this folder goes through [`load`], so that one place deals with the end of the input.

/// Loads the eight bytes from `at` on; what lies behind the end of the input reads as zero,
/// which is no digit.
#[inline(always)]
pub(super) fn load(bytes: &[u8], at: usize) -> u64 {
    match bytes.get(at..).and_then(<[u8]>::first_chunk) {
        Some(chunk) => u64::from_le_bytes(*chunk),
        None => load_tail(bytes, at),
    }
}

/// [`load`] within the last eight bytes of the input.
///
/// Small documents end up here for each of their last numbers, so it is not marked cold: the
/// last eight bytes are loaded at once and what lies before `at` is shifted out.
#[inline(never)]
fn load_tail(bytes: &[u8], at: usize) -> u64 {
    let rest = bytes.get(at..).unwrap_or_default();
    let past = 8 * (8 - rest.len().min(8));
    match bytes.last_chunk() {
        Some(chunk) => u64::from_le_bytes(*chunk).checked_shr(past as u32).unwrap_or(0),
        None => rest.iter().rev().fold(0, |word, &byte| word << 8 | u64::from(byte)),
    }
}

/// The first eight bytes as a word, and the rest; `None` when there are fewer.
#[inline(always)]
pub(super) fn split_chunk(bytes: &[u8]) -> Option<(u64, &[u8])> {
    let (chunk, rest) = bytes.split_first_chunk()?;
    Some((u64::from_le_bytes(*chunk), rest))
}

/// The bytes of a chunk as digit values, and which of them are not digits.
#[derive(Clone, Copy)]
pub(super) struct Digits {
    /// Byte `i` is the value of digit `i`; meaningless from the first non-digit on.
    values: u64,
    /// The top bit of byte `i` is set when byte `i` is no digit; right up to the first such
    /// byte, above which a carry may have spoilt it. Zero when all eight are digits.
    stops: u64,
}

impl Digits {
    /// Classifies the bytes of a chunk.
    ///
    /// `'0'..='9'` become `0..=9` by the exclusive or; every other byte becomes 10 or more,
    /// and so reaches the top bit when 0x76 is added, or has it already.
    #[inline(always)]
    pub(super) fn new(chunk: u64) -> Digits {
        let values = chunk ^ repeat(b'0');
        let stops = (values.wrapping_add(repeat(0x76)) | values) & repeat(0x80);
        Digits { values, stops }
    }

    /// Whether all eight bytes are digits.
    #[inline(always)]
    pub(super) fn all(self) -> bool {
        self.stops == 0
    }

    /// The number of digits before the first other byte, `0..=8`.
    #[inline(always)]
    pub(super) fn count(self) -> usize {
        (self.stops.trailing_zeros() / 8) as usize
    }

    /// The value of all eight digits.
    #[inline(always)]
    pub(super) fn value(self) -> u64 {
        combine(self.values)
    }

    /// The value of the first `count` digits, `0..=7` of them.
    ///
    /// They are shifted to the end of the word, and zeros come in before them: the cost does
    /// not depend on the count, so that numbers of mixed lengths cost no misprediction.
    #[inline(always)]
    pub(super) fn value_of_first(self, count: usize) -> u64 {
        combine((self.values << (8 * (7 - count))) << 8)
    }
}

/// Eight digit values to one number: neighbours to pairs, then the four pairs at once.
///
/// The second step is D. Lemire's variant of the method in "Faster integer parsing"
/// (kholdstare.github.io, 2020): each product moves its pairs, weighed, into the upper half.
#[inline(always)]
fn combine(values: u64) -> u64 {
    const PAIRS: u64 = 0x0000_00FF_0000_00FF;
    const FIRST: u64 = 100 + (1_000_000 << 32);
    const SECOND: u64 = 1 + (10_000 << 32);
    let pairs = values.wrapping_mul(10).wrapping_add(values >> 8);
    let first = (pairs & PAIRS).wrapping_mul(FIRST);
    let second = (pairs >> 16 & PAIRS).wrapping_mul(SECOND);
    first.wrapping_add(second) >> 32
}

/// The end of the run of digits that starts at `at`.
#[inline(always)]
pub(super) fn find_end(bytes: &[u8], mut at: usize) -> usize {
    loop {
        let digits = Digits::new(load(bytes, at));
        if !digits.all() {
            return at + digits.count();
        }
        at += 8;
    }
}

/// A word with `byte` in each of its bytes.
const fn repeat(byte: u8) -> u64 {
    u64::MAX / 0xFF * byte as u64
}

/// `10^i` for as many digits as a chunk can hold.
pub(super) static POWERS_OF_TEN: [u64; 9] =
    [1, 10, 100, 1_000, 10_000, 100_000, 1_000_000, 10_000_000, 100_000_000];
