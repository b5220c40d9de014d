//! Finds the end of an array or object by its brackets alone, sixty-four bytes at a time.

use super::lanes::{Lanes, STEP};
use super::strings::Strings;

/// [`super::skip_container`] for an input that begins with a bracket.
///
/// The brackets of a block are counted, not visited, unless there are enough closing ones to
/// end the container.
///
/// # Safety
/// The running processor has the instruction set of `L`.
#[inline(always)]
pub(super) unsafe fn skip<L: Lanes>(input: &[u8]) -> Option<usize> {
    let mut strings = Strings::default();
    let mut depth = 0;
    let (blocks, tail) = input.as_chunks::<STEP>();
    for (index, block) in blocks.iter().enumerate() {
        // SAFETY: the caller vouches for the processor.
        if let Some(end) = unsafe { step::<L>(block, &mut strings, &mut depth) } {
            return Some(index * STEP + end);
        }
    }
    // Padding closes nothing.
    let mut padded = [0; STEP];
    padded[..tail.len()].copy_from_slice(tail);
    // SAFETY: the caller vouches for the processor.
    let end = unsafe { step::<L>(&padded, &mut strings, &mut depth) }?;
    Some(input.len() - tail.len() + end)
}

/// Takes in a block; returns where in it the container ends.
///
/// # Safety
/// The running processor has the instruction set of `L`.
#[inline(always)]
unsafe fn step<L: Lanes>(
    block: &[u8; STEP],
    strings: &mut Strings,
    depth: &mut usize,
) -> Option<usize> {
    // SAFETY: the caller vouches for the processor.
    let lanes = unsafe { L::load(block) };
    // SAFETY: as above.
    let text = unsafe { strings.next(lanes) };
    let visible = !(text.inside | text.escaped);
    let openings = lanes.equal_folded(b'{') & visible;
    let closings = lanes.equal_folded(b'}') & visible;
    let count = closings.count_ones() as usize;
    if *depth <= count
        && let Some(end) = find_end(openings, closings, *depth)
    {
        return Some(end);
    }
    // It is more than `count` now, or some openings come before the closings.
    *depth = *depth + openings.count_ones() as usize - count;
    None
}

/// Behind which bracket the depth, which is `depth` before the block, comes to 0.
#[inline(always)]
pub(super) fn find_end(openings: u64, mut closings: u64, depth: usize) -> Option<usize> {
    let mut closed = 0;
    while closings != 0 {
        let lowest = closings & closings.wrapping_neg();
        let opened = (openings & (lowest - 1)).count_ones() as usize;
        closed += 1;
        if depth + opened == closed {
            return Some(lowest.trailing_zeros() as usize + 1);
        }
        closings &= closings - 1;
    }
    None
}
