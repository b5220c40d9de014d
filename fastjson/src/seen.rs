//! A set of field numbers: which members of an object have been read into an existing struct.

/// A set of field numbers below `64 * WORDS`.
#[derive(Debug)]
pub struct Seen<const WORDS: usize>([u64; WORDS]);

impl<const WORDS: usize> Seen<WORDS> {
    /// Makes the empty set.
    #[must_use]
    #[inline(always)]
    #[expect(clippy::new_without_default, reason = "only expansions make one")]
    pub const fn new() -> Self {
        Self([0; WORDS])
    }

    /// Puts a field into the set; `true` if it was not there. A number beyond the set is never
    /// there.
    #[inline(always)]
    pub fn insert(&mut self, field: u16) -> bool {
        let Some(word) = self.0.get_mut(usize::from(field / 64)) else {
            return true;
        };
        let before = *word;
        *word |= 1 << (field % 64);
        *word != before
    }

    /// Whether a field is in the set.
    #[must_use]
    #[inline(always)]
    pub fn has(&self, field: u16) -> bool {
        let word = self.0.get(usize::from(field / 64));
        word.is_some_and(|word| word >> (field % 64) & 1 == 1)
    }
}

#[cfg(test)]
mod tests {
    use super::Seen;

    #[test]
    fn each_field_is_new_once() {
        let mut seen = Seen::<2>::new();
        for field in [0, 1, 63, 64, 127] {
            assert!(!seen.has(field));
            assert!(seen.insert(field));
            assert!(!seen.insert(field));
            assert!(seen.has(field));
        }
        assert!(!seen.has(62) && !seen.has(65) && !seen.has(128));
    }
}
