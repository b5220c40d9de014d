//! [`crate::kernels::members`] that checks what it goes through.

use super::{Open, State};
use crate::kernels::lanes::Lanes;
use crate::kernels::members::{Names, Seen, Step, Walk, block_of, walk};
use crate::kernels::tails::{Tails, Window};

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
    // The name that it begins with is as good as one behind a comma.
    let state = State { behind_comma: 1, ..State::default() };
    let open = Open { objects: 1, depth: 1 };
    let by = Checked { state, open, names: Names::new(tails) };
    // SAFETY: the caller vouches for the processor.
    unsafe { walk::<L>(input, start, by) }
}

struct Checked<'a> {
    state: State,
    open: Open,
    names: Names<'a>,
}

impl<L: Lanes> Walk<L> for Checked<'_> {
    #[inline(always)]
    unsafe fn step(&mut self, window: &Window, input: &[u8], at: usize) -> Step {
        // SAFETY: the caller vouches for the processor.
        let lanes = unsafe { L::load(block_of(window)) };
        if self.state.strings.in_plain_text() && lanes.string_ends() == 0 {
            return Step::Continue(());
        }
        // SAFETY: as above.
        let Ok(block) = (unsafe { self.state.look(lanes, input, at, &mut self.open) }) else {
            return Step::Break(None);
        };
        if block.outermost != 0 {
            let seen = Seen {
                colons: block.colons & block.outermost,
                quotes: block.quotes,
                openings: block.strings & block.outermost,
                escaped: block.escaped,
            };
            // SAFETY: as above.
            if let Some(found) = unsafe { self.names.next::<L>(window, input, at, seen) } {
                // All that is wrong up to the colon is known in this block.
                let is_sound = block.faults << (63 - found.colon) == 0;
                return Step::Break(found.start.filter(|_| is_sound));
            }
        }
        match block.end {
            None if block.faults == 0 => Step::Continue(()),
            Some(end) if block.faults << (63 - end) == 0 => Step::Break(Some(at + end as usize)),
            _ => Step::Break(None),
        }
    }
}
