//! Sixty-four bytes in one AVX-512 register, whose tests answer by mask registers.

use core::arch::x86_64::{
    __m512i, _mm_loadu_si128, _mm_setr_epi8, _mm512_and_si512, _mm512_broadcast_i32x4,
    _mm512_cmpeq_epi8_mask, _mm512_cmple_epu8_mask, _mm512_loadu_si512, _mm512_maskz_loadu_epi8,
    _mm512_or_si512, _mm512_set1_epi8, _mm512_shuffle_epi8, _mm512_storeu_si512, _mm512_sub_epi8,
    _mm512_test_epi8_mask,
};

use core::mem::MaybeUninit;

use super::clmul;
use super::lanes::{Lanes, STEP};
use super::tails::{COMPARED, Tails, Window};

/// One AVX-512 register. A value exists only where [`Lanes::load`] was vouched for, so the
/// processor has AVX-512BW.
#[derive(Clone, Copy)]
pub(super) struct Avx512(__m512i);

impl Avx512 {
    /// A register whose bytes all are `byte`.
    #[inline(always)]
    fn splat(self, byte: u8) -> __m512i {
        // SAFETY: a value of the type exists, so the processor has AVX-512BW.
        unsafe { _mm512_set1_epi8(byte.cast_signed()) }
    }

    #[inline(always)]
    fn and(self, other: Self) -> Self {
        // SAFETY: a value of the type exists, so the processor has AVX-512BW.
        Self(unsafe { _mm512_and_si512(self.0, other.0) })
    }

    /// What a table has for the low half of each byte.
    #[inline(always)]
    fn look_up(self, table: &[u8; 16]) -> Self {
        // SAFETY: the table has sixteen bytes and the load needs no alignment; SSE2 is part of the
        // x86-64 baseline.
        let table = unsafe { _mm_loadu_si128(table.as_ptr().cast()) };
        // SAFETY: a value of the type exists, so the processor has AVX-512BW.
        let table = unsafe { _mm512_broadcast_i32x4(table) };
        let halves = self.and(Self(self.splat(15)));
        // SAFETY: as above.
        Self(unsafe { _mm512_shuffle_epi8(table, halves.0) })
    }

    #[inline(always)]
    fn at_most(self, byte: u8) -> u64 {
        // SAFETY: a value of the type exists, so the processor has AVX-512BW.
        unsafe { _mm512_cmple_epu8_mask(self.0, self.splat(byte)) }
    }
}

impl Lanes for Avx512 {
    #[inline(always)]
    unsafe fn load(block: &[u8; STEP]) -> Self {
        // SAFETY: the block has 64 bytes and the load needs no alignment; the caller vouches for
        // AVX-512BW.
        Self(unsafe { _mm512_loadu_si512(block.as_ptr().cast()) })
    }

    #[inline(always)]
    unsafe fn load_part(part: &[u8]) -> Self {
        let places = !(u64::MAX << part.len().min(STEP - 1));
        // SAFETY: only the bytes of the part are read; the caller vouches for AVX-512BW.
        Self(unsafe { _mm512_maskz_loadu_epi8(places, part.as_ptr().cast()) })
    }

    #[inline(always)]
    unsafe fn copy_part(part: &[u8], to: &mut [MaybeUninit<u8>; STEP]) {
        let places = u64::MAX >> (STEP - part.len().clamp(1, STEP));
        let places = if part.is_empty() { 0 } else { places };
        // SAFETY: only the bytes of the part are read; the caller vouches for AVX-512BW.
        let bytes = unsafe { _mm512_maskz_loadu_epi8(places, part.as_ptr().cast()) };
        // SAFETY: there are 64 bytes, and the store needs no alignment.
        unsafe { _mm512_storeu_si512(to.as_mut_ptr().cast(), bytes) };
    }

    #[inline(always)]
    fn equal(self, byte: u8) -> u64 {
        // SAFETY: a value of the type exists, so the processor has AVX-512BW.
        unsafe { _mm512_cmpeq_epi8_mask(self.0, self.splat(byte)) }
    }

    #[inline(always)]
    fn equal_folded(self, byte: u8) -> u64 {
        // SAFETY: a value of the type exists, so the processor has AVX-512BW.
        Self(unsafe { _mm512_or_si512(self.0, self.splat(0x20)) }).equal(byte)
    }

    #[inline(always)]
    fn bit_5(self) -> u64 {
        // SAFETY: a value of the type exists, so the processor has AVX-512BW.
        unsafe { _mm512_test_epi8_mask(self.0, self.splat(0x20)) }
    }

    #[inline(always)]
    fn controls(self) -> u64 {
        self.at_most(0x1f)
    }

    /// The low half of a byte selects the only whitespace that it can be.
    #[inline(always)]
    fn spaces(self) -> u64 {
        // SAFETY: SSE2 is part of the x86-64 baseline.
        let table =
            unsafe { _mm_setr_epi8(32, -1, -1, -1, -1, -1, -1, -1, -1, 9, 10, -1, -1, 13, -1, -1) };
        // SAFETY: a value of the type exists, so the processor has AVX-512BW.
        let table = unsafe { _mm512_broadcast_i32x4(table) };
        // SAFETY: as above. Bytes above 0x7f select zero, which they are not.
        let space = unsafe { _mm512_shuffle_epi8(table, self.0) };
        // SAFETY: as above.
        unsafe { _mm512_cmpeq_epi8_mask(self.0, space) }
    }

    #[inline(always)]
    fn digits(self) -> u64 {
        // SAFETY: a value of the type exists, so the processor has AVX-512BW.
        Self(unsafe { _mm512_sub_epi8(self.0, self.splat(b'0')) }).at_most(9)
    }

    #[inline(always)]
    fn string_ends(self) -> u64 {
        self.equal(b'"') | self.equal(b'\\') | self.controls()
    }

    #[inline(always)]
    unsafe fn prefix_xor(bits: u64) -> u64 {
        // SAFETY: the path is only chosen where there is PCLMULQDQ too.
        unsafe { clmul::prefix_xor(bits) }
    }

    #[inline(always)]
    unsafe fn find_tails(tails: &Tails, window: &Window, colons: u64) -> u64 {
        // SAFETY: the caller vouches for AVX-512BW.
        let mut groups = unsafe { Self::load(Tails::block(window, 0)) }.look_up(tails.table(0));
        let mut place = 1;
        while place < COMPARED {
            // SAFETY: as above.
            let block = unsafe { Self::load(Tails::block(window, place)) };
            groups = groups.and(block.look_up(tails.table(place)));
            place += 1;
        }
        // SAFETY: as above.
        colons & unsafe { _mm512_test_epi8_mask(groups.0, groups.0) }
    }
}
