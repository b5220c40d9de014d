//! Which of sixty-four bytes end a run of plain string text: the step of the kernels that go
//! from one escape to the next, by what every processor of its kind has.

#[cfg(any(test, not(any(target_arch = "x86_64", target_arch = "aarch64"))))]
use super::word::Word;

/// Bytes in a step.
pub(super) const STEP: usize = 64;

/// A bit for each byte, set where it is a quote, a backslash or a control character.
#[cfg(any(target_arch = "x86_64", target_arch = "aarch64"))]
#[inline(always)]
pub(super) fn string_ends(block: &[u8; STEP]) -> u64 {
    use super::lanes::{Lanes, Parts};
    // SAFETY: SSE2 is part of the x86-64 baseline, NEON of that of 64-bit ARM.
    let lanes = unsafe { Parts::<super::Native, 4>::load(block) };
    lanes.string_ends()
}

/// A bit for each byte, set where it is a quote, a backslash or a control character.
#[cfg(not(any(target_arch = "x86_64", target_arch = "aarch64")))]
pub(super) use string_ends_by_words as string_ends;

/// [`string_ends`] where there are no vectors, and its oracle.
#[cfg(any(test, not(any(target_arch = "x86_64", target_arch = "aarch64"))))]
pub(super) fn string_ends_by_words(block: &[u8; STEP]) -> u64 {
    let (words, _) = block.as_chunks::<8>();
    let masks = words.iter().rev().map(|word| Word::from_bytes(*word).string_end_mask());
    masks.fold(0, |bits, mask| bits << 8 | u64::from(mask))
}
