//! Escapes text for a JSON string, 64 bytes a step: finds all that must be escaped at once, and
//! goes from one to the next by the bits, as `unescape` does.

use core::mem::MaybeUninit;

use super::ends::{Ends, STEP};
use super::target::{OVERHANG, Target};

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
    if source.len() >= LONG && target.len() >= ROOM {
        // SAFETY: the caller vouches for the processor.
        at = unsafe { copy_plain::<E>(source, target) };
        (len, plain) = (at, at);
    }
    while at < source.len()
        && let Some(room) = target.get_mut(len..).and_then(|rest| rest.first_chunk_mut::<ROOM>())
    {
        let rest = &source[at..];
        let mut step = STEP;
        let ends = match rest.first_chunk() {
            // SAFETY: the caller vouches for the processor.
            Some(block) => unsafe { E::find(block) },
            None => {
                step = rest.len();
                match source.last_chunk() {
                    // SAFETY: the caller vouches for the processor.
                    Some(block) => unsafe { E::find(block) >> (STEP - step) },
                    // SAFETY: as above.
                    None => unsafe { E::find_in_part(rest) },
                }
            }
        };
        if ends != 0 {
            // SAFETY: the caller vouches for the processor.
            len += unsafe { escape_step::<E>(rest, step, ends, room) };
            plain = 0;
        } else if let Some(block) = rest.first_chunk::<STEP>() {
            Target::new(room).put(*block, STEP);
            len += STEP;
            plain += STEP;
        } else if let Some(block) = source.last_chunk::<STEP>()
            && plain >= STEP
        {
            // The last block overlaps the one before it, and writes some of it again.
            let start = len + step - STEP;
            if let Some(room) = target[start..].first_chunk_mut::<STEP>() {
                Target::new(room).put(*block, STEP);
            }
            len += step;
        } else {
            // SAFETY: the caller vouches for the processor.
            len += unsafe { escape_step::<E>(rest, step, 0, room) };
        }
        at += step;
    }
    (at, len)
}

/// Texts of this length are copied up to the first escape by a loop that does nothing else.
const LONG: usize = 4 * STEP;

/// Copies whole blocks up to the first in which something must be escaped; returns how many bytes.
///
/// # Safety
/// The running processor has the instruction set of `E`.
#[inline(always)]
unsafe fn copy_plain<E: Ends>(source: &[u8], target: &mut [MaybeUninit<u8>]) -> usize {
    let (blocks, _) = source.as_chunks::<STEP>();
    let (rooms, _) = target.as_chunks_mut::<STEP>();
    let mut len = 0;
    for (block, room) in blocks.iter().zip(rooms) {
        // SAFETY: the caller vouches for the processor.
        if unsafe { E::find(block) } != 0 {
            break;
        }
        Target::new(room).put(*block, STEP);
        len += STEP;
    }
    len
}

/// Escapes the first `step` bytes of what is left of the text, with escapes at the bits of `ends`;
/// returns how many bytes were written.
///
/// # Safety
/// The running processor has the instruction set of `E`.
#[inline(always)]
unsafe fn escape_step<E: Ends>(
    rest: &[u8],
    step: usize,
    mut ends: u64,
    room: &mut [MaybeUninit<u8>; ROOM],
) -> usize {
    let mut target = Target::new(room);
    let mut start = 0;
    while ends != 0 {
        let end = ends.trailing_zeros() as usize;
        // SAFETY: the caller vouches for the processor.
        unsafe { target.copy_part::<E>(&rest[start..end]) };
        let escape = ESCAPES[usize::from(rest[end])];
        target.put(escape.to_le_bytes(), (escape >> 56) as usize);
        start = end + 1;
        ends &= ends - 1;
    }
    // SAFETY: as above.
    unsafe { target.copy_part::<E>(&rest[start..step]) };
    target.len()
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
