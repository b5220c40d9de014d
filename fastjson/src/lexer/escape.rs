//! Escapes: the two-character ones, `\u` with four hexadecimal digits, and surrogate pairs.

use alloc::format;

use super::Parser;
use super::expected::describe;
use crate::{Error, ErrorKind, kernels};

impl Parser<'_> {
    /// Consumes one escape and returns its character; the errors of whatever else ended a run of
    /// plain text are made here too.
    pub(super) fn take_escape(&mut self) -> Result<char, Error> {
        let start = self.offset();
        let [b'\\', letter, ..] = self.cursor.rest() else {
            return Err(self.bad_text());
        };
        let plain = match letter {
            b'"' => '"',
            b'\\' => '\\',
            b'/' => '/',
            b'b' => '\u{8}',
            b'f' => '\u{c}',
            b'n' => '\n',
            b'r' => '\r',
            b't' => '\t',
            b'u' => return self.take_unicode(start),
            other => return Err(self.bad_escape(start + 1, "one of `\"\\/bfnrtu`", *other)),
        };
        self.cursor.advance(2);
        Ok(plain)
    }

    /// Consumes `\uXXXX`, and the second half of a surrogate pair.
    fn take_unicode(&mut self, start: usize) -> Result<char, Error> {
        self.cursor.advance(2);
        let first = self.take_hex()?;
        if let Some(plain) = char::from_u32(first) {
            return Ok(plain);
        }
        if first < 0xdc00 && self.cursor.eat(b"\\u") {
            let second = self.take_hex()?;
            if let 0xdc00..=0xdfff = second {
                let code = 0x1_0000 + ((first - 0xd800) << 10) + (second - 0xdc00);
                if let Some(paired) = char::from_u32(code) {
                    return Ok(paired);
                }
            }
        } else if first < 0xdc00 && matches!(self.cursor.rest(), [] | [b'\\']) {
            return Err(self.unexpected_end("the second half of a surrogate pair"));
        }
        let message = "a surrogate without its other half";
        Err(self.error_at(start, ErrorKind::LoneSurrogate, message))
    }

    /// Consumes four hexadecimal digits.
    fn take_hex(&mut self) -> Result<u32, Error> {
        if let Some(digits) = self.cursor.rest().first_chunk::<4>()
            && let Some(value) = kernels::hex(*digits)
        {
            self.cursor.advance(4);
            return Ok(value);
        }
        self.take_hex_slowly()
    }

    /// Consumes the digits one by one, to find what is wrong with them.
    #[inline(never)]
    fn take_hex_slowly(&mut self) -> Result<u32, Error> {
        let mut value = 0;
        for _ in 0..4 {
            let Some(digit) = self.cursor.rest().first() else {
                return Err(self.unexpected_end("a hexadecimal digit"));
            };
            let Some(digit_value) = char::from(*digit).to_digit(16) else {
                return Err(self.bad_escape(self.offset(), "a hexadecimal digit", *digit));
            };
            value = value * 16 + digit_value;
            self.cursor.advance(1);
        }
        Ok(value)
    }

    /// The error of a byte that cannot stand in an escape.
    #[cold]
    #[inline(never)]
    fn bad_escape(&self, offset: usize, what: &'static str, found: u8) -> Error {
        let message = format!("expected {what} in an escape, found {}", describe(found));
        self.error_at(offset, ErrorKind::InvalidEscape, message)
    }

    /// The error of a string that goes on neither with text nor with an escape.
    #[cold]
    fn bad_text(&self) -> Error {
        match self.cursor.rest() {
            [] | [b'\\'] => self.unexpected_end("the end of a string"),
            _ => {
                let message = "a control character must be written as an escape";
                self.error_at(self.offset(), ErrorKind::ControlCharacter, message)
            }
        }
    }
}
