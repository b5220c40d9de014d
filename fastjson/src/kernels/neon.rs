//! Sixteen bytes in a NEON register, which every 64-bit ARM processor has.

use core::arch::aarch64::{
    uint8x16_t, vandq_u8, vceqq_u8, vdupq_n_u8, vget_lane_u64, vgetq_lane_u64, vld1q_u8, vminq_u8,
    vorrq_u8, vpaddq_u8, vreinterpret_u64_u8, vreinterpretq_u16_u8, vreinterpretq_u64_u8,
    vshrn_n_u16, vst1q_u8, vsubq_u8,
};

use super::block::{Block, Matches};
use super::lanes::{STEP, Vector, prefix_xor_by_shifts};

/// One NEON register of input bytes.
#[derive(Clone, Copy)]
pub(super) struct Neon(uint8x16_t);

/// The bit of each byte in its group of eight.
static PLACES: [u8; 16] = [1, 2, 4, 8, 16, 32, 64, 128, 1, 2, 4, 8, 16, 32, 64, 128];

impl Neon {
    /// Adds neighbours: the sums of `low` in the lower half, those of `high` in the upper.
    #[inline(always)]
    fn add_pairs(low: uint8x16_t, high: uint8x16_t) -> uint8x16_t {
        // SAFETY: NEON is part of the baseline.
        unsafe { vpaddq_u8(low, high) }
    }

    /// Keeps of each byte the bit of its place.
    #[inline(always)]
    fn place(self) -> uint8x16_t {
        // SAFETY: the table has 16 bytes; NEON is part of the baseline.
        let places = unsafe { vld1q_u8(PLACES.as_ptr()) };
        // SAFETY: NEON is part of the baseline.
        unsafe { vandq_u8(self.0, places) }
    }
}

impl Neon {
    /// Four bits a byte: shifting each pair of bytes by four keeps half of either.
    #[inline(always)]
    fn nibbles(self) -> u64 {
        // SAFETY: NEON is part of the baseline.
        let pairs = unsafe { vreinterpretq_u16_u8(self.0) };
        // SAFETY: as above.
        let halves = unsafe { vshrn_n_u16::<4>(pairs) };
        // SAFETY: as above.
        let word = unsafe { vreinterpret_u64_u8(halves) };
        // SAFETY: as above.
        unsafe { vget_lane_u64::<0>(word) }
    }
}

impl Block for Neon {
    const LEN: usize = 16;

    #[inline(always)]
    unsafe fn load(source: *const u8) -> Self {
        // SAFETY: the caller vouches for 16 readable bytes; the load needs no alignment.
        Self(unsafe { vld1q_u8(source) })
    }

    #[inline(always)]
    unsafe fn store(self, target: *mut u8) {
        // SAFETY: the caller vouches for 16 writable bytes; the store needs no alignment.
        unsafe { vst1q_u8(target, self.0) };
    }

    #[inline(always)]
    fn string_ends(self) -> Matches {
        let marks = self.equal_byte(b'"').or(self.equal_byte(b'\\'));
        Matches { bits: marks.or(self.at_most(0x1f)).nibbles(), shift: 2 }
    }

    #[inline(always)]
    fn non_whitespace(self) -> Matches {
        Matches { bits: !self.spaces().nibbles(), shift: 2 }
    }
}

impl Vector<4> for Neon {
    #[inline(always)]
    unsafe fn load(block: &[u8; STEP]) -> [Self; 4] {
        let (parts, _) = block.as_chunks::<16>();
        // SAFETY: the part has 16 bytes.
        let load = |part: &[u8; 16]| unsafe { <Self as Block>::load(part.as_ptr()) };
        [load(&parts[0]), load(&parts[1]), load(&parts[2]), load(&parts[3])]
    }

    #[inline(always)]
    fn splat(self, byte: u8) -> Self {
        // SAFETY: NEON is part of the baseline.
        Self(unsafe { vdupq_n_u8(byte) })
    }

    #[inline(always)]
    fn equal(self, other: Self) -> Self {
        // SAFETY: NEON is part of the baseline.
        Self(unsafe { vceqq_u8(self.0, other.0) })
    }

    #[inline(always)]
    fn or(self, other: Self) -> Self {
        // SAFETY: NEON is part of the baseline.
        Self(unsafe { vorrq_u8(self.0, other.0) })
    }

    #[inline(always)]
    fn min(self, other: Self) -> Self {
        // SAFETY: NEON is part of the baseline.
        Self(unsafe { vminq_u8(self.0, other.0) })
    }

    #[inline(always)]
    fn wrapping_sub(self, other: Self) -> Self {
        // SAFETY: NEON is part of the baseline.
        Self(unsafe { vsubq_u8(self.0, other.0) })
    }

    /// There is no instruction for it: eight neighbours are summed in three steps, all 64 at once.
    #[inline(always)]
    fn bits([a, b, c, d]: [Self; 4]) -> u64 {
        let halves = Self::add_pairs(
            Self::add_pairs(a.place(), b.place()),
            Self::add_pairs(c.place(), d.place()),
        );
        let sums = Self::add_pairs(halves, halves);
        // SAFETY: NEON is part of the baseline.
        let words = unsafe { vreinterpretq_u64_u8(sums) };
        // SAFETY: as above.
        unsafe { vgetq_lane_u64::<0>(words) }
    }

    #[inline(always)]
    unsafe fn prefix_xor(bits: u64) -> u64 {
        prefix_xor_by_shifts(bits)
    }
}
