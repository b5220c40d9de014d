//! Strings: copied in blocks, escaped where RFC 8259 demands it and nowhere else.

use super::Printer;

impl Printer<'_> {
    /// Prints text as a JSON string, quoted and escaped.
    ///
    /// # Complexity
    /// Linear.
    #[inline]
    pub fn string(&mut self, text: &str) {
        if !self.buffer.try_push_quoted(text) {
            self.long_or_escaped(text);
        }
    }

    /// [`string`](Printer::string) where there may be an escape, or no room.
    #[inline(never)]
    fn long_or_escaped(&mut self, text: &str) {
        self.buffer.push_escaped(text);
    }
}
