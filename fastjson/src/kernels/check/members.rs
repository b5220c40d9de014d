//! [`crate::kernels::members`] that checks what it goes through.

use super::{Open, State};
use crate::kernels::lanes::Lanes;
use crate::kernels::members::{Names, Seen, Windows, block_of};
use crate::kernels::tails::Tails;

/// [`crate::kernels::find_member`], checked.
///
/// # Safety
/// The running processor has the instruction set of `L`.
#[inline(always)]
pub(in crate::kernels) unsafe fn find_member<L: Lanes>(
    input: &[u8],
    start: usize,
    tails: &Tails,
) -> Option<usize> {
    // The name that it begins with is as good as behind a comma.
    let mut state = State { behind_comma: 1, ..State::default() };
    let mut open = Open { objects: 1, depth: 1 };
    let mut names = Names::from(start);
    let mut windows = Windows::from(input, start)?;
    while let Some((at, window)) = windows.next() {
        // SAFETY: the caller vouches for the processor.
        let lanes = unsafe { L::load(block_of(window)) };
        if state.strings.in_plain_text() && lanes.string_ends() == 0 {
            continue;
        }
        // SAFETY: as above.
        let block = unsafe { state.look(lanes, input, at, &mut open) }.ok()?;
        if block.outermost != 0 {
            let seen = Seen {
                colons: block.colons & block.outermost,
                quotes: block.quotes,
                openings: block.strings & block.outermost,
                escaped: block.escaped,
            };
            // SAFETY: as above.
            if let Some(found) = unsafe { names.next::<L>(tails, window, at, seen) } {
                // All that is wrong up to the colon is known in this block. Without a fault the
                // colon is behind a name, and that behind a comma.
                let is_sound = block.faults << (63 - found.colon) == 0;
                return (is_sound && found.start > start).then_some(found.start);
            }
        }
        match block.end {
            None if block.faults == 0 => {}
            Some(end) if block.faults << (63 - end) == 0 => return Some(at + end as usize),
            _ => return None,
        }
    }
    None
}
