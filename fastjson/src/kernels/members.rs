//! Goes through an object's members by blocks, up to a name that may be a wanted one.
//!
//! What is asked about is the colon behind a name: it is the one token that only names have. The
//! last bytes of the name stand before it ([`Tails`]), and so do its quotes, of which the opening one
//! is looked for only when the name may be wanted. A name whose colon does not follow at once,
//! or that has an escape, may be any name.

use core::ops::ControlFlow;

use super::container::find_end;
use super::lanes::{Lanes, STEP};
use super::strings::Strings;
use super::tails::{BEFORE, Tails, Window};

/// What a block has on the outermost level, and where its strings are.
#[derive(Clone, Copy)]
pub(super) struct Seen {
    /// The colons of names on the outermost level.
    pub(super) colons: u64,
    /// The quotes that begin or end a string.
    pub(super) quotes: u64,
    /// The opening quotes on the outermost level.
    pub(super) openings: u64,
    /// The bytes behind backslashes.
    pub(super) escaped: u64,
}

/// A name that may be a wanted one.
pub(super) struct Found {
    /// The place of its colon in the block.
    pub(super) colon: u32,
    /// Offset of its opening quote, if there is such a name.
    pub(super) start: Option<usize>,
}

/// The names of an object.
pub(super) struct Names<'a> {
    tails: &'a Tails,
    /// Whether the last string that began on the outermost level has an escape so far.
    escaped: bool,
    /// 1 if the last byte of the block before is a quote.
    quote: u64,
}

impl<'a> Names<'a> {
    #[inline(always)]
    pub(super) fn new(tails: &'a Tails) -> Self {
        Self { tails, escaped: false, quote: 0 }
    }

    /// Takes in the block at `at`; returns the first name in it that may be a wanted one.
    ///
    /// # Safety
    /// The running processor has the instruction set of `L`.
    #[inline(always)]
    pub(super) unsafe fn next<L: Lanes>(
        &mut self,
        window: &Window,
        input: &[u8],
        at: usize,
        seen: Seen,
    ) -> Option<Found> {
        let Seen { colons, quotes, openings, escaped } = seen;
        // SAFETY: the caller vouches for the processor.
        let mut wanted = unsafe { L::find_tails(self.tails, window, colons) };
        wanted |= colons & !(quotes << 1 | self.quote);
        self.quote = quotes >> 63;
        if escaped != 0 || self.escaped {
            wanted |= self.find_escaped(seen);
        }
        if wanted == 0 {
            return None;
        }
        let colon = wanted.trailing_zeros();
        let start = match openings & !(u64::MAX << colon) {
            // In a block before this one.
            0 => find_opening(input, at + colon as usize),
            before => Some(at + before.ilog2() as usize),
        };
        Some(Found { colon, start: start.filter(|start| may_be_name(input, *start)) })
    }

    /// The colons behind names with escapes.
    #[inline(never)]
    fn find_escaped(&mut self, seen: Seen) -> u64 {
        let Seen { mut colons, openings, escaped, .. } = seen;
        // From the last opening quote before a place on.
        let is_escaped = |before: u64, carried: bool| match (openings & before).checked_ilog2() {
            Some(opening) => escaped & before & (u64::MAX << opening) != 0,
            None => carried || escaped & before != 0,
        };
        let mut found = 0;
        while colons != 0 {
            let lowest = colons & colons.wrapping_neg();
            if is_escaped(lowest - 1, self.escaped) {
                found |= lowest;
            }
            colons &= colons - 1;
        }
        self.escaped = is_escaped(u64::MAX, self.escaped);
        found
    }
}

/// Offset of the opening quote of the name before a colon.
#[inline(never)]
fn find_opening(input: &[u8], colon: usize) -> Option<usize> {
    let (quote, before) = before_spaces(input.get(..colon)?).split_last()?;
    if *quote != b'"' {
        return None;
    }
    let mut end = before.len();
    loop {
        let start = before.get(..end)?.iter().rposition(|byte| *byte == b'"')?;
        let text = before.get(..start)?;
        let backslashes = text.iter().rev().take_while(|byte| **byte == b'\\').count();
        if backslashes % 2 == 0 {
            return Some(start);
        }
        end = start;
    }
}

/// Whether a string at an offset may be a name.
#[inline(always)]
fn may_be_name(input: &[u8], start: usize) -> bool {
    let before = input.get(..start).unwrap_or_default();
    matches!(before_spaces(before), [.., b',' | b'{'])
}

/// Text up to the whitespace that it ends with.
#[inline(always)]
fn before_spaces(mut text: &[u8]) -> &[u8] {
    while let [before @ .., b' ' | b'\t' | b'\n' | b'\r'] = text {
        text = before;
    }
    text
}

/// What looks at one block after the other.
pub(super) trait Walk<L> {
    /// Takes in the block of `window`, which is at `at` in `input`; breaks with the answer.
    ///
    /// # Safety
    /// The running processor has the instruction set of `L`.
    unsafe fn step(&mut self, window: &Window, input: &[u8], at: usize) -> Step;
}

/// What a block means for [`find_member`](super::find_member): its answer, if it has come so far.
pub(super) type Step = ControlFlow<Option<usize>>;

/// Goes through the blocks from `start` on, each with what stands before it.
///
/// # Safety
/// The running processor has the instruction set of `L`.
#[inline(always)]
pub(super) unsafe fn walk<L>(input: &[u8], start: usize, mut by: impl Walk<L>) -> Option<usize> {
    let mut at = start;
    let mut rest = input.get(start.checked_sub(BEFORE)?..)?;
    // The last block is filled up with zeros, which close nothing. As a text of its own, so that
    // no call of a copy stands in the loop that wants all registers.
    let mut padded: Window;
    for _ in 0..2 {
        while let Some(window) = rest.first_chunk() {
            // SAFETY: the caller vouches for the processor.
            if let Step::Break(answer) = unsafe { by.step(window, input, at) } {
                return answer;
            }
            at += STEP;
            rest = &rest[STEP..];
        }
        let mut last = [0; BEFORE + STEP];
        last[..rest.len()].copy_from_slice(rest);
        padded = last;
        rest = &padded;
    }
    None
}

/// The block of a window.
#[inline(always)]
pub(super) fn block_of(window: &Window) -> &[u8; STEP] {
    window.last_chunk().unwrap_or(const { &[0; STEP] })
}

/// [`super::find_member`] that follows only strings and brackets.
///
/// # Safety
/// The running processor has the instruction set of `L`.
#[inline(always)]
pub(super) unsafe fn find_member<L: Lanes>(
    input: &[u8],
    start: usize,
    tails: &Tails,
) -> Option<usize> {
    let names = Names::new(tails);
    let by = Structural { strings: Strings::default(), names, depth: 1 };
    // SAFETY: the caller vouches for the processor.
    unsafe { walk::<L>(input, start, by) }
}

struct Structural<'a> {
    strings: Strings,
    names: Names<'a>,
    depth: usize,
}

impl<L: Lanes> Walk<L> for Structural<'_> {
    #[inline(always)]
    unsafe fn step(&mut self, window: &Window, input: &[u8], at: usize) -> Step {
        // SAFETY: the caller vouches for the processor.
        let lanes = unsafe { L::load(block_of(window)) };
        // SAFETY: as above.
        let text = unsafe { self.strings.next(lanes) };
        let visible = !(text.inside | text.escaped);
        let openings = lanes.equal_folded(b'{') & visible;
        let closings = lanes.equal_folded(b'}') & visible;
        let level = follow(&mut self.depth, openings, closings);
        if level.places != 0 {
            let seen = Seen {
                colons: lanes.equal(b':') & visible & level.places,
                quotes: text.quotes,
                openings: text.quotes & text.inside & level.places,
                escaped: text.escaped,
            };
            // SAFETY: as above.
            if let Some(found) = unsafe { self.names.next::<L>(window, input, at, seen) } {
                return Step::Break(found.start);
            }
        }
        if let Some(end) = level.end {
            let end = at + end as usize;
            return Step::Break((input.get(end) == Some(&b'}')).then_some(end));
        }
        Step::Continue(())
    }
}

/// The part of a block that is on the outermost level.
struct Level {
    places: u64,
    /// The bracket that ends it.
    end: Option<u32>,
}

/// Follows the brackets of a block.
#[inline(always)]
fn follow(depth: &mut usize, openings: u64, closings: u64) -> Level {
    let outside = *depth == 1;
    let mut brackets = openings | closings;
    let mut level = Level { places: if outside { u64::MAX } else { 0 }, end: None };
    if brackets == 0 {
        return level;
    }
    let count = closings.count_ones() as usize;
    if !outside && (*depth > count + 1 || find_end(openings, closings, *depth - 1).is_none()) {
        *depth = *depth + openings.count_ones() as usize - count;
        return level;
    }
    while brackets != 0 {
        let place = brackets.trailing_zeros();
        let above = u64::MAX << place;
        if openings >> place & 1 != 0 {
            *depth += 1;
            level.places &= !above;
        } else {
            *depth -= 1;
            match *depth {
                0 => {
                    level.places &= !above;
                    level.end = Some(place);
                    return level;
                }
                1 => level.places |= above,
                _ => {}
            }
        }
        brackets &= brackets - 1;
    }
    level
}
