//! Which of sixty-four bytes end a run of plain string text: the step of the kernels that go
//! from one escape to the next.

use core::mem::MaybeUninit;

use super::block::copy_short;
#[cfg(any(target_arch = "x86_64", target_arch = "aarch64"))]
use super::lanes::Lanes;
use super::word::Word;

/// Bytes in a step.
pub(super) const STEP: usize = 64;

/// An instruction set that finds them.
pub(super) trait Ends {
    /// A bit for each byte, set where it is a quote, a backslash or a control character.
    ///
    /// # Safety
    /// The running processor has the instruction set that the type is named after.
    unsafe fn find(block: &[u8; STEP]) -> u64;

    /// [`find`](Ends::find) for less than a block.
    ///
    /// # Safety
    /// As [`find`](Ends::find).
    #[inline(always)]
    unsafe fn find_in_part(part: &[u8]) -> u64 {
        let mut block = [b' '; STEP];
        block[..part.len()].copy_from_slice(part);
        // SAFETY: the caller vouches for the processor.
        unsafe { Self::find(&block) }
    }

    /// Copies at most a block to the start of a block, of which anything may be overwritten.
    ///
    /// # Safety
    /// As [`find`](Ends::find).
    #[inline(always)]
    unsafe fn copy_part(part: &[u8], to: &mut [MaybeUninit<u8>; STEP]) {
        copy_short(part, &mut to[..part.len()]);
    }
}

#[cfg(any(target_arch = "x86_64", target_arch = "aarch64"))]
impl<L: Lanes> Ends for L {
    #[inline(always)]
    unsafe fn find(block: &[u8; STEP]) -> u64 {
        // SAFETY: the caller vouches for the processor.
        unsafe { L::load(block) }.string_ends()
    }

    #[inline(always)]
    unsafe fn find_in_part(part: &[u8]) -> u64 {
        // SAFETY: the caller vouches for the processor.
        let ends = unsafe { L::load_part(part) }.string_ends();
        // The bytes behind the part may be anything.
        ends & !(u64::MAX << part.len())
    }

    #[inline(always)]
    unsafe fn copy_part(part: &[u8], to: &mut [MaybeUninit<u8>; STEP]) {
        // SAFETY: the caller vouches for the processor.
        unsafe { L::copy_part(part, to) };
    }
}

/// Offset of the first byte that ends plain text, or the length of `input`.
///
/// # Safety
/// The running processor has the instruction set of `E`.
#[inline(always)]
pub(super) unsafe fn find_first<E: Ends>(input: &[u8]) -> usize {
    let (blocks, tail) = input.as_chunks::<STEP>();
    for (index, block) in blocks.iter().enumerate() {
        // SAFETY: the caller vouches for the processor.
        let ends = unsafe { E::find(block) };
        if ends != 0 {
            return index * STEP + ends.trailing_zeros() as usize;
        }
    }
    // SAFETY: as above.
    let ends = unsafe { E::find_in_part(tail) };
    let behind = ends.trailing_zeros() as usize;
    input.len() - tail.len() + behind.min(tail.len())
}

/// Eight bytes at a time, which every processor can.
pub(super) struct Words;

impl Ends for Words {
    #[inline(always)]
    unsafe fn find(block: &[u8; STEP]) -> u64 {
        let (words, _) = block.as_chunks::<8>();
        let masks = words.iter().rev().map(|word| Word::from_bytes(*word).string_end_mask());
        masks.fold(0, |bits, mask| bits << 8 | u64::from(mask))
    }
}
