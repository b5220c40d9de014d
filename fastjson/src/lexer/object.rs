//! Braces and commas of objects.

use alloc::borrow::Cow;

use super::Parser;
use crate::{Error, FromJsonKey};

impl<'de> Parser<'de> {
    /// Consumes `{` and counts one level of nesting. `true`: the parser stands at the first
    /// member's name. `false`: the object was empty and is consumed.
    ///
    /// # Errors
    /// Another value, another byte, or no level left.
    ///
    /// # Examples
    /// ```
    /// use fastjson::{Error, FromJson, Parser};
    ///
    /// let mut parser = Parser::new(r#"{ "a": 1, "b": 2 }"#);
    /// let mut names = Vec::new();
    /// let mut more = parser.begin_object()?;
    /// while more {
    ///     names.push(parser.take_key()?);
    ///     parser.skip_value()?;
    ///     more = parser.next_member()?;
    /// }
    /// assert_eq!(names, ["a", "b"]);
    /// # Ok::<(), Error>(())
    /// ```
    #[inline]
    pub fn begin_object(&mut self) -> Result<bool, Error> {
        if self.token() != b'{' {
            return Err(self.expected("an object"));
        }
        self.enter()?;
        self.cursor.advance(1);
        match self.token() {
            b'"' => Ok(true),
            b'}' => {
                self.cursor.advance(1);
                self.leave();
                Ok(false)
            }
            _ => Err(self.unexpected("a member's name or `}`")),
        }
    }

    /// Consumes a member's name and the colon after it.
    ///
    /// # Errors
    /// Faults of the string, or something other than a colon after it.
    #[inline]
    pub fn take_key(&mut self) -> Result<Cow<'de, str>, Error> {
        let key = self.take_text()?;
        self.expect_colon()?;
        Ok(key)
    }

    /// Reads the name that stands at an offset before the parser's place, which stays.
    pub(crate) fn key_at<K: FromJsonKey<'de>>(&mut self, offset: usize) -> Result<K, Error> {
        let place = self.offset();
        self.cursor.seek(offset);
        let key = K::parse_key(self)?;
        self.cursor.seek(place);
        Ok(key)
    }

    /// Consumes what follows a member. `true`: it was a comma, and the parser stands at the next
    /// member's name. `false`: it was the closing bracket.
    ///
    /// # Errors
    /// Any other byte.
    #[inline(always)]
    pub fn next_member(&mut self) -> Result<bool, Error> {
        if let [b',', b'"', ..] = self.cursor.rest() {
            self.cursor.advance(1);
            return Ok(true);
        }
        self.next_member_spaced()
    }

    #[inline(never)]
    fn next_member_spaced(&mut self) -> Result<bool, Error> {
        match self.token() {
            b',' => {
                self.cursor.advance(1);
                if self.token() == b'"' {
                    Ok(true)
                } else {
                    Err(self.unexpected("a member's name"))
                }
            }
            b'}' => {
                self.cursor.advance(1);
                self.leave();
                Ok(false)
            }
            _ => Err(self.unexpected("`,` or `}`")),
        }
    }

    /// Consumes the colon between a name and its value.
    #[inline(always)]
    pub(crate) fn expect_colon(&mut self) -> Result<(), Error> {
        if self.token() == b':' {
            self.cursor.advance(1);
            Ok(())
        } else {
            Err(self.unexpected("`:`"))
        }
    }
}
