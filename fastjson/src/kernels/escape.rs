//! Escapes text for a JSON string, 64 bytes a step: finds all that must be escaped at once, and
//! goes from one to the next by the bits, as `unescape` does.

use core::mem::MaybeUninit;

use super::ends::{STEP, string_ends};
use super::target::{OVERHANG, Target, WINDOW, pad};

/// Room that a step asks for: for escapes of six bytes each.
pub(crate) const ROOM: usize = 6 * STEP + OVERHANG;

/// Escapes text as far as there is room for steps; returns how many bytes were consumed and how
/// many were written.
pub(crate) fn escape(source: &[u8], target: &mut [MaybeUninit<u8>]) -> (usize, usize) {
    let (mut at, mut len) = (0, 0);
    while at < source.len()
        && let Some(room) = target[len..].first_chunk_mut::<ROOM>()
    {
        let rest = &source[at..];
        let mut target = Target::new(room);
        let padded;
        let window = match rest.first_chunk() {
            Some(window) => window,
            None => {
                padded = pad(&rest[..rest.len().min(WINDOW)], b' ');
                &padded
            }
        };
        let step = rest.len().min(STEP);
        escape_step(window, step, &mut target);
        at += step;
        len += target.len();
    }
    (at, len)
}

/// Escapes the first `len` bytes of a window, of which those behind need no escape.
#[inline(always)]
fn escape_step(window: &[u8; WINDOW], len: usize, target: &mut Target<'_, ROOM>) {
    let [block, _] = window.as_chunks::<STEP>().0 else { unreachable!() };
    let mut ends = string_ends(block);
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
