//! A look at the next value, for types that are read from more than one kind of it.

use super::Parser;
use crate::Error;

/// The six kinds of JSON values.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ValueKind {
    /// `null`
    Null,
    /// `true` or `false`
    Boolean,
    /// A number, of whatever size.
    Number,
    /// A string.
    String,
    /// An array.
    Array,
    /// An object.
    Object,
}

impl Parser<'_> {
    /// Skips whitespace and says what kind of value begins there, by its first byte: that the
    /// value is well-formed shows only when it is read.
    ///
    /// # Errors
    /// The end of the text, or a byte that begins no value.
    ///
    /// # Complexity
    /// Constant, but for the whitespace.
    ///
    /// # Examples
    /// ```
    /// use fastjson::{Error, FromJson, Parser, ValueKind};
    ///
    /// #[derive(Debug, PartialEq)]
    /// enum Id {
    ///     Number(u64),
    ///     Name(String),
    /// }
    ///
    /// impl<'de> FromJson<'de> for Id {
    ///     fn parse(parser: &mut Parser<'de>) -> Result<Self, Error> {
    ///         match parser.peek()? {
    ///             ValueKind::Number => u64::parse(parser).map(Self::Number),
    ///             ValueKind::String => String::parse(parser).map(Self::Name),
    ///             _ => Err(parser.expected("a number or a string")),
    ///         }
    ///     }
    /// }
    ///
    /// let ids: Vec<Id> = fastjson::from_str(r#"[7, "x"]"#)?;
    /// assert_eq!(ids, [Id::Number(7), Id::Name("x".into())]);
    /// # Ok::<(), Error>(())
    /// ```
    #[inline]
    pub fn peek(&mut self) -> Result<ValueKind, Error> {
        match self.token() {
            b'n' => Ok(ValueKind::Null),
            b't' | b'f' => Ok(ValueKind::Boolean),
            b'-' | b'0'..=b'9' => Ok(ValueKind::Number),
            b'"' => Ok(ValueKind::String),
            b'[' => Ok(ValueKind::Array),
            b'{' => Ok(ValueKind::Object),
            _ => Err(self.unexpected("a value")),
        }
    }
}
