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
        let mut rest = &text[start..];
        while let Some(byte) = rest.bytes().next() {
            self.escape(byte);
            rest = &rest[1..];
            rest = &rest[self.buffer.push_plain(rest)..];
        }
        self.raw("\"");
    }

    /// Prints the escape of a quote, a backslash or a control character.
    #[inline(always)]
    fn escape(&mut self, byte: u8) {
        let short = match byte {
            b'"' => "\\\"",
            b'\\' => "\\\\",
            0x08 => "\\b",
            b'\t' => "\\t",
            b'\n' => "\\n",
            0x0c => "\\f",
            b'\r' => "\\r",
            _ => {
                const DIGITS: [&str; 16] = [
                    "0", "1", "2", "3", "4", "5", "6", "7", "8", "9", "a", "b", "c", "d", "e", "f",
                ];
                self.raw("\\u00");
                self.raw(DIGITS[usize::from(byte >> 4)]);
                DIGITS[usize::from(byte & 0xf)]
            }
        };
        self.raw(short);
    }
}
