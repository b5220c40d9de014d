//! When members that nobody wants are skipped by blocks, and not one by one.

use super::Parser;
use crate::kernels;
use crate::kernels::Tails;

/// How many unwanted members in a row are skipped one by one before the rest is by blocks: a
/// kernel is only worth its start for a few at a time.
const FEW: u32 = 1;

/// A kernel that comes less far was not worth its start.
const FAR: usize = 64;

/// After how many unwanted members in a row the next are skipped by blocks: none where that paid
/// the last time.
#[derive(Clone, Copy, Debug)]
pub(super) struct Patience(u32);

impl Default for Patience {
    fn default() -> Self {
        Self(FEW)
    }
}

impl Patience {
    /// So many members are never met: after a fault or a doubt, that the kernel may not go
    /// through the same text again and again.
    const ENDLESS: Self = Self(u32::MAX);

    #[inline(always)]
    pub(super) fn is_over(self) -> bool {
        self.0 == 0
    }

    /// After one more member.
    #[inline(always)]
    pub(super) fn less(self) -> Self {
        Self(self.0.saturating_sub(1))
    }
}

impl Parser<'_> {
    /// Goes from a name to the first that may be wanted, or to the closing brace; not from the
    /// place if there is a fault or a doubt. Changes the patience.
    #[inline(never)]
    pub(super) fn skip_by_blocks<const STRUCTURAL: bool>(&mut self, tails: &Tails) {
        let (input, start) = (self.cursor.input().as_bytes(), self.offset());
        if start < kernels::BEFORE {
            // For this member; the next one stands farther from the start.
            self.patience = Patience(1);
            return;
        }
        let found = kernels::find_member::<STRUCTURAL>(input, start, tails);
        let Some(found) = found.filter(|found| *found >= start) else {
            self.patience = Patience::ENDLESS;
            return;
        };
        self.cursor.seek(found);
        // How near the end was says nothing of the next object.
        let is_near = found - start < FAR && self.cursor.peek() == b'"';
        self.patience = Patience(if is_near { FEW } else { 0 });
    }
}
