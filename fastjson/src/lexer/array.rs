//! Brackets and commas of arrays.

use alloc::format;

use super::Parser;
use crate::{Error, ErrorKind};

impl Parser<'_> {
    /// Consumes `[` and counts one level of nesting. `true`: the parser stands before the first
    /// element. `false`: the array was empty and is consumed.
    ///
    /// # Errors
    /// Another value, another byte, or no level left.
    #[inline]
    pub fn begin_array(&mut self) -> Result<bool, Error> {
        if self.token() != b'[' {
            return Err(self.expected("an array"));
        }
        self.enter()?;
        self.cursor.advance(1);
        if self.cursor.peek() <= b' ' {
            self.token_on_deeper_line();
        }
        if self.cursor.eat(b"]") {
            self.leave();
            return Ok(false);
        }
        Ok(true)
    }

    /// Consumes what follows an element. `true`: it was a comma, and the parser stands before the
    /// next element. `false`: it was the closing bracket.
    ///
    /// # Errors
    /// Any other byte.
    #[inline(always)]
    pub fn next_element(&mut self) -> Result<bool, Error> {
        // Not by `advance`: its minimum would be waited for by what reads the next element.
        if self.cursor.eat(b",") {
            return Ok(true);
        }
        if self.cursor.peek() <= b' ' {
            self.token_behind_element();
        }
        match self.cursor.peek() {
            b',' => {
                self.cursor.advance(1);
                Ok(true)
            }
            b']' => {
                self.cursor.advance(1);
                self.leave();
                Ok(false)
            }
            _ => Err(self.unexpected("`,` or `]`")),
        }
    }

    #[inline(never)]
    fn token_behind_element(&mut self) -> u8 {
        self.token_on_outer_line()
    }

    /// Makes the error for an array that ends too early; its bracket has just been consumed.
    #[cold]
    #[inline(never)]
    #[must_use]
    pub(crate) fn array_too_short(&self, expected: usize, found: usize) -> Error {
        let message = format!("expected an array of {expected} elements, found {found}");
        self.error_at(self.offset().saturating_sub(1), ErrorKind::Length, message)
    }

    /// The same for an array that need not have all of its elements, but `least`.
    #[cold]
    #[inline(never)]
    #[must_use]
    pub(crate) fn array_far_too_short(&self, least: usize, found: usize) -> Error {
        let plural = if least == 1 { "" } else { "s" };
        let message =
            format!("expected an array of at least {least} element{plural}, found {found}");
        self.error_at(self.offset().saturating_sub(1), ErrorKind::Length, message)
    }

    /// Makes the error for an array with more elements than wanted; the comma before the first
    /// one too many, or the bracket before it, has just been consumed. If no element follows,
    /// that is what is wrong.
    #[cold]
    #[inline(never)]
    #[must_use]
    pub(crate) fn array_too_long(&mut self, expected: usize) -> Error {
        if !matches!(self.token(), b'"' | b'{' | b'[' | b'-' | b'0'..=b'9' | b't' | b'f' | b'n') {
            return self.unexpected("a value");
        }
        let message = format!("expected an array of {expected} elements, found more");
        self.error_at(self.offset(), ErrorKind::Length, message)
    }
}
