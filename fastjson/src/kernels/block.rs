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

    /// The bits of what a test finds in sixteen bytes that are in registers already.
    #[inline(always)]
    fn find_in_words<T: Test>(words: [Word; 2]) -> u64 {
        T::run(words[0]).bits | T::run(words[1]).bits
    }

    /// Which bytes are a quote, a backslash or a control character.
    fn string_ends(self) -> Matches;

    /// Which bytes are not JSON whitespace.
    fn non_whitespace(self) -> Matches;

    /// Which bytes are not a space.
    fn non_blank(self) -> Matches;

    /// Which bytes are not a digit, exactly.
    fn non_digits(self) -> Matches;

    /// Which bytes are a comma, a closing brace, or at most a blank.
    fn scalar_ends(self) -> Matches;
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
    pub(super) fn first(self) -> Option<usize> {
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

    #[inline(always)]
    fn non_blank(self) -> Matches {
        Self::join(self.0.non_blank(), self.1.non_blank())
    }

    #[inline(always)]
    fn non_digits(self) -> Matches {
        Self::join(self.0.non_digits(), self.1.non_digits())
    }

    #[inline(always)]
    fn scalar_ends(self) -> Matches {
        Self::join(self.0.scalar_ends(), self.1.scalar_ends())
    }
}

/// Offset of the first byte that a test finds, or the length of `input`.
#[inline(always)]
pub(super) fn find<T: Test>(input: &[u8]) -> usize {
    if input.len() >= Wide::LEN { find_by::<Wide, T>(input) } else { find_short::<T>(input) }
}

/// The widest block, which the searches begin with.
#[cfg(target_arch = "x86_64")]
pub(super) type Wide = Pair<Native>;
#[cfg(not(target_arch = "x86_64"))]
pub(super) type Wide = Native;

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

/// Finds nothing.
struct Nothing;

impl Test for Nothing {
    #[inline(always)]
    fn run<B: Block>(_: B) -> Matches {
        Matches { bits: 0, shift: 0 }
    }
}

/// Copies at most [`MOST`] bytes to a target of their length.
#[inline(always)]
pub(super) fn copy_short(source: &[u8], target: &mut [MaybeUninit<u8>]) {
    copy_all_without::<Nothing>(source, target);
}

/// The most bytes that [`copy_all_without`] takes.
pub(super) const MOST: usize = 256;

/// Copies `source` to a target of its length, unless it is longer than [`MOST`] or a test finds
/// something in it: then the result is `false`, and the target holds anything.
///
/// Most texts have from four to sixteen bytes, of lengths that no branch could predict: those
/// take one way. So do longer ones of up to 32 and of up to 64; those of more are copied in steps.
///
/// # Panics
/// If the lengths differ.
#[inline(always)]
pub(super) fn copy_all_without<T: Test>(source: &[u8], target: &mut [MaybeUninit<u8>]) -> bool {
    assert!(target.len() == source.len());
    match source.len() {
        0..4 => copy_bytes::<T>(source, target),
        4..=16 => copy_words::<T>(source, target),
        17..=32 => copy_halves::<16, T>(source, target),
        33..=64 => copy_halves::<32, T>(source, target),
        65..=MOST => copy_steps::<64, T>(source, target),
        _ => false,
    }
}

/// [`copy_all_without`] for fewer than four bytes: the first, the last and the one between, which
/// may be the same.
#[inline(always)]
fn copy_bytes<T: Test>(source: &[u8], target: &mut [MaybeUninit<u8>]) -> bool {
    let len = source.len();
    let (Some(first), Some(middle), Some(last)) =
        (source.first(), source.get(len / 2), source.last())
    else {
        return true;
    };
    target[0].write(*first);
    target[len / 2].write(*middle);
    target[len - 1].write(*last);
    let word = Word::from_bytes([*first, *middle, *last, b' ', b' ', b' ', b' ', b' ']);
    Native::find_in_words::<T>([word, word]) == 0
}

/// [`copy_all_without`] for four to sixteen bytes: by four words of four that overlap as far as
/// they must, without a branch on the length.
#[inline(always)]
fn copy_words<T: Test>(source: &[u8], target: &mut [MaybeUninit<u8>]) -> bool {
    const PART: usize = 4;
    let len = source.len();
    assert!((PART..=4 * PART).contains(&len) && target.len() == len);
    let places = [0, PART.min(len - PART), len.saturating_sub(2 * PART), len - PART];
    let [a, b, c, d] = places.map(|at| {
        // SAFETY: each place is at most `len - 4`.
        let from = unsafe { source.as_ptr().add(at) }.cast::<[u8; PART]>();
        // SAFETY: so four bytes are there; an array of bytes needs no alignment.
        let part = unsafe { from.read() };
        // SAFETY: as above; `target` is as long as `source`.
        let to = unsafe { target.as_mut_ptr().add(at) }.cast::<[u8; PART]>();
        // SAFETY: as above.
        unsafe { to.write(part) };
        part
    });
    Native::find_in_words::<T>([Word::from_halves(a, b), Word::from_halves(c, d)]) == 0
}

/// [`copy_all_without`] for at least `HALF` and at most twice as many bytes: by two halves, which
/// overlap.
#[inline(always)]
fn copy_halves<const HALF: usize, T: Test>(source: &[u8], target: &mut [MaybeUninit<u8>]) -> bool {
    let (head, tail) = (copy_step::<HALF, T>(source, target, 0), source.len() - HALF);
    head | copy_step::<HALF, T>(source, target, tail) == 0
}

/// [`copy_all_without`] for at least `LEN` bytes, by as many at a time; the last step overlaps the
/// one before it.
#[inline(always)]
fn copy_steps<const LEN: usize, T: Test>(source: &[u8], target: &mut [MaybeUninit<u8>]) -> bool {
    let last = source.len() - LEN;
    let mut at = 0;
    while at < last {
        if copy_step::<LEN, T>(source, target, at) != 0 {
            return false;
        }
        at += LEN;
    }
    copy_step::<LEN, T>(source, target, last) == 0
}

/// Copies `LEN` bytes from `at`; returns the bits of what a test finds in them.
#[inline(always)]
fn copy_step<const LEN: usize, T: Test>(
    source: &[u8],
    target: &mut [MaybeUninit<u8>],
    at: usize,
) -> u64 {
    const { assert!(LEN.is_multiple_of(Native::LEN)) };
    let (from, to) = (&source[at..][..LEN], &mut target[at..][..LEN]);
    let mut found = 0;
    for part in 0..LEN / Native::LEN {
        // SAFETY: the part ends in the slice of `LEN` bytes.
        let from = unsafe { from.as_ptr().add(part * Native::LEN) };
        // SAFETY: as above.
        let block = unsafe { Native::load(from) };
        // SAFETY: as above.
        let to = unsafe { to.as_mut_ptr().add(part * Native::LEN) };
        // SAFETY: as above.
        unsafe { block.store(to.cast()) };
        found |= T::run(block).bits;
    }
    found
}
