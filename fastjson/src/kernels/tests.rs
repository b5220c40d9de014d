//! Every kernel against its scalar twin, at every length, offset and byte.

use alloc::vec;
use alloc::vec::Vec;
use core::mem::MaybeUninit;

use super::block::{Block, NonWhitespace, StringEnds, Test, find_by};
use super::ends::{Ends, STEP, Words};
use super::word::Word;
use super::{copy_short_plain, find_non_whitespace, find_string_end, scalar};

/// Bytes on both sides of each that a kernel looks for.
const EVENTS: [u8; 16] = [
    0, 0x08, b'\t', b'\n', b'\r', 0x1f, b' ', b'!', b'"', b'#', b'[', b'\\', b']', 0x7f, 0x80, 0xff,
];

/// Calls `check` with slices that hold `fill` and a byte at one place, between bytes that would
/// match if they were read: each length up to 80 with the telling bytes, one with all bytes.
fn each_input(fill: u8, around: u8, mut check: impl FnMut(&[u8])) {
    let mut bytes = [around; 120];
    for len in 0..80 {
        for place in 0..=len {
            for byte in 0..=255 {
                if len == 35 || EVENTS.contains(&byte) {
                    bytes[20..].fill(around);
                    bytes[20..20 + len].fill(fill);
                    if place < len {
                        bytes[20 + place] = byte;
                    }
                    check(&bytes[20..20 + len]);
                }
            }
        }
    }
}

/// The search by words alone, which other processors use.
fn by_words<T: Test>(input: &[u8]) -> usize {
    let mut padded = input.to_vec();
    padded.resize(input.len().max(Word::LEN), b'"');
    find_by::<Word, T>(&padded).min(input.len())
}

#[test]
fn string_ends_are_found() {
    each_input(b'a', b'"', |input| {
        let expected = scalar::find_string_end(input);
        assert_eq!(find_string_end(input), expected, "{input:?}");
        let words = by_words::<StringEnds>(input);
        assert_eq!(words, expected, "{input:?}");
    });
    each_input(0xe4, b'\\', |input| {
        assert_eq!(find_string_end(input), scalar::find_string_end(input), "{input:?}");
    });
}

#[test]
fn string_ends_are_all_found() {
    each_input(b'a', b'"', |input| {
        let mut block = [b'a'; STEP];
        block[..input.len().min(STEP)].copy_from_slice(&input[..input.len().min(STEP)]);
        // A second one, which must not be hidden by the first.
        for second in [b'"', b'\\', 0x1f, b' ', b'!', 0x7f, 0x80, 0xa2] {
            block[STEP - 3] = second;
            let ends = |byte: u8| matches!(byte, b'"' | b'\\' | 0..0x20);
            let expected =
                block.iter().rev().fold(0, |bits, byte| bits << 1 | u64::from(ends(*byte)));
            // SAFETY: every processor has words. The other paths are compared by their escapes.
            assert_eq!(unsafe { Words::find(&block) }, expected, "{block:?}");
        }
    });
}

#[test]
fn whitespace_ends_are_found() {
    each_input(b' ', b'x', |input| {
        let expected = scalar::find_non_whitespace(input);
        assert_eq!(find_non_whitespace(input), expected, "{input:?}");
        let words = by_words::<NonWhitespace>(input);
        assert_eq!(words, expected, "{input:?}");
    });
}

#[test]
fn plain_text_is_copied() {
    each_input(b'z', b'"', |input| {
        let mut target = vec![MaybeUninit::new(7); input.len() + 3];
        let plain = copy_short_plain(input, &mut target[..input.len()]);
        let expected = input.len() <= 256 && scalar::find_string_end(input) == input.len();
        assert_eq!(plain, expected, "{input:?}");
        // Initialised above, so all of it can be read back through a copy of the values.
        let copied: Vec<u8> =
            // SAFETY: every element was made with `MaybeUninit::new` or written since.
            target.iter().map(|byte| unsafe { byte.assume_init() }).collect();
        assert!(!plain || copied[..input.len()] == *input);
        assert_eq!(copied[input.len()..], [7; 3], "written past the source's length");
    });
}
