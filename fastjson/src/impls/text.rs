//! Text: `str` and what owns or borrows it, and `char`.

use alloc::borrow::Cow;
use alloc::string::String;

use crate::{Error, FromJson, FromJsonKey, Parser, Printer, ToJson, ToJsonKey};

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
    fn parse(parser: &mut Parser<'de>) -> Result<Self, Error> {
        parser.take_text().map(Cow::into_owned)
    }

    fn parse_into(&mut self, parser: &mut Parser<'de>) -> Result<(), Error> {
        parser.take_text_into(self)
    }
}

impl<'de> FromJsonKey<'de> for String {
    fn parse_key(parser: &mut Parser<'de>) -> Result<Self, Error> {
        parser.take_text().map(Cow::into_owned)
    }
}

impl<'de: 'a, 'a> FromJson<'de> for &'a str {
    fn parse(parser: &mut Parser<'de>) -> Result<Self, Error> {
        parser.take_borrowed()
    }
}

impl<T: ToJson + ?Sized> ToJson for &T {
    #[inline]
    fn print(&self, printer: &mut Printer<'_>) {
        (**self).print(printer);
    }
}
