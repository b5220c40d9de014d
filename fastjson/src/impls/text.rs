//! Text: `str` and what owns or borrows it, and `char`.

use alloc::borrow::Cow;
use alloc::boxed::Box;
use alloc::format;
use alloc::rc::Rc;
use alloc::string::String;
#[cfg(target_has_atomic = "ptr")]
use alloc::sync::Arc;

use crate::{Error, ErrorKind, FromJson, FromJsonKey, Parser, Printer, ToJson, ToJsonKey};

impl ToJson for str {
    fn print(&self, printer: &mut Printer<'_>) {
        printer.string(self);
    }
}

impl ToJsonKey for str {
    fn print_key(&self, printer: &mut Printer<'_>) {
        printer.string(self);
    }
}

impl ToJson for String {
    #[inline]
    fn print(&self, printer: &mut Printer<'_>) {
        self.as_str().print(printer);
    }
}

impl ToJsonKey for String {
    #[inline]
    fn print_key(&self, printer: &mut Printer<'_>) {
        self.as_str().print(printer);
    }
}

impl<'de> FromJson<'de> for String {
    #[inline]
    fn shape() -> crate::Shape {
        crate::Shape::STRING
    }

    fn parse(parser: &mut Parser<'de>) -> Result<Self, Error> {
        parser.take_string()
    }

    fn parse_into(&mut self, parser: &mut Parser<'de>) -> Result<(), Error> {
        parser.take_text_into(self)
    }
}

impl<'de: 'a, 'a> FromJson<'de> for &'a str {
    #[inline]
    fn shape() -> crate::Shape {
        crate::Shape::STRING
    }

    fn parse(parser: &mut Parser<'de>) -> Result<Self, Error> {
        parser.take_borrowed()
    }
}

impl<'de: 'a, 'a> FromJsonKey<'de> for &'a str {
    fn parse_key(parser: &mut Parser<'de>) -> Result<Self, Error> {
        parser.take_borrowed()
    }
}

impl<'de: 'a, 'a> FromJson<'de> for Cow<'a, str> {
    #[inline]
    fn shape() -> crate::Shape {
        crate::Shape::STRING
    }

    fn parse(parser: &mut Parser<'de>) -> Result<Self, Error> {
        parser.take_text()
    }
}

impl<'de: 'a, 'a> FromJsonKey<'de> for Cow<'a, str> {
    fn parse_key(parser: &mut Parser<'de>) -> Result<Self, Error> {
        parser.take_text()
    }
}

impl<'de> FromJsonKey<'de> for String {
    fn parse_key(parser: &mut Parser<'de>) -> Result<Self, Error> {
        Self::parse(parser)
    }
}

/// Reads text, and text that is a name, into pointers to `str`, like this for `Rc`:
/// ```text
/// impl FromJson for Rc<str> { fn parse(parser) { parser.take_text().map(Rc::from) } }
/// impl FromJsonKey for Rc<str> { fn parse_key(parser) { Self::parse(parser) } }
/// ```
macro_rules! text_pointers {
    ($($pointer:ident)*) => {$(
        impl<'de> FromJson<'de> for $pointer<str> {
            #[inline]
            fn shape() -> crate::Shape {
                crate::Shape::STRING
            }

            fn parse(parser: &mut Parser<'de>) -> Result<Self, Error> {
                parser.take_text().map(Self::from)
            }
        }

        impl<'de> FromJsonKey<'de> for $pointer<str> {
            fn parse_key(parser: &mut Parser<'de>) -> Result<Self, Error> {
                Self::parse(parser)
            }
        }
    )*};
}

text_pointers! { Box Rc }
#[cfg(target_has_atomic = "ptr")]
text_pointers! { Arc }

impl ToJson for char {
    fn print(&self, printer: &mut Printer<'_>) {
        printer.string(self.encode_utf8(&mut [0; 4]));
    }
}

impl ToJsonKey for char {
    fn print_key(&self, printer: &mut Printer<'_>) {
        self.print(printer);
    }
}

impl<'de> FromJson<'de> for char {
    #[inline]
    fn shape() -> crate::Shape {
        crate::Shape::STRING
    }

    fn parse(parser: &mut Parser<'de>) -> Result<Self, Error> {
        from_text(parser, "a string of one character", |text| {
            let mut chars = text.chars();
            chars.next().filter(|_| chars.as_str().is_empty())
        })
    }
}

impl<'de> FromJsonKey<'de> for char {
    fn parse_key(parser: &mut Parser<'de>) -> Result<Self, Error> {
        Self::parse(parser)
    }
}

/// Reads a string that spells a value; `what` is what a message says was expected.
pub(super) fn from_text<T>(
    parser: &mut Parser<'_>,
    what: &'static str,
    read: impl FnOnce(&str) -> Option<T>,
) -> Result<T, Error> {
    parser.token();
    let start = parser.offset();
    let text = parser.take_text()?;
    read(&text).ok_or_else(|| misspelt(parser, start, what))
}

#[cold]
#[inline(never)]
fn misspelt(parser: &Parser<'_>, start: usize, what: &'static str) -> Error {
    parser.error_at(start, ErrorKind::InvalidValue, format!("expected {what}"))
}
