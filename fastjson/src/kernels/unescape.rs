//! Unescapes the text of a JSON string, into a buffer from which it is copied once its length is
//! known: an owned string costs one allocation of its exact size.
//!
//! A step looks at 64 bytes, finds all that end plain text at once, and goes from one to the
//! next by the bits: where the next run begins does not wait for a load. A run is copied as 64
//! bytes whatever its length; what is too much is overwritten by what follows. `\u` escapes mostly
//! come in rows, which are read without going back to the bits.
//!
//! Anything that is not right ends the text: what is wrong is for others to say.

use core::mem::MaybeUninit;

use super::ends::{Ends, STEP};
use super::target::{OVERHANG, Target, WINDOW, pad};

/// Bytes of text that are collected before a step that may go beyond them.
const FULL: usize = 1024;
/// A step adds no more bytes than it consumes.
const CAPACITY: usize = FULL + WINDOW + OVERHANG;

/// Unescaped text.
pub(crate) struct Scratch {
    bytes: [MaybeUninit<u8>; CAPACITY],
    /// So many of the bytes are initialised, and UTF-8 between two calls.
    len: usize,
}

/// How a step ends, with how many bytes it has consumed.
enum Step {
    /// Text goes on, maybe inside a character.
    On(usize),
    /// At what is no text and no valid escape.
    Off(usize),
}

impl Scratch {
    #[inline(always)]
    pub(crate) fn new() -> Self {
        Self { bytes: [const { MaybeUninit::uninit() }; CAPACITY], len: 0 }
    }

    /// Puts unescaped text in place of what is there, and returns the length of its spelling:
    /// `source` up to a quote, a control character, a bad escape, a lone surrogate or the end;
    /// or to anywhere between two characters, if it is longer than fits.
    #[inline(always)]
    pub(crate) fn fill(&mut self, source: &str) -> usize {
        super::select::unescape(source, self)
    }

    /// [`fill`](Scratch::fill) by an instruction set.
    ///
    /// # Safety
    /// The running processor has the instruction set of `E`.
    #[inline(always)]
    pub(super) unsafe fn fill_by<E: Ends>(&mut self, source: &str) -> usize {
        let bytes = source.as_bytes();
        let mut target = Target::new(&mut self.bytes);
        let mut at = 0;
        while target.len() < FULL {
            let rest = &bytes[at..];
            let padded;
            let window = match rest.first_chunk() {
                Some(window) => window,
                None => {
                    // Zeros are control characters, which end the text.
                    padded = pad(rest, 0);
                    &padded
                }
            };
            // SAFETY: the caller vouches for the processor.
            match unsafe { step::<E>(window, &mut target) } {
                Step::On(consumed) => at += consumed,
                Step::Off(consumed) => {
                    self.len = target.len();
                    return at + consumed;
                }
            }
        }
        // What is behind the place where a character is cut is a copy of the source.
        let mut len = target.len();
        while !source.is_char_boundary(at) {
            at -= 1;
            len -= 1;
        }
        self.len = len;
        at
    }

    #[inline(always)]
    pub(crate) fn as_str(&self) -> &str {
        let text = self.bytes[..self.len].as_ptr().cast::<u8>();
        // SAFETY: the first `len` bytes are initialised, and lent as long as `self` is.
        let text = unsafe { core::slice::from_raw_parts(text, self.len) };
        // SAFETY: the bytes are pieces of the text that `fill` got, each from a boundary of its
        // characters to an ASCII byte or, the last, to another boundary; and between them
        // characters that `encode` has made.
        unsafe { core::str::from_utf8_unchecked(text) }
    }
}

/// Unescapes what begins in the first half of a window.
///
/// # Safety
/// The running processor has the instruction set of `E`.
#[inline(always)]
unsafe fn step<E: Ends>(window: &[u8; WINDOW], target: &mut Target<'_, CAPACITY>) -> Step {
    let [block, _] = window.as_chunks::<STEP>().0 else { unreachable!() };
    // SAFETY: the caller vouches for the processor.
    let mut ends = unsafe { E::find(block) };
    let mut start = 0;
    while ends != 0 {
        let end = ends.trailing_zeros() as usize;
        target.copy(window, start, end - start);
        if window[end] != b'\\' {
            return Step::Off(end);
        }
        let letter = window[end + 1];
        let plain = SHORT[usize::from(letter)];
        if plain != 0 {
            target.put([plain], 1);
            start = end + 2;
        } else {
            start = unicode(window, end, target);
            if start == end {
                return Step::Off(end);
            }
        }
        if start >= STEP {
            return Step::On(start);
        }
        ends &= u64::MAX << start;
    }
    target.copy(window, start, STEP - start);
    Step::On(STEP)
}

/// Unescapes a row of `\u` escapes; returns the end of those that are valid.
#[inline(always)]
fn unicode(window: &[u8; WINDOW], mut at: usize, target: &mut Target<'_, CAPACITY>) -> usize {
    const LONGEST: usize = 12;
    while let Some([b'\\', b'u', a, b, c, d, low @ ..]) =
        window.get(at..).and_then(|rest| rest.first_chunk::<LONGEST>())
    {
        let Some(unit) = hex([*a, *b, *c, *d]) else { break };
        if let 0xd800..=0xdfff = unit {
            let [b'\\', b'u', a, b, c, d] = low else { break };
            let Some(low) = hex([*a, *b, *c, *d]) else { break };
            if unit > 0xdbff || low & 0xfc00 != 0xdc00 {
                break;
            }
            let (word, len) = encode(0x1_0000 + ((unit & 0x3ff) << 10 | low & 0x3ff));
            target.put(word.to_le_bytes(), len);
            at += LONGEST;
        } else {
            let (word, len) = encode(unit);
            target.put(word.to_le_bytes(), len);
            at += 6;
        }
    }
    at
}

/// The value of four hexadecimal digits.
#[inline(always)]
pub(super) fn hex(digits: [u8; 4]) -> Option<u32> {
    let [a, b, c, d] = digits.map(|digit| i32::from(HEX[usize::from(digit)]));
    u32::try_from(a << 12 | b << 8 | c << 4 | d).ok()
}

/// The UTF-8 of a code point that is no surrogate, the first byte lowest, and its length.
#[inline(always)]
const fn encode(code: u32) -> (u32, usize) {
    let last = 0x80 | code & 0x3f;
    let third = 0x80 | code >> 6 & 0x3f;
    let second = 0x80 | code >> 12 & 0x3f;
    match code {
        0..0x80 => (code, 1),
        0x80..0x800 => (0xc0 | code >> 6 | last << 8, 2),
        0x800..0x1_0000 => (0xe0 | code >> 12 | third << 8 | last << 16, 3),
        _ => (0xf0 | code >> 18 | second << 8 | third << 16 | last << 24, 4),
    }
}

/// What a backslash and a letter stand for, or zero.
static SHORT: [u8; 256] = {
    let mut table = [0; 256];
    let pairs = *b"\"\"\\\\//b\x08f\x0cn\nr\rt\t";
    let mut at = 0;
    while at < pairs.len() {
        table[pairs[at] as usize] = pairs[at + 1];
        at += 2;
    }
    table
};

/// The values of hexadecimal digits; of other bytes -1, which makes each sum of shifted values
/// negative.
static HEX: [i8; 256] = {
    let mut table = [-1; 256];
    let mut value = 0;
    while value < 16 {
        let digit = b"0123456789abcdef"[value as usize];
        table[digit as usize] = value;
        table[digit.to_ascii_uppercase() as usize] = value;
        value += 1;
    }
    table
};

#[cfg(test)]
mod tests {
    use super::encode;

    #[test]
    fn every_character_is_encoded() {
        for character in '\0'..=char::MAX {
            let (word, len) = encode(u32::from(character));
            let mut buffer = [0; 4];
            let expected = character.encode_utf8(&mut buffer);
            assert_eq!(word.to_le_bytes()[..len], *expected.as_bytes());
        }
    }
}
