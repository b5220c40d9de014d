//! JSON text that is kept as it is: `RawJson` borrows it, `RawJsonBuf` owns it.

mod buf;

use core::fmt;

pub use self::buf::{RawJsonBuf, to_raw_json};
use crate::{Error, FromJson, Parser, Printer, ToJson, ValueKind};

/// The text of one JSON value, checked when it was read and kept as it stands in the input.
///
/// A field, element, map value or content of this type takes whatever value is there, without
/// parsing it; it prints the same text again. The text has no whitespace around it; what is
/// inside is kept, line ends too, and so are the spelling of numbers and escapes. It is checked as
/// all skipped text is: the grammar of RFC 8259, escapes and surrogates, but neither the range
/// of numbers nor whether names are there twice. It may nest without limit.
///
/// `RawJson` borrows from the input; [`RawJsonBuf`] is for types that own their parts. Two are
/// equal if their texts are. As any value, an absent one is an error, and `null` is a value:
/// `Option<RawJson>` takes it for `None`.
///
/// # Examples
/// ```
/// use fastjson::{FastJson, RawJson};
///
/// #[derive(FastJson)]
/// struct Message<'a> {
///     kind: &'a str,
///     content: RawJson<'a>,
/// }
///
/// let text = r#"{"kind": "sum", "content": [1, 2.50] }"#;
/// let message: Message = fastjson::from_str(text)?;
/// assert_eq!(message.content.get(), "[1, 2.50]");
/// assert_eq!(message.content.parse::<Vec<f64>>()?, [1.0, 2.5]);
/// assert_eq!(fastjson::to_string(&message), r#"{"kind":"sum","content":[1, 2.50]}"#);
/// # Ok::<(), fastjson::Error>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct RawJson<'a>(&'a str);

impl<'a> RawJson<'a> {
    /// Takes a text that is one JSON value; whitespace around it is dropped.
    ///
    /// # Errors
    /// Text that is not JSON, at its first fault.
    ///
    /// # Complexity
    /// Linear in the length of the text; no allocation.
    ///
    /// # Examples
    /// ```
    /// use fastjson::RawJson;
    ///
    /// assert_eq!(RawJson::new(" [1] ")?.get(), "[1]");
    /// assert_eq!(RawJson::new("[01]").unwrap_err().offset(), 2);
    /// # Ok::<(), fastjson::Error>(())
    /// ```
    pub fn new(text: &'a str) -> Result<Self, Error> {
        Parser::new(text).parse_document()
    }

    /// The text.
    #[must_use]
    pub fn get(self) -> &'a str {
        self.0
    }

    /// What kind of value the text is.
    ///
    /// # Examples
    /// ```
    /// use fastjson::{RawJson, ValueKind};
    ///
    /// assert_eq!(RawJson::new("-1")?.kind(), ValueKind::Number);
    /// # Ok::<(), fastjson::Error>(())
    /// ```
    #[must_use]
    pub fn kind(self) -> ValueKind {
        // A value that has been checked begins like one.
        Parser::new(self.0).peek().unwrap_or(ValueKind::Null)
    }

    /// Parses the text, as [`from_str`](crate::from_str) does.
    ///
    /// # Errors
    /// As those of [`from_str`](crate::from_str). Places are counted from the start of this text.
    pub fn parse<T: FromJson<'a>>(self) -> Result<T, Error> {
        crate::from_str(self.0)
    }

    /// Copies the text.
    #[must_use]
    pub fn to_buf(self) -> RawJsonBuf {
        RawJsonBuf::copy_of(self)
    }
}

impl<'de: 'a, 'a> FromJson<'de> for RawJson<'a> {
    #[inline]
    fn parse(parser: &mut Parser<'de>) -> Result<Self, Error> {
        parser.take_raw()
    }
}

impl<'de> Parser<'de> {
    /// Consumes any value, checks that it is JSON and keeps its text.
    ///
    /// # Errors
    /// Any fault of syntax.
    ///
    /// # Complexity
    /// As [`skip_value`](Parser::skip_value).
    ///
    /// # Examples
    /// ```
    /// let mut parser = fastjson::Parser::new(" [ 1 ] ");
    /// assert_eq!(parser.take_raw()?.get(), "[ 1 ]");
    /// # Ok::<(), fastjson::Error>(())
    /// ```
    #[inline]
    pub fn take_raw(&mut self) -> Result<RawJson<'de>, Error> {
        self.take_skipped().map(RawJson)
    }
}

impl ToJson for RawJson<'_> {
    #[inline]
    fn print(&self, printer: &mut Printer<'_>) {
        printer.raw(self.0);
    }
}

/// Implements what both have, by their text, like this for `RawJsonBuf`:
/// ```text
/// impl fmt::Debug for RawJsonBuf { … } impl fmt::Display for RawJsonBuf { … }
/// impl AsRef<str> for RawJsonBuf { … }
/// ```
macro_rules! texts {
    ($($type:ty)*) => {$(
        impl fmt::Debug for $type {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                write!(f, "RawJson({})", self.get())
            }
        }

        impl fmt::Display for $type {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.pad(self.get())
            }
        }

        impl AsRef<str> for $type {
            fn as_ref(&self) -> &str {
                self.get()
            }
        }
    )*};
}

texts! { RawJson<'_> RawJsonBuf }

/// `null`.
impl Default for RawJson<'_> {
    fn default() -> Self {
        Self("null")
    }
}

impl<'a> TryFrom<&'a str> for RawJson<'a> {
    type Error = Error;

    fn try_from(text: &'a str) -> Result<Self, Error> {
        Self::new(text)
    }
}
