//! Checks that arrays and objects are JSON, sixty-four bytes at a time and mostly without a
//! branch on what the next token is.
//!
//! Each block becomes bitmaps of its tokens, and the grammar is a statement about neighbours:
//! "behind a comma in an object there is a quote that opens a name". The bits of tokens move
//! to where the next token starts: one place up, and over a run of whitespace by the carry of
//! an addition. The same addition moves the bit of a name's opening quote to its closing one,
//! and that of a number's first digit to the end of the digits. Each token is behind exactly one
//! other, so what is behind a value is all that is behind nothing else. Only brackets need
//! a loop, for their stack of one bit a level, and so do literals and escapes.
//!
//! The answer is only where the value ends, or that there is a fault or a doubt: the lexer's loop
//! then reads the same text and finds out. More than 64 levels are such a doubt.
//!
//! Tried and lost, in parts of the time of this one (Xeon with AVX-512, a shared core,
//! 2026-11-30; twitter / citm / canada / github_events, AVX-512):
//! * classification by one table (VBMI) and one 8x8 bit transposition (GFNI), block by block:
//!   1.25 / 1.2 / 1.3 / 1.4, because the chain of its latencies is behind each misprediction;
//!   the same, eight blocks ahead: 1.0 / 0.95 / 0.95 / 0.95, 1.2 on AVX2, and five times the
//!   start-up cost of short containers;
//! * literals by nine more bitmaps instead of a loop: 1.15 / 1.05 / 1.05 / 1.4;
//! * the first literal of each block without a branch: 1.05 / 1.2 / 1.2 / 1.1;
//! * no branch on opening or closing in the loop over brackets: 1.05 / 1.15 / 1.2 / 1.1;
//! * an opening and the closing bracket behind it in one turn of that loop: 1.05 / 1.0 / 1.0 / 1.0;
//! * numbers looked at in each block, without a branch on their presence: 1.1 / 1.2 / 1.0 / 1.3.

mod escape;
#[cfg(target_arch = "x86_64")]
mod members;
mod number;

use super::Open;
use super::lanes::{Lanes, STEP};
use super::strings::Strings;
use escape::Escapes;
#[cfg(target_arch = "x86_64")]
pub(super) use members::find_member;
use number::Numbers;

/// The levels that [`Open::objects`] has a bit for.
const LEVELS: u32 = u64::BITS;

/// A fault, or something that is not for this kernel to say.
struct Refused;

/// The length of the rest of the containers that are `open`, from the start of a value in the
/// innermost; `None` if there is a fault or a doubt.
///
/// # Safety
/// The running processor has the instruction set of `L`.
#[inline(always)]
pub(super) unsafe fn check<L: Lanes>(input: &[u8], mut open: Open) -> Option<usize> {
    let mut state = State { behind_colon: 1, ..State::default() };
    let mut at = 0;
    let mut padded = [b' '; STEP];
    loop {
        let rest = &input[at..];
        let block = match rest.first_chunk::<STEP>() {
            Some(block) => block,
            None if rest.is_empty() => return None,
            None => {
                // The last one: padding closes nothing.
                padded[..rest.len()].copy_from_slice(rest);
                &padded
            }
        };
        // SAFETY: the caller vouches for the processor.
        let lanes = unsafe { L::load(block) };
        if !(state.strings.in_plain_text() && lanes.string_ends() == 0) {
            // SAFETY: as above.
            match unsafe { state.next(lanes, input, at, &mut open) } {
                Ok(None) => {}
                Ok(Some(end)) => return Some(at + end as usize + 1),
                Err(Refused) => return None,
            }
        }
        at = (at + STEP).min(input.len());
    }
}

/// What a block leaves to the next; each number is 0 or 1.
#[derive(Default)]
struct State {
    strings: Strings,
    escapes: Escapes,
    numbers: Numbers,
    /// The last byte is part of a scalar.
    scalar: u64,
    /// The last byte is part of a name.
    name: u64,
    /// The token that follows is behind a colon, a comma, an opening bracket or a name.
    behind_colon: u64,
    behind_comma: u64,
    behind_opening: u64,
    behind_name: u64,
}

/// What [`State::look`] finds in a block.
#[cfg_attr(not(target_arch = "x86_64"), expect(dead_code, reason = "members by blocks need them"))]
struct Block {
    /// Tokens that may not stand where they do; behind the end, anything.
    faults: u64,
    /// The place of the bracket that closes the outermost container.
    end: Option<u32>,
    /// The places that are in the outermost container and no other.
    outermost: u64,
    quotes: u64,
    /// Opening quotes.
    strings: u64,
    /// The bytes behind backslashes.
    escaped: u64,
    colons: u64,
}

/// The tokens of a block.
#[derive(Clone, Copy)]
struct Tokens {
    /// Strings with their opening quotes, without their closing ones.
    inside: u64,
    /// Opening quotes.
    strings: u64,
    openings: u64,
    closings: u64,
    colons: u64,
    commas: u64,
    /// The first bytes of numbers and literals, and of whatever else there may be.
    scalars: u64,
    /// The whitespace between tokens.
    spaces: u64,
    /// The places whose token finds itself directly in an object.
    in_object: u64,
}

impl State {
    /// Takes in the block at `at`; returns where in it the outermost container ends.
    ///
    /// # Safety
    /// The running processor has the instruction set of `L`.
    #[inline(always)]
    unsafe fn next<L: Lanes>(
        &mut self,
        lanes: L,
        input: &[u8],
        at: usize,
        open: &mut Open,
    ) -> Result<Option<u32>, Refused> {
        // SAFETY: the caller vouches for the processor.
        let block = unsafe { self.look(lanes, input, at, open) }?;
        match block.end {
            None if block.faults == 0 => Ok(None),
            // What is wrong behind the end does not matter.
            Some(end) if block.faults << (63 - end) == 0 => Ok(Some(end)),
            _ => Err(Refused),
        }
    }

    /// [`next`](State::next) without its verdict.
    ///
    /// # Safety
    /// As [`next`](State::next).
    #[inline(always)]
    unsafe fn look<L: Lanes>(
        &mut self,
        lanes: L,
        input: &[u8],
        at: usize,
        open: &mut Open,
    ) -> Result<Block, Refused> {
        // SAFETY: the caller vouches for the processor.
        let text = unsafe { self.strings.next(lanes) };
        let outside = !(text.inside | text.quotes);
        // Outside strings, a control character that is no whitespace is a scalar, and no valid one.
        let mut faults = lanes.controls() & text.inside;
        if text.escaped != 0 {
            faults |= self.escapes.check(input, at, text.escaped);
        }
        let spaces = lanes.spaces() & outside;
        let openings = lanes.equal_folded(b'{') & outside;
        let closings = lanes.equal_folded(b'}') & outside;
        let nesting = nest(open, openings, closings, lanes.bit_5())?;
        faults |= nesting.faults;

        let colons = lanes.equal(b':') & outside;
        let commas = lanes.equal(b',') & outside;
        let scalars = outside & !(spaces | openings | closings | colons | commas);
        let starts = scalars & !behind(scalars, &mut self.scalar);
        faults |= self.order(Tokens {
            inside: text.inside,
            strings: text.quotes & text.inside,
            openings,
            closings,
            colons,
            commas,
            scalars: starts,
            spaces,
            in_object: nesting.in_object,
        });
        faults |= if scalars == 0 {
            self.numbers.check_none()
        } else {
            self.numbers.check(lanes, number::Scalars { all: scalars, starts }, input, at)
        };
        Ok(Block {
            faults,
            end: nesting.end,
            outermost: nesting.outermost,
            quotes: text.quotes,
            strings: text.quotes & text.inside,
            escaped: text.escaped,
            colons,
        })
    }

    /// The tokens that may not stand where they do.
    #[inline(always)]
    fn order(&mut self, tokens: Tokens) -> u64 {
        let Tokens { inside, strings, openings, closings, colons, commas, scalars, .. } = tokens;
        let Tokens { spaces, in_object, .. } = tokens;
        let after_colon;
        let after_comma;
        let after_opening;
        let after_name;
        if spaces == 0 {
            after_colon = behind(colons, &mut self.behind_colon);
            after_comma = behind(commas, &mut self.behind_comma);
            after_opening = behind(openings, &mut self.behind_opening);
            let names = (after_comma | after_opening) & in_object & strings;
            after_name = behind(ends(names, inside, &mut self.name), &mut self.behind_name);
        } else {
            after_colon = follow(colons, spaces, &mut self.behind_colon);
            after_comma = follow(commas, spaces, &mut self.behind_comma);
            after_opening = follow(openings, spaces, &mut self.behind_opening);
            let names = (after_comma | after_opening) & in_object & strings;
            let names_ends = ends(names, inside, &mut self.name);
            after_name = follow(names_ends, spaces, &mut self.behind_name);
        }
        let in_list = after_comma | after_opening;
        let values = strings | scalars | openings;
        // A colon is behind each name and nowhere else.
        let mut faults = after_name ^ colons;
        // A value, or the end of something empty.
        faults |= (after_colon | in_list) & !(values | closings & after_opening);
        // In an object, a name.
        faults |= in_list & in_object & (scalars | openings);
        // All other tokens are behind a value.
        let after_value = (values | closings | commas) & !(after_colon | in_list);
        faults | after_value & !(commas | closings)
    }
}

/// The places behind `bits`. `pending`: 1 if the last place of the block before is one, then
/// if the last of this one is.
#[inline(always)]
fn behind(bits: u64, pending: &mut u64) -> u64 {
    let moved = bits << 1 | *pending;
    *pending = bits >> 63;
    moved
}

/// The starts of the tokens behind the one-byte `tokens`. `pending`: 1 if a token of the blocks
/// before is still to be followed, then if one of this block is.
#[inline(always)]
fn follow(tokens: u64, spaces: u64, pending: &mut u64) -> u64 {
    let (sum, over) = (tokens << 1 | *pending).overflowing_add(spaces);
    *pending = tokens >> 63 | u64::from(over);
    sum & !spaces
}

/// Moves each bit of `starts` through the one of the `runs` that it starts, to the place behind.
/// `pending`: 1 if such a run goes on from the block before, then if one goes on in the next.
#[inline(always)]
fn ends(starts: u64, runs: u64, pending: &mut u64) -> u64 {
    // No run starts where one goes on, so the bits do not meet.
    let (sum, over) = (starts | *pending).overflowing_add(runs);
    *pending = u64::from(over);
    sum & !runs
}

/// What a block's brackets do.
struct Nesting {
    /// The places in objects, as the token there finds it.
    in_object: u64,
    /// The places in the outermost container and no other, up to its end.
    outermost: u64,
    /// Closing brackets of the wrong kind.
    faults: u64,
    /// The place of the bracket that closes the outermost container.
    end: Option<u32>,
}

/// Follows the brackets of a block, of which those in `curly` belong to objects.
#[inline(always)]
fn nest(open: &mut Open, openings: u64, closings: u64, curly: u64) -> Result<Nesting, Refused> {
    let Open { objects: mut stack, mut depth } = *open;
    let in_object = 0_u64.wrapping_sub(stack & 1);
    let outermost = if depth == 1 { u64::MAX } else { 0 };
    let mut nesting = Nesting { in_object, outermost, faults: 0, end: None };
    let mut brackets = openings | closings;
    if brackets != 0 && depth + openings.count_ones() > LEVELS {
        return Err(Refused);
    }
    while brackets != 0 {
        let place = brackets.trailing_zeros();
        let object = curly >> place & 1;
        let above = !1 << place;
        nesting.outermost &= !above;
        if openings >> place & 1 != 0 {
            stack = stack << 1 | object;
            depth += 1;
        } else {
            nesting.faults |= ((stack ^ object) & 1) << place;
            stack >>= 1;
            depth -= 1;
            if depth == 0 {
                nesting.end = Some(place);
                return Ok(nesting);
            }
        }
        if depth == 1 {
            nesting.outermost |= above;
        }
        let in_object = 0_u64.wrapping_sub(stack & 1);
        nesting.in_object = nesting.in_object & !above | in_object & above;
        brackets &= brackets - 1;
    }
    *open = Open { objects: stack, depth };
    Ok(nesting)
}
