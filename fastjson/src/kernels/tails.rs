//! The last bytes of some names, for looking at all names of a block at once: which may be one of
//! those, and which are none for sure.

#[cfg(target_arch = "x86_64")]
use super::ends::STEP;

/// Bytes at the end of a name that are compared.
pub(super) const COMPARED: usize = 3;
/// What stands between them and the place that is asked about, the colon: the quote.
const QUOTE: usize = 1;
/// Bytes before a block that its window begins with.
pub(crate) const BEFORE: usize = COMPARED + QUOTE;
/// A block and what stands before it.
#[cfg(target_arch = "x86_64")]
pub(super) type Window = [u8; BEFORE + STEP];

/// Names that differ in eight groups, by the low halves of their last bytes.
///
/// A table for each of the last bytes, the last one first, has for each low half of a byte the
/// groups with a name that has such a byte there. The tables' answers for the bytes of a name
/// have a group in common if it is one of the names, and seldom otherwise.
// The low half alone is one look-up a byte where both would be two, and the names that it mistakes
// for others cost less than that.
#[derive(Debug)]
pub struct Tails {
    tables: [[u8; 16]; COMPARED],
}

impl Tails {
    /// Of all names: each may be among them.
    pub const ALL: Self = Self { tables: [[u8::MAX; 16]; COMPARED] };

    pub(crate) const NONE: Self = Self { tables: [[0; 16]; COMPARED] };

    /// With one more name, the `number`th.
    pub(crate) const fn with(mut self, name: &str, number: usize) -> Self {
        let name = name.as_bytes();
        let group = 1 << (number % 8);
        let mut place = 0;
        while place < COMPARED {
            let table = &mut self.tables[place];
            if place < name.len() {
                table[name[name.len() - 1 - place] as usize & 15] |= group;
            } else if place == name.len() {
                table[b'"' as usize & 15] |= group;
            } else {
                // Before the name there may be anything.
                let mut half = 0;
                while half < table.len() {
                    table[half] |= group;
                    half += 1;
                }
            }
            place += 1;
        }
        self
    }

    /// Whether a name may be among the names.
    #[inline(always)]
    pub(crate) fn may_have(&self, name: &str) -> bool {
        let bytes = name.bytes().rev().chain([b'"']);
        let groups = bytes.zip(&self.tables).map(|(byte, table)| table[usize::from(byte & 15)]);
        groups.fold(u8::MAX, |all, groups| all & groups) != 0
    }
}

#[cfg(target_arch = "x86_64")]
impl Tails {
    /// The table for the `place`th byte from the end.
    #[inline(always)]
    pub(super) fn table(&self, place: usize) -> &[u8; 16] {
        &self.tables[place]
    }

    /// The block that each table is for: where a colon has its place, the bytes before the name's
    /// closing quote.
    #[inline(always)]
    pub(super) fn block(window: &Window, place: usize) -> &[u8; STEP] {
        let start = COMPARED - 1 - place;
        // The window is longer by more than `start`, which the compiler sees.
        window[start..].first_chunk().unwrap_or(const { &[0; STEP] })
    }

    /// Of the `colons` in the block of `window`, those behind names that may be among the names: one
    /// by one.
    #[inline(always)]
    pub(super) fn find(&self, window: &Window, mut colons: u64) -> u64 {
        let mut found = 0;
        while colons != 0 {
            let place = colons.trailing_zeros() as usize;
            let tail = &window[place..place + COMPARED];
            let groups = tail
                .iter()
                .rev()
                .zip(&self.tables)
                .map(|(byte, table)| table[usize::from(byte & 15)]);
            found |= u64::from(groups.fold(u8::MAX, |all, groups| all & groups) != 0) << place;
            colons &= colons - 1;
        }
        found
    }
}

#[cfg(all(test, target_arch = "x86_64"))]
mod tests {
    use super::{BEFORE, STEP, Tails};
    use alloc::format;

    const NAMES: [&str; 12] =
        ["", "a", "é", "id", "text", "created_at", "member_031", "日本", "x", "y", "zz", "count"];

    fn tails(names: &[&str]) -> Tails {
        names.iter().enumerate().fold(Tails::NONE, |tails, (at, name)| tails.with(name, at))
    }

    fn may_be(tails: &Tails, text: &str) -> bool {
        let mut window = [b' '; BEFORE + STEP];
        let before = text.len() - 1;
        let start = BEFORE + 40 - before;
        window[start..start + text.len()].copy_from_slice(text.as_bytes());
        tails.find(&window, 1 << 40) != 0
    }

    #[test]
    fn each_name_may_be_itself_whatever_stands_before_it() {
        let tails = tails(&NAMES);
        for name in NAMES {
            for before in [",", "é\",", "\"\",", ", "] {
                assert!(may_be(&tails, &format!("{before}\"{name}\":")), "{name} {before}");
            }
            assert!(tails.may_have(name), "{name}");
        }
    }

    #[test]
    fn other_names_are_none() {
        let tails = tails(&["id", "text", "created_at"]);
        for name in ["", "d", "ids", "_id", "tent", "member", "created_by"] {
            assert!(!may_be(&tails, &format!(",\"{name}\":")), "{name}");
            assert!(!tails.may_have(name), "{name}");
        }
        assert!(!may_be(&Tails::NONE, ",\"a\":"));
    }
}
