//! What a block of input bytes can do, and the searches that are written once over it.

use core::mem::MaybeUninit;

use super::word::Word;

/// Several neighbouring bytes that are tested at once.
pub(super) trait Block: Copy {
    /// Bytes in a block.
    const LEN: usize;

    /// # Safety
    /// `source` is readable for `LEN` bytes.
    unsafe fn load(source: *const u8) -> Self;

    /// # Safety
    /// `target` is writable for `LEN` bytes.
    unsafe fn store(self, target: *mut u8);

    /// Which bytes are a quote, a backslash or a control character.
    fn string_ends(self) -> Matches;

    /// Which bytes are not JSON whitespace.
    fn non_whitespace(self) -> Matches;
}

/// The bytes of a block that a test found, as set bits in the order of the bytes.
#[derive(Clone, Copy)]
pub(super) struct Matches {
    /// Only the lowest set bit need be exact: a word's test may also set bits above it.
    pub(super) bits: u64,
    /// Bits per byte of the block as a power of two: 0 for vectors, 3 for words.
    pub(super) shift: u32,
}

impl Matches {
    #[inline(always)]
    fn first(self) -> Option<usize> {
        if self.bits == 0 { None } else { Some((self.bits.trailing_zeros() >> self.shift) as usize) }
    }
}

/// Offset of the first byte that a test finds, or the length of `input`.
///
/// The tests are given for blocks and for words, which read what is shorter than a block.
#[inline(always)]
pub(super) fn find<B: Block>(
    input: &[u8],
    in_block: impl Fn(B) -> Matches,
    in_word: impl Fn(Word) -> Matches,
) -> usize {
    let len = input.len();
    if len < B::LEN {
        return find_short(input, in_word);
    }
    let mut at = 0;
    loop {
        // SAFETY: `at + LEN <= len`: at first by the test above, later by the steps below.
        let block = unsafe { B::load(input[at..].as_ptr()) };
        if let Some(first) = in_block(block).first() {
            return at + first;
        }
        if at + B::LEN >= len {
            return len;
        }
        // The last block ends at the end of the input; what it sees twice has no match.
        at = (at + B::LEN).min(len - B::LEN);
    }
}

/// [`find`] for an input shorter than a block.
#[inline(always)]
fn find_short(input: &[u8], in_word: impl Fn(Word) -> Matches) -> usize {
    if input.len() >= Word::LEN {
        return find::<Word>(input, &in_word, &in_word);
    }
    let mut padded = [0; Word::LEN];
    // A byte loop: the compiler would make a call of a copy of unknown length.
    for (to, from) in padded.iter_mut().zip(input) {
        *to = *from;
    }
    // SAFETY: `padded` is `LEN` bytes long.
    let block = unsafe { Word::load(padded.as_ptr()) };
    // A match in the padding counts as none.
    in_word(block).first().map_or(input.len(), |first| first.min(input.len()))
}

/// Copies `source` to `target` up to the first byte that a test finds; returns its offset.
#[inline(always)]
pub(super) fn copy_until<B: Block>(
    source: &[u8],
    target: &mut [MaybeUninit<u8>],
    in_block: impl Fn(B) -> Matches,
    in_word: impl Fn(Word) -> Matches,
) -> usize {
    let len = source.len();
    let target = &mut target[..len];
    if len < B::LEN {
        return copy_short(source, target, in_word);
    }
    let mut at = 0;
    loop {
        // SAFETY: `at + LEN <= len`: at first by the test above, later by the steps below.
        let block = unsafe { B::load(source[at..].as_ptr()) };
        // SAFETY: as above; `target` is as long as `source`.
        unsafe { block.store(target[at..].as_mut_ptr().cast()) };
        if let Some(first) = in_block(block).first() {
            return at + first;
        }
        if at + B::LEN >= len {
            return len;
        }
        // The last block ends at the end of the source; it writes the same bytes again.
        at = (at + B::LEN).min(len - B::LEN);
    }
}

/// [`copy_until`] for a source shorter than a block; `target` is as long as `source`.
#[inline(always)]
fn copy_short(
    source: &[u8],
    target: &mut [MaybeUninit<u8>],
    in_word: impl Fn(Word) -> Matches,
) -> usize {
    if source.len() >= Word::LEN {
        return copy_until::<Word>(source, target, &in_word, &in_word);
    }
    for (at, (to, from)) in target.iter_mut().zip(source).enumerate() {
        if matches!(from, b'"' | b'\\' | 0..0x20) {
            return at;
        }
        to.write(*from);
    }
    source.len()
}
