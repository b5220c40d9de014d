//! From the span of a number to its value, and from its faults to errors.

use alloc::borrow::Cow;
use alloc::format;

use super::Parser;
use super::expected::describe;
use crate::number::{self, Fault, Parsed};
use crate::{Error, ErrorKind};

/// A type that a JSON number is read into.
pub(crate) trait Number: Sized {
    /// The type as messages name it.
    const NAME: &'static str;

    /// Reads the number at the start of `bytes`.
    fn read(bytes: &[u8]) -> Result<Parsed<Self>, Fault>;
}

impl Parser<'_> {
    /// Consumes a number of the given type.
    #[inline(always)]
    pub(crate) fn take_number<T: Number>(&mut self) -> Result<T, Error> {
        self.token();
        match T::read(self.cursor.rest()) {
            Ok(Parsed { value, len }) => {
                self.cursor.advance(len);
                Ok(value)
            }
            Err(fault) => Err(self.bad_number(fault, T::NAME)),
        }
    }

    /// Consumes an integer of any size and takes `least` or `most` for one out of range.
    pub(crate) fn take_saturating<T: Number>(&mut self, least: T, most: T) -> Result<T, Error> {
        self.token();
        let rest = self.cursor.rest();
        match T::read(rest) {
            Err(Fault::OutOfRange) => {
                self.skip_number()?;
                Ok(if rest.first() == Some(&b'-') { least } else { most })
            }
            _ => self.take_number(),
        }
    }

    /// Consumes and checks a number of any size.
    #[inline(always)]
    pub(super) fn skip_number(&mut self) -> Result<(), Error> {
        match number::scan_number(self.cursor.rest()) {
            Ok(len) => {
                self.cursor.advance(len);
                Ok(())
            }
            Err(fault) => Err(self.bad_number(fault, "a number")),
        }
    }

    /// Consumes a string that holds nothing but a number: a map's key.
    pub(crate) fn take_number_key<T: Number>(&mut self) -> Result<T, Error> {
        self.token();
        let start = self.offset();
        let text: Cow<'_, str> = self.take_text()?;
        match T::read(text.as_bytes()) {
            Ok(Parsed { value, len }) if len == text.len() => Ok(value),
            Err(Fault::OutOfRange) => {
                let message = format!("the number in the name is out of range for {}", T::NAME);
                Err(self.error_at(start, ErrorKind::OutOfRange, message))
            }
            _ => {
                let message = format!("expected a name that is {}", T::NAME);
                Err(self.error_at(start, ErrorKind::InvalidValue, message))
            }
        }
    }

    /// Reads the number that is all of `text`, a string that starts at offset `start`.
    pub(crate) fn number_in<T: Number>(&self, start: usize, text: &str) -> Result<T, Error> {
        match T::read(text.as_bytes()) {
            Ok(Parsed { value, len }) if len == text.len() => Ok(value),
            Err(Fault::OutOfRange) => {
                let message = format!("the number in the string is out of range for {}", T::NAME);
                Err(self.error_at(start, ErrorKind::OutOfRange, message))
            }
            _ => {
                let message = format!("expected a string that is {}", T::NAME);
                Err(self.error_at(start, ErrorKind::InvalidValue, message))
            }
        }
    }

    #[cold]
    #[inline(never)]
    fn bad_number(&mut self, fault: Fault, name: &'static str) -> Error {
        let start = self.offset();
        match fault {
            Fault::EndOfInput => self.unexpected_end("a digit"),
            Fault::NotANumber => self.expected(name),
            Fault::NotAnInteger => {
                let message =
                    format!("expected {name}, found a number with a fraction or exponent");
                self.error_at(start, ErrorKind::WrongType, message)
            }
            Fault::OutOfRange => {
                let message = format!("the number is out of range for {name}");
                self.error_at(start, ErrorKind::OutOfRange, message)
            }
            Fault::Syntax(at) => {
                let found = self.cursor.rest().get(at).copied().unwrap_or_default();
                let message = format!("a number cannot go on with {} here", describe(found));
                self.error_at(start + at, ErrorKind::InvalidNumber, message)
            }
        }
    }
}
