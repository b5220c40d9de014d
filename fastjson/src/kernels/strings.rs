//! Which bytes of a block are in strings.

use super::lanes::Lanes;

/// What one block leaves to the next.
#[derive(Clone, Copy, Default)]
pub(super) struct Strings {
    /// 1 if its last byte is a backslash that escapes the next one.
    escape: u64,
    /// All bits if it ends in a string.
    open: u64,
}

/// What [`Strings::next`] finds in a block.
#[derive(Clone, Copy)]
pub(super) struct Text {
    /// The quotes that begin or end a string.
    pub(super) quotes: u64,
    /// Strings with their opening quotes, without their closing ones.
    pub(super) inside: u64,
    /// The bytes behind backslashes that are not themselves escaped.
    pub(super) escaped: u64,
}

impl Strings {
    /// Whether the next block begins in a string, and not behind a backslash.
    #[inline(always)]
    pub(super) fn in_plain_text(&self) -> bool {
        self.open & !self.escape & 1 != 0
    }

    /// # Safety
    /// The running processor has the instruction set of `L`.
    #[inline(always)]
    pub(super) unsafe fn next<L: Lanes>(&mut self, lanes: L) -> Text {
        let mut quotes = lanes.equal(b'"');
        let backslashes = lanes.equal(b'\\');
        let mut escaped = 0;
        if backslashes | self.escape != 0 {
            escaped = self.find_escaped(backslashes);
            quotes &= !escaped;
        }
        // SAFETY: the caller vouches for the processor.
        let inside = unsafe { L::prefix_xor(quotes) } ^ self.open;
        self.open = (inside.cast_signed() >> 63).cast_unsigned();
        Text { quotes, inside, escaped }
    }

    /// The bytes behind each backslash that is not escaped.
    ///
    /// In a run of backslashes every second byte behind the first is escaped. Subtracting the
    /// run from the odd places and what follows the run carries through it, and leaves
    /// the escaped bytes and the backslashes that escape them.
    /// Source: simdjson, `json_escape_scanner.h`.
    #[inline(always)]
    fn find_escaped(&mut self, backslashes: u64) -> u64 {
        const ODD: u64 = 0xaaaa_aaaa_aaaa_aaaa;
        let run = backslashes & !self.escape;
        let pairs = (run << 1 | ODD).wrapping_sub(run) ^ ODD;
        let escaped = pairs ^ (backslashes | self.escape);
        self.escape = (pairs & backslashes) >> 63;
        escaped
    }
}
