//! The place in the input. The only part of the lexer that may skip a bounds check, so that
//! everything above it need not.

use crate::kernels;

/// A text and an offset in it that never exceeds its length.
#[derive(Clone, Debug)]
pub(crate) struct Cursor<'de> {
    input: &'de str,
    /// At most `input.len()`: each method that changes it says why.
    offset: usize,
}

impl<'de> Cursor<'de> {
    pub(crate) fn new(input: &'de str) -> Self {
        Self { input, offset: 0 }
    }

    pub(crate) fn input(&self) -> &'de str {
        self.input
    }

    #[inline(always)]
    pub(crate) fn offset(&self) -> usize {
        self.offset
    }

    /// The bytes that are left.
    #[inline(always)]
    pub(crate) fn rest(&self) -> &'de [u8] {
        // SAFETY: `offset <= input.len()`, the invariant of the type.
        unsafe { self.input.as_bytes().get_unchecked(self.offset..) }
    }

    /// The next byte, or 0 at the end, which no token starts with.
    #[inline(always)]
    pub(crate) fn peek(&self) -> u8 {
        match self.rest() {
            [byte, ..] => *byte,
            [] => 0,
        }
    }

    #[inline(always)]
    pub(crate) fn at_end(&self) -> bool {
        self.offset == self.input.len()
    }

    /// Moves on by `len` bytes, at most to the end.
    #[inline(always)]
    pub(crate) fn advance(&mut self, len: usize) {
        // Keeps the invariant: the sum of two lengths does not overflow `usize`, and if a wrong
        // `len` made it, the minimum is still at most the length.
        self.offset = self.offset.wrapping_add(len).min(self.input.len());
    }

    /// Moves on to the byte that is `len` bytes away, if there is one that `wanted` accepts.
    #[inline(always)]
    pub(crate) fn step_to(&mut self, len: usize, wanted: impl Fn(u8) -> bool) -> Option<u8> {
        let byte = *self.rest().get(len)?;
        // Keeps the invariant: the byte is there.
        wanted(byte).then(|| {
            self.offset += len;
            byte
        })
    }

    /// Goes to an offset, at most to the end.
    #[inline]
    pub(crate) fn seek(&mut self, offset: usize) {
        // Keeps the invariant by the minimum.
        self.offset = offset.min(self.input.len());
    }

    /// Goes to where `rest`, a tail of the text, begins.
    #[inline(always)]
    pub(crate) fn seek_to(&mut self, rest: &[u8]) {
        // Keeps the invariant whatever `rest` is: a difference that saturates at zero.
        self.offset = self.input.len().saturating_sub(rest.len());
    }

    /// Consumes `literal` if it is next.
    #[inline(always)]
    pub(crate) fn eat<const N: usize>(&mut self, literal: &[u8; N]) -> bool {
        let hit = self.rest().first_chunk::<N>() == Some(literal);
        if hit {
            // Keeps the invariant: `N` bytes were there.
            self.offset += N;
        }
        hit
    }

    /// Consumes the first byte if both of `pair` are next: a comma or bracket, and the quote of
    /// the name behind it, which stays.
    #[inline(always)]
    pub(crate) fn eat_first_of(&mut self, pair: [u8; 2]) -> bool {
        let hit = self.rest().first_chunk::<2>() == Some(&pair);
        if hit {
            // Keeps the invariant: two bytes were there.
            self.offset += 1;
        }
        hit
    }

    /// Consumes a string that is next and has no escape, and returns what is between its quotes.
    #[inline(always)]
    pub(crate) fn take_quoted(&mut self) -> Option<&'de str> {
        let [b'"', behind @ ..] = self.rest() else { return None };
        let len = kernels::find_string_end(behind);
        if behind.get(len) != Some(&b'"') {
            return None;
        }
        let start = self.offset + 1;
        // SAFETY: `behind` begins at `start`, and `len` is less than its length. The bytes before
        // `start` and behind the range are quotes, so that it cuts no character in two.
        let text = unsafe { self.input.get_unchecked(start..start + len) };
        // Keeps the invariant: the closing quote is there.
        self.offset = start + len + 1;
        Some(text)
    }

    /// Consumes `len` bytes of text; `None` if they are not there or cut a character.
    #[inline(always)]
    pub(crate) fn take(&mut self, len: usize) -> Option<&'de str> {
        let end = self.offset.wrapping_add(len);
        let text = self.input.get(self.offset..end)?;
        // Keeps the invariant: `get` has found `end` in bounds.
        self.offset = end;
        Some(text)
    }
}

#[cfg(test)]
mod tests {
    use super::Cursor;

    /// Each way to move, by each length, from each place, keeps the place in the text.
    #[test]
    fn no_step_leaves_the_text() {
        let text = "aä日😀";
        let len = text.len();
        for start in (0..=len + 2).chain([usize::MAX]) {
            let mut cursor = Cursor::new(text);
            cursor.seek(start);
            let start = start.min(len);
            assert_eq!((cursor.offset(), cursor.rest()), (start, &text.as_bytes()[start..]));
            assert_eq!(cursor.at_end(), start == len);
            assert_eq!(cursor.peek(), text.as_bytes().get(start).copied().unwrap_or(0));
            for step in (0..=len + 2).chain([usize::MAX - 3, usize::MAX]) {
                let mut moved = cursor.clone();
                moved.advance(step);
                assert!(moved.offset() <= len && moved.rest().len() == len - moved.offset());
                let mut taken = cursor.clone();
                let end = start.wrapping_add(step);
                assert_eq!(taken.take(step), text.get(start..end), "{start} {step}");
                assert!(taken.offset() <= len);
            }
        }
    }

    #[test]
    fn eats_only_what_is_there() {
        let mut cursor = Cursor::new("null");
        assert!(!cursor.eat(b"nulls") && !cursor.eat(b"true") && cursor.offset() == 0);
        assert!(cursor.eat(b"nul") && cursor.eat(b"") && !cursor.eat(b"ll") && cursor.eat(b"l"));
        assert!(cursor.at_end() && !cursor.eat(b"l") && cursor.eat(b""));
    }
}
