//! Raw JSON that owns its text.

use alloc::string::String;
use core::str::FromStr;

use super::RawJson;
use crate::{Error, FromJson, Parser, Printer, ToJson, ValueKind};

/// The text of one JSON value, as [`RawJson`], owned.
///
/// It is read from text of any lifetime and from readers.
///
/// # Examples
/// ```
/// use std::collections::BTreeMap;
///
/// use fastjson::RawJsonBuf;
///
/// let parts: BTreeMap<String, RawJsonBuf> = fastjson::from_str(r#"{"b": { }, "a": 1e2}"#)?;
/// assert_eq!(parts["a"].parse::<f64>()?, 100.0);
/// assert_eq!(fastjson::to_string(&parts), r#"{"a":1e2,"b":{ }}"#);
/// # Ok::<(), fastjson::Error>(())
/// ```
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct RawJsonBuf(String);

impl RawJsonBuf {
    pub(super) fn copy_of(raw: RawJson<'_>) -> Self {
        Self(String::from(raw.get()))
    }

    /// Takes a text that is one JSON value; whitespace around it is dropped.
    ///
    /// # Errors
    /// Text that is not JSON, at its first fault.
    ///
    /// # Complexity
    /// Linear in the length of the text. The allocation is kept.
    ///
    /// # Examples
    /// ```
    /// use fastjson::RawJsonBuf;
    ///
    /// assert_eq!(RawJsonBuf::from_string(" {} ".to_owned())?.get(), "{}");
    /// # Ok::<(), fastjson::Error>(())
    /// ```
    pub fn from_string(mut text: String) -> Result<Self, Error> {
        let len = RawJson::new(&text)?.0.len();
        let start = text.len() - text.trim_ascii_start().len();
        text.truncate(start + len);
        text.drain(..start);
        Ok(Self(text))
    }

    /// The text.
    #[must_use]
    pub fn get(&self) -> &str {
        &self.0
    }

    /// Lends the text.
    #[must_use]
    pub fn as_raw(&self) -> RawJson<'_> {
        RawJson(&self.0)
    }

    /// What kind of value the text is.
    #[must_use]
    pub fn kind(&self) -> ValueKind {
        self.as_raw().kind()
    }

    /// Parses the text, as [`from_str`](crate::from_str) does.
    ///
    /// # Errors
    /// As those of [`from_str`](crate::from_str). Places are counted from the start of this text.
    pub fn parse<'a, T: FromJson<'a>>(&'a self) -> Result<T, Error> {
        self.as_raw().parse()
    }

    /// Gives the text away.
    #[must_use]
    pub fn into_string(self) -> String {
        self.0
    }
}

/// Prints a value into raw JSON.
///
/// The text is what [`to_string`](crate::to_string) prints; it is not checked again, so it is
/// JSON if the implementations by hand in the value print JSON.
///
/// # Examples
/// ```
/// let raw = fastjson::to_raw_json(&(1, "a"));
/// assert_eq!(raw.get(), r#"[1,"a"]"#);
/// ```
#[must_use]
pub fn to_raw_json<T: ToJson + ?Sized>(value: &T) -> RawJsonBuf {
    RawJsonBuf(crate::to_string(value))
}

impl<'de> FromJson<'de> for RawJsonBuf {
    #[inline]
    fn parse(parser: &mut Parser<'de>) -> Result<Self, Error> {
        parser.take_raw().map(RawJson::to_buf)
    }

    fn parse_into(&mut self, parser: &mut Parser<'de>) -> Result<(), Error> {
        let raw = parser.take_raw()?;
        self.0.clear();
        self.0.push_str(raw.0);
        Ok(())
    }
}

impl ToJson for RawJsonBuf {
    #[inline]
    fn print(&self, printer: &mut Printer<'_>) {
        printer.raw(&self.0);
    }
}

/// `null`.
impl Default for RawJsonBuf {
    fn default() -> Self {
        RawJson::default().to_buf()
    }
}

impl From<RawJson<'_>> for RawJsonBuf {
    fn from(raw: RawJson<'_>) -> Self {
        raw.to_buf()
    }
}

impl FromStr for RawJsonBuf {
    type Err = Error;

    fn from_str(text: &str) -> Result<Self, Error> {
        RawJson::new(text).map(RawJson::to_buf)
    }
}
