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

/// No byte was found.
pub(super) const NO_MATCH: Matches = Matches { bits: 0, shift: 0 };

impl Matches {
    #[inline(always)]
    fn first(self) -> Option<usize> {
        if self.bits == 0 {
            None
        } else {
            Some((self.bits.trailing_zeros() >> self.shift) as usize)
        }
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
    if input.len() >= B::LEN {
        find_by_blocks(input, in_block)
    } else if input.len() >= Word::LEN {
        find_by_blocks(input, in_word)
    } else {
        let mut padded = [0; Word::LEN];
        // A byte loop: the compiler would make a call of a copy of unknown length.
        for (to, from) in padded.iter_mut().zip(input) {
            *to = *from;
        }
        // A match in the padding counts as none.
        find_by_blocks(&padded, in_word).min(input.len())
    }
}

/// [`find`] for an input of at least one block.
#[inline(always)]
fn find_by_blocks<B: Block>(input: &[u8], test: impl Fn(B) -> Matches) -> usize {
    let len = input.len();
    assert!(len >= B::LEN);
    let mut at = 0;
    loop {
        // SAFETY: `at + LEN <= len`: at first by the assertion, later by the steps below.
        let block = unsafe { B::load(input[at..].as_ptr()) };
        if let Some(first) = test(block).first() {
            return at + first;
        }
        if at + B::LEN >= len {
            return len;
        }
        // The last block ends at the end of the input; what it sees twice has no match.
        at = (at + B::LEN).min(len - B::LEN);
    }
}

/// Copies `source` to `target` up to the first byte that a test finds; returns its offset.
///
/// # Panics
/// If `target` is shorter than `source`.
#[inline(always)]
pub(super) fn copy_until<B: Block>(
    source: &[u8],
    target: &mut [MaybeUninit<u8>],
    in_block: impl Fn(B) -> Matches,
    in_word: impl Fn(Word) -> Matches,
) -> usize {
    let target = &mut target[..source.len()];
    if source.len() >= B::LEN {
        copy_by_blocks(source, target, in_block)
    } else if source.len() >= Word::LEN {
        copy_by_blocks(source, target, in_word)
    } else {
        copy_short(source, target, in_word)
    }
}

/// [`copy_until`] for fewer than eight bytes: by two halves that overlap, or by three bytes.
#[inline(always)]
fn copy_short(
    source: &[u8],
    target: &mut [MaybeUninit<u8>],
    test: impl Fn(Word) -> Matches,
) -> usize {
    let len = source.len();
    if let (Some(head), Some(tail)) = (source.first_chunk::<4>(), source.last_chunk::<4>())
        && let Some(to) = target.first_chunk_mut::<4>()
    {
        *to = head.map(MaybeUninit::new);
        if let Some(to) = target.last_chunk_mut::<4>() {
            *to = tail.map(MaybeUninit::new);
        }
        return first_of_halves(*head, *tail, len, test);
    }
    for (at, (to, from)) in target.iter_mut().zip(source).enumerate() {
        to.write(*from);
        if test(Word::from_byte(*from)).first() == Some(0) {
            return at;
        }
    }
    len
}

/// The first match in `len` bytes, of which the first four and the last four are given.
#[inline(always)]
fn first_of_halves(
    head: [u8; 4],
    tail: [u8; 4],
    len: usize,
    test: impl Fn(Word) -> Matches,
) -> usize {
    match test(Word::from_halves(head, tail)).first() {
        None => len,
        Some(at) if at < 4 => at,
        Some(at) => len + at - 8,
    }
}

/// [`copy_until`] for a source of at least one block.
#[inline(always)]
fn copy_by_blocks<B: Block>(
    source: &[u8],
    target: &mut [MaybeUninit<u8>],
    test: impl Fn(B) -> Matches,
) -> usize {
    let len = source.len();
    assert!(len >= B::LEN && target.len() == len);
    let mut at = 0;
    loop {
        // SAFETY: `at + LEN <= len`: at first by the assertion, later by the steps below.
        let block = unsafe { B::load(source[at..].as_ptr()) };
        // SAFETY: as above; `target` is as long as `source`.
        unsafe { block.store(target[at..].as_mut_ptr().cast()) };
        if let Some(first) = test(block).first() {
            return at + first;
        }
        if at + B::LEN >= len {
            return len;
        }
        // The last block ends at the end of the source; it writes the same bytes again.
        at = (at + B::LEN).min(len - B::LEN);
    }
}
