//! When members that nobody wants are skipped by blocks, and not one by one.

use super::Parser;
use crate::kernels;
use crate::kernels::Tails;

/// How many unwanted members in a row are skipped one by one at first, before the rest is by blocks.
const FEW: u32 = 2;

/// As many as are worth the start of a kernel, in bytes.
const FAR: usize = 64;

/// After how many unwanted members in a row the next are skipped by blocks.
#[derive(Clone, Copy, Debug)]
pub(super) struct Patience {
    /// So many in the next row: none where the last one was long.
    next: u32,
    /// So many after a row that was not. It doubles with each, for members that are wanted in a
    /// regular way would have a kernel start again and again for the last few of each row.
    after_short: u32,
}

impl Default for Patience {
    fn default() -> Self {
        Self { next: FEW, after_short: FEW }
    }
}

impl Patience {
    /// So many members are never met: after a fault or a doubt, that a kernel may not go
    /// through the same text again and again.
    const ENDLESS: Self = Self { next: u32::MAX, after_short: u32::MAX };

    /// How many more members to skip one by one.
    #[inline(always)]
    pub(super) fn members(self) -> u32 {
        self.next
    }

    fn after(self, len: usize, to_end: bool) -> Self {
        if len >= FAR || to_end && len >= FAR / 2 {
            return Self { next: 0, after_short: FEW };
        }
        // How near the end was says little of the next object.
        let after_short =
            if to_end { self.after_short } else { self.after_short.saturating_mul(2) };
        Self { next: after_short, after_short }
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
            self.patience.next = 1;
            return;
        }
        let found = kernels::find_member::<STRUCTURAL>(input, start, tails);
        let Some(found) = found.filter(|found| *found >= start) else {
            self.patience = Patience::ENDLESS;
            return;
        };
        self.cursor.seek(found);
        self.patience = self.patience.after(found - start, self.cursor.peek() != b'"');
    }
}

#[cfg(test)]
mod tests {
    use super::{FEW, Parser, Patience};
    use crate::kernels::Tails;

    #[test]
    fn patience_is_short_where_rows_are_long() {
        let first = Patience::default();
        assert_eq!(first.members(), FEW);
        let long = first.after(500, false);
        assert_eq!(long.members(), 0);
        assert_eq!(long.after(20, true).members(), FEW);
        let short = long.after(20, false);
        assert_eq!(short.members(), 2 * FEW);
        assert_eq!(short.after(20, false).members(), 4 * FEW);
        assert_eq!(short.after(500, false).after(20, false).members(), 2 * FEW);
        assert_eq!(Patience::ENDLESS.after(20, false).members(), u32::MAX);
    }

    #[cfg(target_arch = "x86_64")]
    #[test]
    fn rows_end_at_names_that_may_be_wanted_and_at_closing_braces() {
        let tails = Tails::NONE.with("id", 0).with("", 1);
        let long = r#"{"key":{"id":[]},"a":"\",\"id\":","k":"-------------------------------------","c":1,"#;
        for (row, found) in [
            (r#""d":0}, "id""#, "}"),
            (r#""id":0}"#, "\"id"),
            (r#""ids":0,"id" :1}"#, "\"id\" "),
            (r#""x" :0}"#, "\"x"),
            (r#""":0}"#, "\"\""),
            (r#""\u0061":0}"#, "\"\\"),
            (r#""d":"\u0061"}"#, "}"),
        ] {
            let text = alloc::format!("    {long}{row}");
            let mut parser = Parser::new(&text);
            parser.cursor.seek(5);
            parser.skip_by_blocks::<true>(&tails);
            assert_eq!(parser.patience.members(), 0, "{text}");
            assert!(text[parser.offset()..].starts_with(found), "{text} {}", parser.offset());
        }
        // Without an end, or with another one.
        for row in ["", r#""d":0"#, r#""d":0]"#] {
            let text = alloc::format!("    {long}{row}");
            let mut parser = Parser::new(&text);
            parser.cursor.seek(5);
            parser.skip_by_blocks::<true>(&tails);
            assert_eq!((parser.offset(), parser.patience.members()), (5, u32::MAX), "{text}");
        }
    }
}
