//! Braces and commas of objects.

use alloc::borrow::Cow;

use super::Parser;
use crate::Error;

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
        if self.depth_left != 0 && self.cursor.eat_first_of(*b"{\"") {
            self.depth_left -= 1;
            return Ok(true);
        }
        Ok(self.begin_other_object()? != 0)
    }

    /// [`begin_object`](Parser::begin_object) with whitespace, or without members, or of what is
    /// none. A number, unlike a `bool`, comes back in a register.
    #[inline(never)]
    fn begin_other_object(&mut self) -> Result<usize, Error> {
        if self.resumes {
            self.resumes = false;
            self.enter()?;
            if self.cursor.peek() == b'"' {
                return Ok(1);
            }
            return self.next_other_member();
        }
        if self.token() != b'{' {
            return Err(self.expected("an object"));
        }
        self.enter()?;
        self.cursor.advance(1);
        match self.token_on_deeper_line() {
            b'"' => Ok(1),
            b'}' => {
                self.cursor.advance(1);
                self.leave();
                Ok(0)
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

    /// Consumes what follows a member. `true`: it was a comma, and the parser stands at the next
    /// member's name. `false`: it was the closing bracket.
    ///
    /// # Errors
    /// Any other byte.
    #[inline(always)]
    pub fn next_member(&mut self) -> Result<bool, Error> {
        if self.cursor.eat_first_of(*b",\"") {
            return Ok(true);
        }
        Ok(self.next_other_member()? != 0)
    }

    /// [`next_member`](Parser::next_member) with whitespace, or when there is none. A number,
    /// unlike a `bool`, comes back in a register.
    #[inline(never)]
    fn next_other_member(&mut self) -> Result<usize, Error> {
        let mut byte = self.cursor.peek();
        if byte <= b' ' {
            byte = self.token_on_outer_line();
        }
        match byte {
            b',' => {
                self.cursor.eat(b",");
                if self.token_on_line() == b'"' {
                    Ok(1)
                } else {
                    Err(self.unexpected("a member's name"))
                }
            }
            b'}' => {
                self.cursor.advance(1);
                self.leave();
                Ok(0)
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
