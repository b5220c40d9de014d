//! Documents made by chance, the same ones in every run.

/// Numbers that look random: xorshift64* by S. Vigna.
pub(crate) struct Random(u64);

impl Random {
    pub(crate) fn new(seed: u64) -> Self {
        Self(seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1)
    }

    pub(crate) fn below(&mut self, end: usize) -> usize {
        self.0 ^= self.0 >> 12;
        self.0 ^= self.0 << 25;
        self.0 ^= self.0 >> 27;
        (self.0.wrapping_mul(0x2545_f491_4f6c_dd1d) >> 32) as usize % end
    }

    pub(crate) fn pick<'a>(&mut self, from: &[&'a str]) -> &'a str {
        from[self.below(from.len())]
    }

    /// A JSON text that nests at most `depth` deep.
    pub(crate) fn document(&mut self, depth: usize) -> String {
        let mut text = String::new();
        self.value(&mut text, depth);
        text
    }

    /// A text with one to three bytes changed, taken out or put in.
    pub(crate) fn damaged(&mut self, text: &str) -> Vec<u8> {
        let mut bytes = Vec::from(text);
        for _ in 0..=self.below(3) {
            let at = self.below(bytes.len() + 1);
            let byte = match self.below(3) {
                0 => self.below(256) as u8,
                _ => self.pick(&BYTES).as_bytes()[0],
            };
            match self.below(3) {
                0 => bytes.insert(at, byte),
                1 if at < bytes.len() => bytes[at] = byte,
                _ if at < bytes.len() => drop(bytes.remove(at)),
                _ => {}
            }
        }
        bytes
    }

    fn value(&mut self, text: &mut String, depth: usize) {
        self.blanks(text);
        match self.below(if depth == 0 { 3 } else { 5 }) {
            0 => text.push_str(self.pick(&SCALARS)),
            1 | 2 => self.string(text),
            3 => self.container(text, ['[', ']'], depth),
            _ => self.container(text, ['{', '}'], depth),
        }
        self.blanks(text);
    }

    fn container(&mut self, text: &mut String, brackets: [char; 2], depth: usize) {
        text.push(brackets[0]);
        let count = self.below(6);
        for at in 0..count {
            if at > 0 {
                text.push(',');
            }
            if brackets[0] == '{' {
                self.blanks(text);
                self.string(text);
                self.blanks(text);
                text.push(':');
            }
            self.value(text, depth - 1);
        }
        if count == 0 {
            self.blanks(text);
        }
        text.push(brackets[1]);
    }

    fn string(&mut self, text: &mut String) {
        text.push('"');
        for _ in 0..self.below(8) {
            text.push_str(self.pick(&PIECES));
        }
        text.push('"');
    }

    fn blanks(&mut self, text: &mut String) {
        if self.below(4) == 0 {
            text.push_str(self.pick(&BLANKS));
        }
    }
}

const SCALARS: [&str; 20] = [
    "null",
    "true",
    "false",
    "0",
    "-0",
    "7",
    "-12",
    "3.25",
    "0.1",
    "1e3",
    "1E-3",
    "-2.5e+10",
    "123456789",
    "18446744073709551615",
    "0.30000000000000004",
    "1e400",
    "5e-324",
    "1e-999",
    "1234567.125",
    "10",
];

const PIECES: [&str; 20] = [
    "a",
    "key",
    "ä",
    "日本",
    "😀",
    "\\n",
    "\\\"",
    "\\\\",
    "\\/",
    "\\u0041",
    "\\ud83d\\ude00",
    "\\u00e4",
    " ",
    "]",
    "}",
    ",",
    ":",
    "sixteen bytes...",
    "a longer run of plain text, over one block",
    "\u{7f}",
];

const BLANKS: [&str; 6] = [" ", "\n", "\t", "\r\n", "  ", "\n                    "];

const BYTES: [&str; 24] = [
    "\"", "\\", "{", "}", "[", "]", ",", ":", " ", "\n", "0", "1", "-", "+", ".", "e", "u", "d",
    "t", "n", "\t", "\0", "\u{c}", "/",
];
