//! Eight bytes at a time in a general register, for processors without a vector path and for
//! what is shorter than a vector.
//!
//! The zero-byte test is the classic `(x - 0x01…) & !x & 0x80…`: a borrow may set bits above
//! the first zero byte, never below it, so the lowest bit is exact.
//! Source: S. E. Anderson, Bit Twiddling Hacks, "Determine if a word has a byte less than n".

use super::block::{Block, Matches};

/// Eight bytes, the first in the low bits.
#[derive(Clone, Copy)]
pub(super) struct Word(u64);

const ONES: u64 = 0x0101_0101_0101_0101;
const HIGH: u64 = 0x8080_8080_8080_8080;

/// Whether no byte has its high bit set.
#[inline(always)]
pub(super) fn is_ascii(input: &[u8]) -> bool {
    let bits = match input.last_chunk::<8>() {
        // The last word overlaps the one before it.
        Some(last) => {
            let (words, _) = input.as_chunks::<8>();
            words
                .iter()
                .fold(u64::from_le_bytes(*last), |bits, word| bits | u64::from_le_bytes(*word))
        }
        None => input.iter().fold(0, |bits, byte| bits | u64::from(*byte)),
    };
    bits & HIGH == 0
}

impl Word {
    /// Four bytes and another four.
    #[inline(always)]
    pub(super) fn from_halves(head: [u8; 4], tail: [u8; 4]) -> Self {
        Self(u64::from(u32::from_le_bytes(head)) | u64::from(u32::from_le_bytes(tail)) << 32)
    }

    /// The bytes as a number, the first in the low bits.
    #[cfg(target_arch = "x86_64")]
    #[inline(always)]
    pub(super) fn to_bits(self) -> u64 {
        self.0
    }

    #[inline(always)]
    pub(super) fn from_bytes(bytes: [u8; 8]) -> Self {
        Self(u64::from_le_bytes(bytes))
    }

    /// A bit for each byte, set where it is a quote, a backslash or a control character.
    #[inline(always)]
    pub(super) fn string_end_mask(self) -> u8 {
        // Adding 0x60 to the low seven bits carries into the high bit from 0x20 on.
        let control = !(((self.0 & !HIGH) + ONES * 0x60) | self.0) & HIGH;
        let ends = control | self.equal_exact(b'"') | self.equal_exact(b'\\');
        // Gathers the bits, which are eight apart, in the highest byte.
        ((ends >> 7).wrapping_mul(0x0102_0408_1020_4080) >> 56) as u8
    }

    /// The high bit of each byte that equals `byte` (exact up to the lowest).
    #[inline(always)]
    fn equal(self, byte: u8) -> u64 {
        let x = self.0 ^ (ONES * u64::from(byte));
        x.wrapping_sub(ONES) & !x & HIGH
    }

    /// The high bit of each byte that is exactly `byte`, with no false bits.
    #[inline(always)]
    fn equal_exact(self, byte: u8) -> u64 {
        let x = self.0 ^ (ONES * u64::from(byte));
        // Adding 0x7f to the low seven bits carries into the high bit unless they are zero.
        !(((x & !HIGH) + !HIGH) | x) & HIGH
    }
}

impl Block for Word {
    const LEN: usize = 8;

    #[inline(always)]
    unsafe fn load(source: *const u8) -> Self {
        // SAFETY: the caller vouches for eight readable bytes; the read needs no alignment.
        Self(u64::from_le_bytes(unsafe { source.cast::<[u8; 8]>().read() }))
    }

    #[inline(always)]
    unsafe fn store(self, target: *mut u8) {
        // SAFETY: the caller vouches for eight writable bytes; the write needs no alignment.
        unsafe { target.cast::<[u8; 8]>().write(self.0.to_le_bytes()) };
    }

    #[inline(always)]
    fn string_ends(self) -> Matches {
        let control = self.0.wrapping_sub(ONES * 0x20) & !self.0 & HIGH;
        Matches { bits: control | self.equal(b'"') | self.equal(b'\\'), shift: 3 }
    }

    #[inline(always)]
    fn non_whitespace(self) -> Matches {
        // The complement is searched, so no test may have false bits.
        let whitespace = self.equal_exact(b' ')
            | self.equal_exact(b'\n')
            | self.equal_exact(b'\r')
            | self.equal_exact(b'\t');
        Matches { bits: whitespace ^ HIGH, shift: 3 }
    }

    #[inline(always)]
    fn non_blank(self) -> Matches {
        Matches { bits: self.equal_exact(b' ') ^ HIGH, shift: 3 }
    }

    #[inline(always)]
    fn non_digits(self) -> Matches {
        let values = self.0 ^ (ONES * u64::from(b'0'));
        // 10 or more reaches the high bit, by a sum that carries into no other byte.
        let bits = (((values & !HIGH) + ONES * 0x76) | values) & HIGH;
        Matches { bits, shift: 3 }
    }

    #[inline(always)]
    fn scalar_ends(self) -> Matches {
        let blank = self.0.wrapping_sub(ONES * 0x21) & !self.0 & HIGH;
        Matches { bits: blank | self.equal(b',') | self.equal(b'}'), shift: 3 }
    }
}
