//! Strings: copied in blocks, escaped where RFC 8259 demands it and nowhere else.

use super::Printer;

impl Printer<'_> {
    /// Prints text as a JSON string, quoted and escaped.
    ///
    /// # Complexity
    /// Linear.
    #[inline]
    pub fn string(&mut self, text: &str) {
        let plain = self.buffer.push_quoted(text);
        if plain < text.len() {
            self.escaped(text, plain);
        }
    }

    /// Prints the rest of a text, at whose start a byte stands that must be escaped, and the
    /// closing quote.
    #[inline(never)]
    fn escaped(&mut self, text: &str, start: usize) {
        self.buffer.push_escaped(&text[start..]);
        self.raw("\"");
    }
}
