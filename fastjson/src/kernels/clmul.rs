//! Parities of bits by the carry-less multiplication that comes with every AVX2 processor.

use core::arch::x86_64::{_mm_clmulepi64_si128, _mm_cvtsi128_si64, _mm_set_epi64x, _mm_set1_epi8};

/// Bit `i` is the parity of the bits up to and including `i`: the product with a number that
/// is all ones, whose sums have no carry.
///
/// # Safety
/// The running processor has PCLMULQDQ.
#[inline(always)]
pub(super) unsafe fn prefix_xor(bits: u64) -> u64 {
    // SAFETY: SSE2 is part of the x86-64 baseline.
    let value = unsafe { _mm_set_epi64x(0, bits.cast_signed()) };
    // SAFETY: as above.
    let ones = unsafe { _mm_set1_epi8(-1) };
    // SAFETY: the caller vouches for the instruction.
    let product = unsafe { _mm_clmulepi64_si128::<0>(value, ones) };
    // SAFETY: SSE2 is part of the x86-64 baseline.
    unsafe { _mm_cvtsi128_si64(product) }.cast_unsigned()
}
