//! `bool`, as a value and as the name of a member.

use super::text::from_text;
use crate::{Error, FromJson, FromJsonKey, Parser, Printer, ToJson, ToJsonKey};

impl ToJson for bool {
    #[inline]
    fn print(&self, printer: &mut Printer<'_>) {
        printer.raw(if *self { "true" } else { "false" });
    }

    #[inline(always)]
    fn print_member(&self, name: &'static str, printer: &mut Printer<'_>) {
        printer.bool_member(name, *self);
    }
}

impl<'de> FromJson<'de> for bool {
    #[inline]
    fn parse(parser: &mut Parser<'de>) -> Result<Self, Error> {
        parser.take_bool()
    }
}

impl ToJsonKey for bool {
    fn print_key(&self, printer: &mut Printer<'_>) {
        printer.raw(if *self { "\"true\"" } else { "\"false\"" });
    }
}

impl<'de> FromJsonKey<'de> for bool {
    fn parse_key(parser: &mut Parser<'de>) -> Result<Self, Error> {
        from_text(parser, "a name that is `true` or `false`", |text| match text {
            "true" => Some(true),
            "false" => Some(false),
            _ => None,
        })
    }
}
