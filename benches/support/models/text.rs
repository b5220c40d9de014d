//! The borrowed text of the models.

use std::borrow::Cow;

use fastjson::{Error, FromJson, FromJsonKey, Parser, Printer, ToJson, ToJsonKey};
use serde::{Deserialize, Serialize};

/// A `Cow<str>` that borrows from the input in every library.
///
/// serde borrows only where an attribute stands at the `Cow` itself, which a field of type
/// `S` cannot have; hence this type between the two. It adds no work in any library.
#[derive(Clone, Debug, Eq, Hash, Ord, PartialEq, PartialOrd, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Borrowed<'a>(#[serde(borrow)] Cow<'a, str>);

impl<'de> FromJson<'de> for Borrowed<'de> {
    #[inline]
    fn parse(parser: &mut Parser<'de>) -> Result<Self, Error> {
        Cow::parse(parser).map(Self)
    }
}

impl ToJson for Borrowed<'_> {
    #[inline]
    fn print(&self, printer: &mut Printer<'_>) {
        self.0.print(printer);
    }
}

impl<'de> FromJsonKey<'de> for Borrowed<'de> {
    #[inline]
    fn parse_key(parser: &mut Parser<'de>) -> Result<Self, Error> {
        Cow::parse_key(parser).map(Self)
    }
}

impl ToJsonKey for Borrowed<'_> {
    #[inline]
    fn print_key(&self, printer: &mut Printer<'_>) {
        self.0.print_key(printer);
    }
}
