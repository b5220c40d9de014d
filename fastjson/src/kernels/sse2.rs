//! Sixteen bytes in an SSE2 register, which every x86-64 processor has.

use core::arch::x86_64::{
    __m128i, _mm_cmpeq_epi8, _mm_loadu_si128, _mm_max_epu8, _mm_min_epu8, _mm_movemask_epi8,
    _mm_or_si128, _mm_set1_epi8, _mm_storeu_si128, _mm_sub_epi8,
};

use super::block::{Block, Matches};
use super::lanes::{STEP, Vector, prefix_xor_by_shifts};

/// One SSE2 register of input bytes.
#[derive(Clone, Copy)]
pub(super) struct Sse2(__m128i);

/// All bits of each byte of `a` that equals `byte`.
#[inline(always)]
fn equal(a: __m128i, byte: u8) -> __m128i {
    // SAFETY: SSE2 is part of the x86-64 baseline.
    let wanted = unsafe { _mm_set1_epi8(byte.cast_signed()) };
    // SAFETY: as above.
    unsafe { _mm_cmpeq_epi8(a, wanted) }
}

#[inline(always)]
fn or(a: __m128i, b: __m128i) -> __m128i {
    // SAFETY: SSE2 is part of the x86-64 baseline.
    unsafe { _mm_or_si128(a, b) }
}

/// One bit a byte: its highest.
#[inline(always)]
fn mask(a: __m128i) -> u32 {
    // SAFETY: SSE2 is part of the x86-64 baseline.
    unsafe { _mm_movemask_epi8(a) }.cast_unsigned()
}

impl Block for Sse2 {
    const LEN: usize = 16;

    #[inline(always)]
    unsafe fn load(source: *const u8) -> Self {
        // SAFETY: the caller vouches for 16 readable bytes; the load needs no alignment.
        Self(unsafe { _mm_loadu_si128(source.cast()) })
    }

    #[inline(always)]
    unsafe fn store(self, target: *mut u8) {
        // SAFETY: the caller vouches for 16 writable bytes; the store needs no alignment.
        unsafe { _mm_storeu_si128(target.cast(), self.0) };
    }

    #[inline(always)]
    fn string_ends(self) -> Matches {
        // SAFETY: SSE2 is part of the x86-64 baseline.
        let last_control = unsafe { _mm_set1_epi8(0x1f) };
        // SAFETY: as above. A byte is at most 0x1f when the greater of both is 0x1f.
        let greater = unsafe { _mm_max_epu8(self.0, last_control) };
        let control = equal(greater, 0x1f);
        let ends = or(control, or(equal(self.0, b'"'), equal(self.0, b'\\')));
        Matches { bits: u64::from(mask(ends)), shift: 0 }
    }

    #[inline(always)]
    fn non_whitespace(self) -> Matches {
        let spaces = or(equal(self.0, b' '), equal(self.0, b'\t'));
        let breaks = or(equal(self.0, b'\n'), equal(self.0, b'\r'));
        Matches { bits: u64::from(mask(or(spaces, breaks)) ^ 0xffff), shift: 0 }
    }
}

impl Vector<4> for Sse2 {
    #[inline(always)]
    unsafe fn load(block: &[u8; STEP]) -> [Self; 4] {
        let (parts, _) = block.as_chunks::<16>();
        // SAFETY: the part has 16 bytes.
        let load = |part: &[u8; 16]| unsafe { <Self as Block>::load(part.as_ptr()) };
        [load(&parts[0]), load(&parts[1]), load(&parts[2]), load(&parts[3])]
    }

    #[inline(always)]
    fn splat(self, byte: u8) -> Self {
        // SAFETY: SSE2 is part of the x86-64 baseline.
        Self(unsafe { _mm_set1_epi8(byte.cast_signed()) })
    }

    #[inline(always)]
    fn equal(self, other: Self) -> Self {
        // SAFETY: SSE2 is part of the x86-64 baseline.
        Self(unsafe { _mm_cmpeq_epi8(self.0, other.0) })
    }

    #[inline(always)]
    fn or(self, other: Self) -> Self {
        Self(or(self.0, other.0))
    }

    #[inline(always)]
    fn min(self, other: Self) -> Self {
        // SAFETY: SSE2 is part of the x86-64 baseline.
        Self(unsafe { _mm_min_epu8(self.0, other.0) })
    }

    #[inline(always)]
    fn wrapping_sub(self, other: Self) -> Self {
        // SAFETY: SSE2 is part of the x86-64 baseline.
        Self(unsafe { _mm_sub_epi8(self.0, other.0) })
    }

    #[inline(always)]
    fn bits([a, b, c, d]: [Self; 4]) -> u64 {
        let low = mask(a.0) | mask(b.0) << 16;
        let high = mask(c.0) | mask(d.0) << 16;
        u64::from(low) | u64::from(high) << 32
    }

    #[inline(always)]
    unsafe fn prefix_xor(bits: u64) -> u64 {
        prefix_xor_by_shifts(bits)
    }
}
