//! Escapes text for a JSON string, 64 bytes a step: finds all that must be escaped at once, and
//! goes from one to the next by the bits, as `unescape` does.

use core::mem::MaybeUninit;

use super::ends::{Ends, STEP};
use super::target::{OVERHANG, Target, WINDOW, pad};

/// Room that a step asks for: for escapes of six bytes each.
pub(crate) const ROOM: usize = 6 * STEP + OVERHANG;

/// Escapes text as far as there is room for steps; returns how many bytes were consumed and how
/// many were written.
///
/// # Safety
/// The running processor has the instruction set of `E`.
#[inline(always)]
pub(super) unsafe fn escape<E: Ends>(
    source: &[u8],
    target: &mut [MaybeUninit<u8>],
) -> (usize, usize) {
    let (mut at, mut len) = (0, 0);
    // So many bytes before `at` needed no escape.
    let mut plain = 0;
    while at < source.len() && target.len() - len >= ROOM {
        let rest = &source[at..];
        if let Some(block) = rest.first_chunk::<STEP>() {
            // SAFETY: the caller vouches for the processor.
            if unsafe { E::find(block) } == 0 {
                copy_block(block, &mut target[len..]);
                (at, len, plain) = (at + STEP, len + STEP, plain + STEP);
                continue;
            }
        } else if let Some(block) = source.last_chunk::<STEP>()
            && plain >= STEP
        {
            // SAFETY: the caller vouches for the processor.
            if unsafe { E::find(block) } == 0 {
                // The last block overlaps the one before it, and writes some of it again.
                let start = len + rest.len() - STEP;
                copy_block(block, &mut target[start..]);
                return (source.len(), start + STEP);
            }
        }
        let padded;
        let window = match rest.first_chunk() {
            Some(window) => window,
            None => {
                padded = pad(rest, b' ');
                &padded
            }
        };
        let step = rest.len().min(STEP);
        let Some(room) = target[len..].first_chunk_mut() else { break };
        let mut room = Target::new(room);
        // SAFETY: the caller vouches for the processor.
        unsafe { escape_step::<E>(window, step, &mut room) };
        at += step;
        len += room.len();
        plain = 0;
    }
    (at, len)
}

/// Copies a block to the start of a target.
#[inline(always)]
fn copy_block(block: &[u8; STEP], target: &mut [MaybeUninit<u8>]) {
    if let Some(target) = target.first_chunk_mut::<STEP>() {
        Target::new(target).put(*block, STEP);
    }
}

/// Escapes the first `len` bytes of a window, of which those behind need no escape.
///
/// # Safety
/// The running processor has the instruction set of `E`.
#[inline(always)]
unsafe fn escape_step<E: Ends>(window: &[u8; WINDOW], len: usize, target: &mut Target<'_, ROOM>) {
    let [block, _] = window.as_chunks::<STEP>().0 else { unreachable!() };
    // SAFETY: the caller vouches for the processor.
    let mut ends = unsafe { E::find(block) };
    let mut start = 0;
    while ends != 0 {
        let end = ends.trailing_zeros() as usize;
        target.copy(window, start, end - start);
        let escape = ESCAPES[usize::from(window[end])];
        target.put(escape.to_le_bytes(), (escape >> 56) as usize);
        start = end + 1;
        ends &= ends - 1;
    }
    target.copy(window, start, len - start);
}

/// The escape of each byte that needs one, the first byte lowest, and its length in the highest.
static ESCAPES: [u64; 256] = {
    let mut table = [0; 256];
    let mut byte = 0;
    while byte < 0x20 {
        let digits = b"0123456789abcdef";
        let [high, low] = [digits[byte >> 4], digits[byte & 15]];
        table[byte] = u64::from_le_bytes([b'\\', b'u', b'0', b'0', high, low, 0, 6]);
        byte += 1;
    }
    let pairs = *b"\"\"\\\\\x08b\tt\nn\x0cf\rr";
    let mut at = 0;
    while at < pairs.len() {
        let escape = [b'\\', pairs[at + 1], 0, 0, 0, 0, 0, 2];
        table[pairs[at] as usize] = u64::from_le_bytes(escape);
        at += 2;
    }
    table
};
