//! Thirty-two bytes in an AVX2 register.

use core::arch::x86_64::{
    __m256i, _mm256_cmpeq_epi8, _mm256_loadu_si256, _mm256_min_epu8, _mm256_movemask_epi8,
    _mm256_or_si256, _mm256_set1_epi8, _mm256_setr_epi8, _mm256_shuffle_epi8, _mm256_sub_epi8,
};

use super::clmul;
use super::lanes::{STEP, Vector};

/// One AVX2 register. A value exists only where [`Vector::load`] was vouched for, so the
/// processor has AVX2.
#[derive(Clone, Copy)]
pub(super) struct Avx2(__m256i);

impl Vector<2> for Avx2 {
    #[inline(always)]
    unsafe fn load(block: &[u8; STEP]) -> [Self; 2] {
        let (low, high) = block.split_at(STEP / 2);
        // SAFETY: the half has 32 bytes and the load needs no alignment; the caller vouches for
        // AVX2.
        let low = unsafe { _mm256_loadu_si256(low.as_ptr().cast()) };
        // SAFETY: as above.
        [Self(low), Self(unsafe { _mm256_loadu_si256(high.as_ptr().cast()) })]
    }

    #[inline(always)]
    fn splat(self, byte: u8) -> Self {
        // SAFETY: a value of the type exists, so the processor has AVX2.
        Self(unsafe { _mm256_set1_epi8(byte.cast_signed()) })
    }

    #[inline(always)]
    fn equal(self, other: Self) -> Self {
        // SAFETY: a value of the type exists, so the processor has AVX2.
        Self(unsafe { _mm256_cmpeq_epi8(self.0, other.0) })
    }

    #[inline(always)]
    fn or(self, other: Self) -> Self {
        // SAFETY: a value of the type exists, so the processor has AVX2.
        Self(unsafe { _mm256_or_si256(self.0, other.0) })
    }

    #[inline(always)]
    fn min(self, other: Self) -> Self {
        // SAFETY: a value of the type exists, so the processor has AVX2.
        Self(unsafe { _mm256_min_epu8(self.0, other.0) })
    }

    #[inline(always)]
    fn wrapping_sub(self, other: Self) -> Self {
        // SAFETY: a value of the type exists, so the processor has AVX2.
        Self(unsafe { _mm256_sub_epi8(self.0, other.0) })
    }

    /// The low half of a byte selects the only whitespace that it can be.
    #[inline(always)]
    fn spaces(self) -> Self {
        // SAFETY: a value of the type exists, so the processor has AVX2.
        let table = unsafe {
            _mm256_setr_epi8(
                32, -1, -1, -1, -1, -1, -1, -1, -1, 9, 10, -1, -1, 13, -1, -1, //
                32, -1, -1, -1, -1, -1, -1, -1, -1, 9, 10, -1, -1, 13, -1, -1,
            )
        };
        // SAFETY: as above. Bytes above 0x7f select zero, which they are not.
        self.equal(Self(unsafe { _mm256_shuffle_epi8(table, self.0) }))
    }

    #[inline(always)]
    fn bits([low, high]: [Self; 2]) -> u64 {
        // SAFETY: a value of the type exists, so the processor has AVX2.
        let low = unsafe { _mm256_movemask_epi8(low.0) }.cast_unsigned();
        // SAFETY: as above.
        let high = unsafe { _mm256_movemask_epi8(high.0) }.cast_unsigned();
        u64::from(low) | u64::from(high) << 32
    }

    #[inline(always)]
    unsafe fn prefix_xor(bits: u64) -> u64 {
        // SAFETY: the path is only chosen where there is PCLMULQDQ too.
        unsafe { clmul::prefix_xor(bits) }
    }
}
