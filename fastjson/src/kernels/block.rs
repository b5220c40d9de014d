//! What a block of input bytes can do, and the searches that are written once over it.

use core::mem::MaybeUninit;

use super::Native;
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
    /// Bits per byte of the block as a power of two: 0 for SSE2, 2 for NEON, 3 for words.
    pub(super) shift: u32,
}

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

/// A question that is asked of each byte of a block.
pub(super) trait Test {
    /// The bytes that it finds.
    fn run<B: Block>(block: B) -> Matches;
}

/// Finds a quote, a backslash or a control character.
pub(super) struct StringEnds;

impl Test for StringEnds {
    #[inline(always)]
    fn run<B: Block>(block: B) -> Matches {
        block.string_ends()
    }
}

/// Finds what is not JSON whitespace.
pub(super) struct NonWhitespace;

impl Test for NonWhitespace {
    #[inline(always)]
    fn run<B: Block>(block: B) -> Matches {
        block.non_whitespace()
    }
}

/// Two neighbouring blocks as one: most strings end in the first, so that their search is one
/// step without a branch on their length.
#[cfg(target_arch = "x86_64")]
#[derive(Clone, Copy)]
pub(super) struct Pair<B>(B, B);

#[cfg(target_arch = "x86_64")]
impl<B: Block> Pair<B> {
    #[inline(always)]
    fn join(first: Matches, second: Matches) -> Matches {
        Matches { bits: first.bits | second.bits << (B::LEN << first.shift), shift: first.shift }
    }
}

#[cfg(target_arch = "x86_64")]
impl<B: Block> Block for Pair<B> {
    const LEN: usize = 2 * B::LEN;

    #[inline(always)]
    unsafe fn load(source: *const u8) -> Self {
        // SAFETY: the caller vouches for twice the length of a block.
        let first = unsafe { B::load(source) };
        // SAFETY: as above; the second block ends where the pair ends.
        let second = unsafe { source.add(B::LEN) };
        // SAFETY: as above.
        Self(first, unsafe { B::load(second) })
    }

    #[inline(always)]
    unsafe fn store(self, target: *mut u8) {
        // SAFETY: the caller vouches for twice the length of a block.
        unsafe { self.0.store(target) };
        // SAFETY: as above; the second block ends where the pair ends.
        let second = unsafe { target.add(B::LEN) };
        // SAFETY: as above.
        unsafe { self.1.store(second) };
    }

    #[inline(always)]
    fn string_ends(self) -> Matches {
        Self::join(self.0.string_ends(), self.1.string_ends())
    }

    #[inline(always)]
    fn non_whitespace(self) -> Matches {
        Self::join(self.0.non_whitespace(), self.1.non_whitespace())
    }
}

/// Offset of the first byte that a test finds, or the length of `input`.
#[inline(always)]
pub(super) fn find<T: Test>(input: &[u8]) -> usize {
    if input.len() >= Wide::LEN { find_by::<Wide, T>(input) } else { find_short::<T>(input) }
}

/// The widest block, which the searches begin with.
#[cfg(target_arch = "x86_64")]
type Wide = Pair<Native>;
#[cfg(not(target_arch = "x86_64"))]
type Wide = Native;

/// [`find`] near the end of the text.
#[inline(never)]
fn find_short<T: Test>(input: &[u8]) -> usize {
    if input.len() >= Native::LEN {
        find_by::<Native, T>(input)
    } else if input.len() >= Word::LEN {
        find_by::<Word, T>(input)
    } else {
        let mut padded = [0; Word::LEN];
        // A byte loop: the compiler would make a call of a copy of unknown length.
        for (to, from) in padded.iter_mut().zip(input) {
            *to = *from;
        }
        // A match in the padding counts as none.
        find_by::<Word, T>(&padded).min(input.len())
    }
}

/// [`find`] by one kind of block, for an input of at least one.
#[inline(always)]
pub(super) fn find_by<B: Block, T: Test>(input: &[u8]) -> usize {
    let len = input.len();
    assert!(len >= B::LEN);
    let mut at = 0;
    loop {
        // SAFETY: `at + LEN <= len`: at first by the assertion, later by the steps below.
        let block = unsafe { B::load(input[at..].as_ptr()) };
        if let Some(first) = T::run(block).first() {
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
pub(super) fn copy_until<T: Test>(source: &[u8], target: &mut [MaybeUninit<u8>]) -> usize {
    let target = &mut target[..source.len()];
    if source.len() >= Native::LEN {
        copy_by::<Native, T>(source, target)
    } else if source.len() >= Word::LEN {
        copy_by::<Word, T>(source, target)
    } else {
        copy_short::<T>(source, target)
    }
}

/// [`copy_until`] for fewer than eight bytes: by two halves that overlap, or by three bytes.
#[inline(always)]
fn copy_short<T: Test>(source: &[u8], target: &mut [MaybeUninit<u8>]) -> usize {
    let len = source.len();
    if let (Some(head), Some(tail)) = (source.first_chunk::<4>(), source.last_chunk::<4>())
        && let Some(to) = target.first_chunk_mut::<4>()
    {
        *to = head.map(MaybeUninit::new);
        if let Some(to) = target.last_chunk_mut::<4>() {
            *to = tail.map(MaybeUninit::new);
        }
        return match T::run(Word::from_halves(*head, *tail)).first() {
            None => len,
            Some(at) if at < 4 => at,
            // The last four bytes are the word's upper half.
            Some(at) => len + at - 8,
        };
    }
    for (at, (to, from)) in target.iter_mut().zip(source).enumerate() {
        to.write(*from);
        if T::run(Word::from_byte(*from)).first() == Some(0) {
            return at;
        }
    }
    len
}

/// [`copy_until`] by one kind of block, for a source of at least one.
#[inline(always)]
fn copy_by<B: Block, T: Test>(source: &[u8], target: &mut [MaybeUninit<u8>]) -> usize {
    let len = source.len();
    assert!(len >= B::LEN && target.len() == len);
    let mut at = 0;
    loop {
        // SAFETY: `at + LEN <= len`: at first by the assertion, later by the steps below.
        let block = unsafe { B::load(source[at..].as_ptr()) };
        // SAFETY: as above; `target` is as long as `source`.
        unsafe { block.store(target[at..].as_mut_ptr().cast()) };
        if let Some(first) = T::run(block).first() {
            return at + first;
        }
        if at + B::LEN >= len {
            return len;
        }
        // The last block ends at the end of the source; it writes the same bytes again.
        at = (at + B::LEN).min(len - B::LEN);
    }
}
