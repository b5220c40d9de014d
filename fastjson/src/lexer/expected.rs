//! The error for "something else is here": end of input, a byte that cannot stand here, or a
//! value of another type.

use alloc::format;
use alloc::string::String;

use super::Parser;
use crate::{Error, ErrorKind};

impl Parser<'_> {
    /// Makes the error for a value that is not what a type is read from.
    ///
    /// What is next decides the kind: [`ErrorKind::Eof`], [`ErrorKind::WrongType`] at the start
    /// of a value, or [`ErrorKind::Syntax`] at a byte that starts none.
    ///
    /// # Examples
    /// ```
    /// let error = fastjson::from_str::<bool>(r#"{"a":1}"#).unwrap_err();
    /// assert_eq!(error.message(), "expected a boolean, found an object");
    /// ```
    #[cold]
    #[inline(never)]
    #[must_use]
    pub fn expected(&mut self, what: &'static str) -> Error {
        let first = self.token();
        let found = match first {
            b'"' => "a string",
            b'{' => "an object",
            b'[' => "an array",
            b't' | b'f' => "a boolean",
            b'n' => "null",
            b'-' | b'0'..=b'9' => "a number",
            _ => return self.unexpected(what),
        };
        if let Some(error) = self.cut_literal(first) {
            return error;
        }
        let message = format!("expected {what}, found {found}");
        self.error_at(self.offset(), ErrorKind::WrongType, message)
    }

    /// [`expected`](Parser::expected) at an offset where a value starts.
    #[cold]
    pub(crate) fn expected_at(&mut self, offset: usize, what: &'static str) -> Error {
        self.cursor.seek(offset);
        self.expected(what)
    }

    /// Makes the error for a byte that cannot stand here.
    #[cold]
    #[inline(never)]
    pub(super) fn unexpected(&mut self, what: &'static str) -> Error {
        self.token();
        let Some(found) = self.cursor.rest().first() else {
            return self.unexpected_end(what);
        };
        let found = match found {
            b']' | b'}' if self.is_after_comma() => {
                format!("{} after a trailing comma", describe(*found))
            }
            0xef if self.cursor.rest().starts_with("\u{feff}".as_bytes()) => {
                String::from("a byte order mark")
            }
            _ => describe(*found),
        };
        let message = format!("expected {what}, found {found}");
        self.error_at(self.offset(), ErrorKind::Syntax, message)
    }

    /// Whether the last byte before the place that is not whitespace is a comma.
    fn is_after_comma(&self) -> bool {
        let before = self.cursor.input().as_bytes().get(..self.offset()).unwrap_or_default();
        before.trim_ascii_end().last() == Some(&b',')
    }

    /// Makes the error for an input that ends too early.
    #[cold]
    #[inline(never)]
    pub(super) fn unexpected_end(&self, what: &'static str) -> Error {
        let end = self.cursor.input().len();
        self.error_at(end, ErrorKind::Eof, format!("unexpected end of input, expected {what}"))
    }

    /// The error of a word that starts like `true`, `false` or `null` and is not one.
    fn cut_literal(&mut self, first: u8) -> Option<Error> {
        let literal: &'static str = match first {
            b't' => "true",
            b'f' => "false",
            b'n' => "null",
            _ => return None,
        };
        if self.cursor.rest().starts_with(literal.as_bytes()) {
            return None;
        }
        Some(self.bad_literal(literal))
    }

    /// Makes the error for a word that is not the literal it starts like, at the first byte
    /// that differs.
    #[cold]
    #[inline(never)]
    pub(super) fn bad_literal(&mut self, literal: &'static str) -> Error {
        let rest = self.cursor.rest();
        let same = rest.iter().zip(literal.as_bytes()).take_while(|(a, b)| a == b).count();
        let Some(found) = rest.get(same) else {
            return self.unexpected_end("the rest of a literal");
        };
        let message = format!("expected `{literal}`, found {}", describe(*found));
        self.error_at(self.offset() + same, ErrorKind::Syntax, message)
    }
}

/// A byte as a reader of the message knows it.
pub(super) fn describe(byte: u8) -> String {
    match byte {
        b'`' => String::from("a backquote"),
        0x21..=0x7e => format!("`{}`", char::from(byte)),
        _ => format!("byte 0x{byte:02x}"),
    }
}
