//! Strings: borrowed where the text stands in the input as it is, else unescaped.

use alloc::borrow::Cow;
use alloc::string::String;

use super::Parser;
use crate::kernels;
use crate::{Error, ErrorKind};

impl<'de> Parser<'de> {
    /// Consumes a string; borrows its text if it has no escape.
    ///
    /// # Errors
    /// Another value, a control character, a bad escape, a lone surrogate.
    ///
    /// # Complexity
    /// Linear; with escapes one allocation, which for up to 1 kB has the size of the text.
    #[inline]
    pub fn take_text(&mut self) -> Result<Cow<'de, str>, Error> {
        match self.cursor.take_quoted() {
            Some(text) => Ok(Cow::Borrowed(text)),
            None => self.take_other_text(),
        }
    }

    /// [`take_text`](Parser::take_text) behind whitespace, or with an escape, or of what is no
    /// string.
    #[inline(never)]
    fn take_other_text(&mut self) -> Result<Cow<'de, str>, Error> {
        if let Some(text) = self.take_quoted_here() {
            return Ok(Cow::Borrowed(text));
        }
        self.expect_quote()?;
        let plain = self.take_plain()?;
        self.unescape_cow(plain)
    }

    /// Consumes a string into an allocation of its own.
    #[inline]
    pub(crate) fn take_string(&mut self) -> Result<String, Error> {
        match self.cursor.take_quoted() {
            Some(text) => Ok(String::from(text)),
            None => self.take_other_string(),
        }
    }

    #[inline(never)]
    fn take_other_string(&mut self) -> Result<String, Error> {
        if let Some(text) = self.take_quoted_here() {
            return Ok(String::from(text));
        }
        self.expect_quote()?;
        let plain = self.take_plain()?;
        self.unescape_string(plain)
    }

    /// Consumes a string that must have no escape.
    ///
    /// # Errors
    /// As [`take_text`](Parser::take_text), and [`ErrorKind::EscapedString`].
    #[inline]
    pub fn take_borrowed(&mut self) -> Result<&'de str, Error> {
        match self.cursor.take_quoted() {
            Some(text) => Ok(text),
            None => self.take_other_borrowed(),
        }
    }

    #[inline(never)]
    fn take_other_borrowed(&mut self) -> Result<&'de str, Error> {
        if let Some(text) = self.take_quoted_here() {
            return Ok(text);
        }
        self.expect_quote()?;
        let start = self.cursor.offset() - 1;
        let plain = self.take_plain()?;
        Err(self.escaped(start, plain))
    }

    /// Consumes a string into an existing one, whose allocation is reused.
    #[inline]
    pub(crate) fn take_text_into(&mut self, text: &mut String) -> Result<(), Error> {
        if let Some(plain) = self.cursor.take_quoted() {
            text.clear();
            text.push_str(plain);
            return Ok(());
        }
        self.take_other_text_into(text)
    }

    #[inline(never)]
    fn take_other_text_into(&mut self, text: &mut String) -> Result<(), Error> {
        text.clear();
        if let Some(plain) = self.take_quoted_here() {
            text.push_str(plain);
            return Ok(());
        }
        self.expect_quote()?;
        let plain = self.take_plain()?;
        self.unescape_into(plain, text)
    }

    /// Consumes and checks a string.
    #[inline]
    pub(super) fn skip_text(&mut self) -> Result<(), Error> {
        self.expect_quote()?;
        loop {
            self.cursor.advance(kernels::find_string_end(self.cursor.rest()));
            if self.cursor.eat(b"\"") {
                return Ok(());
            }
            self.take_escape()?;
        }
    }

    /// A string without an escape behind whitespace; one without whitespace has been tried.
    #[inline(always)]
    fn take_quoted_here(&mut self) -> Option<&'de str> {
        // Behind a colon most printers write one blank or none.
        if !self.cursor.eat_first_of(*b" \"") {
            if self.cursor.peek() == b'"' {
                return None;
            }
            self.token();
        }
        self.cursor.take_quoted()
    }

    #[inline(always)]
    fn expect_quote(&mut self) -> Result<(), Error> {
        // Not by `advance`: its minimum would be waited for by the search that follows.
        if self.cursor.eat(b"\"") { Ok(()) } else { self.quote_after_whitespace() }
    }

    #[inline(never)]
    fn quote_after_whitespace(&mut self) -> Result<(), Error> {
        self.token();
        if self.cursor.eat(b"\"") { Ok(()) } else { Err(self.expected("a string")) }
    }

    /// Consumes text up to a quote, a backslash, a control character or the end.
    #[inline(always)]
    fn take_plain(&mut self) -> Result<&'de str, Error> {
        let len = kernels::find_string_end(self.cursor.rest());
        match self.cursor.take(len) {
            Some(text) => Ok(text),
            // Both ends are ASCII bytes or ends of the text, so this cannot be.
            None => Err(self.unexpected_end("the end of a string")),
        }
    }

    /// Consumes the rest of a string that begins with `plain` and stands at what ended it.
    #[inline(always)]
    fn unescape(&mut self, plain: &'de str) -> Result<String, Error> {
        let mut scratch = kernels::Scratch::new();
        if self.unescape_short(plain, &mut scratch) {
            return Ok(String::from(scratch.as_str()));
        }
        let mut text = String::new();
        self.unescape_long(&mut scratch, plain, &mut text)?;
        Ok(text)
    }

    /// [`unescape`](Parser::unescape) to what the caller returns: the result is made where it
    /// belongs, where moving its words by vectors would wait for the stores.
    #[inline(never)]
    fn unescape_cow(&mut self, plain: &'de str) -> Result<Cow<'de, str>, Error> {
        self.unescape(plain).map(Cow::Owned)
    }

    /// As [`unescape_cow`](Parser::unescape_cow).
    #[inline(never)]
    fn unescape_string(&mut self, plain: &'de str) -> Result<String, Error> {
        self.unescape(plain)
    }

    /// [`unescape`](Parser::unescape) into an existing string, which is empty.
    #[inline(never)]
    fn unescape_into(&mut self, plain: &'de str, text: &mut String) -> Result<(), Error> {
        let mut scratch = kernels::Scratch::new();
        if self.unescape_short(plain, &mut scratch) {
            text.push_str(scratch.as_str());
            return Ok(());
        }
        self.unescape_long(&mut scratch, plain, text)
    }

    /// Consumes the whole string and its quote, if it fits. Else the place is the end of what is
    /// in `scratch`, or unchanged.
    #[inline(always)]
    fn unescape_short(&mut self, plain: &'de str, scratch: &mut kernels::Scratch) -> bool {
        // Short text is cheaper copied again than apart from the rest.
        const SHORT: usize = 128;
        if plain.len() > SHORT {
            return false;
        }
        self.cursor.seek(self.offset() - plain.len());
        self.unescape_part(scratch);
        self.cursor.eat(b"\"")
    }

    /// Consumes what [`unescape_short`](Parser::unescape_short) has left.
    #[inline(never)]
    fn unescape_long(
        &mut self,
        scratch: &mut kernels::Scratch,
        plain: &'de str,
        text: &mut String,
    ) -> Result<(), Error> {
        let start = if scratch.as_str().is_empty() { plain } else { scratch.as_str() };
        text.reserve(start.len() + text_len(self.cursor.rest()));
        text.push_str(start);
        while !self.cursor.eat(b"\"") {
            if self.unescape_part(scratch) == 0 {
                // The kernel has left it to be named.
                text.push(self.take_escape()?);
            } else {
                text.push_str(scratch.as_str());
            }
        }
        Ok(())
    }

    /// Consumes as much of a string as the kernel takes at a time; returns how much that is.
    #[inline(always)]
    fn unescape_part(&mut self, scratch: &mut kernels::Scratch) -> usize {
        let rest = self.cursor.input().get(self.offset()..).unwrap_or_default();
        let len = scratch.fill(rest);
        self.cursor.advance(len);
        len
    }

    /// The error of a borrowed string with an escape, or of what is wrong with the string.
    #[cold]
    #[inline(never)]
    fn escaped(&mut self, start: usize, plain: &'de str) -> Error {
        if let Err(error) = self.unescape_into(plain, &mut String::new()) {
            return error;
        }
        let message =
            "a string with an escape cannot be borrowed as `&str`; use `Cow<str>` or `String`";
        self.error_at(start, ErrorKind::EscapedString, message)
    }
}

/// Bytes up to the quote that closes the string, or to what is wrong with it: no text can be
/// longer than its spelling in the input.
fn text_len(rest: &[u8]) -> usize {
    let mut len = 0;
    loop {
        len += kernels::find_string_end(&rest[len..]);
        match rest.get(len) {
            Some(b'\\') => len = (len + 2).min(rest.len()),
            _ => return len,
        }
    }
}
