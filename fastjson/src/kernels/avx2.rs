//! Thirty-two bytes in an AVX2 register.

use core::arch::x86_64::{
    __m256i, _mm_loadu_si128, _mm256_and_si256, _mm256_broadcastsi128_si256, _mm256_cmpeq_epi8,
    _mm256_loadu_si256, _mm256_min_epu8, _mm256_movemask_epi8, _mm256_or_si256, _mm256_set1_epi8,
    _mm256_setr_epi8, _mm256_shuffle_epi8, _mm256_sub_epi8,
};

use super::clmul;
use super::lanes::{STEP, Vector};
use super::tails::{COMPARED, Tails, Window};

/// One AVX2 register. A value exists only where [`Vector::load`] was vouched for, so the
/// processor has AVX2.
#[derive(Clone, Copy)]
pub(super) struct Avx2(__m256i);

impl Avx2 {
    #[inline(always)]
    fn and(self, other: Self) -> Self {
        // SAFETY: a value of the type exists, so the processor has AVX2.
        Self(unsafe { _mm256_and_si256(self.0, other.0) })
    }

    /// What a table has for the low half of each byte.
    #[inline(always)]
    fn look_up(self, table: &[u8; 16]) -> Self {
        // SAFETY: the table has sixteen bytes and the load needs no alignment; SSE2 is part of the
        // x86-64 baseline.
        let table = unsafe { _mm_loadu_si128(table.as_ptr().cast()) };
        // SAFETY: a value of the type exists, so the processor has AVX2.
        let table = unsafe { _mm256_broadcastsi128_si256(table) };
        let halves = self.and(self.splat(15));
        // SAFETY: as above.
        Self(unsafe { _mm256_shuffle_epi8(table, halves.0) })
    }
}

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

    #[inline(always)]
    unsafe fn find_tails(tails: &Tails, window: &Window, colons: u64) -> u64 {
        // SAFETY: the caller vouches for AVX2.
        let [low, high] = unsafe { Self::load(Tails::block(window, 0)) };
        let mut groups = [low.look_up(tails.table(0)), high.look_up(tails.table(0))];
        let mut place = 1;
        while place < COMPARED {
            // SAFETY: as above.
            let [low, high] = unsafe { Self::load(Tails::block(window, place)) };
            let table = tails.table(place);
            groups = [groups[0].and(low.look_up(table)), groups[1].and(high.look_up(table))];
            place += 1;
        }
        colons & !Self::bits(groups.map(|groups| groups.equal_byte(0)))
    }
}
