//! `true`, `false` and `null`.

use super::Parser;
use crate::Error;

impl Parser<'_> {
    /// Consumes `true` or `false`.
    ///
    /// # Errors
    /// Another value, or a word that is neither.
    #[inline]
    pub fn take_bool(&mut self) -> Result<bool, Error> {
        match self.token() {
            b't' if self.cursor.eat(b"true") => Ok(true),
            b'f' if self.cursor.eat(b"false") => Ok(false),
            _ => Err(self.expected("a boolean")),
        }
    }

    /// Consumes `null`.
    ///
    /// # Errors
    /// Another value.
    #[inline]
    pub fn take_null(&mut self) -> Result<(), Error> {
        if self.try_null()? { Ok(()) } else { Err(self.expected("null")) }
    }

    /// Consumes `null` if it is next, and says whether it was.
    ///
    /// # Errors
    /// A word that starts like `null` and is not.
    ///
    /// # Examples
    /// ```
    /// use fastjson::{Error, FromJson, Parser};
    ///
    /// /// Reads `null` as zero.
    /// struct Count(u64);
    ///
    /// impl<'de> FromJson<'de> for Count {
    ///     fn parse(parser: &mut Parser<'de>) -> Result<Self, Error> {
    ///         if parser.try_null()? { Ok(Self(0)) } else { u64::parse(parser).map(Self) }
    ///     }
    /// }
    /// # assert_eq!(fastjson::from_str::<Count>("null")?.0, 0);
    /// # assert_eq!(fastjson::from_str::<Count>(" 3")?.0, 3);
    /// # Ok::<(), Error>(())
    /// ```
    #[inline]
    pub fn try_null(&mut self) -> Result<bool, Error> {
        if self.token() != b'n' {
            return Ok(false);
        }
        if self.cursor.eat(b"null") { Ok(true) } else { Err(self.bad_literal("null")) }
    }
}
