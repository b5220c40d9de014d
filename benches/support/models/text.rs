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

impl<'de: 'a, 'a> FromJson<'de> for Borrowed<'a> {
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

impl<'de: 'a, 'a> FromJsonKey<'de> for Borrowed<'a> {
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

/// For the members of maps in simd-json-derive.
impl AsRef<str> for Borrowed<'_> {
    fn as_ref(&self) -> &str {
        &self.0
    }
}

#[cfg(feature = "peers")]
impl<'de> simd_json_derive::Deserialize<'de> for Borrowed<'de> {
    #[inline]
    fn from_tape(tape: &mut simd_json_derive::Tape<'de>) -> simd_json_derive::de::Result<Self> {
        <&'de str>::from_tape(tape).map(|text| Self(Cow::Borrowed(text)))
    }
}

#[cfg(feature = "peers")]
impl simd_json_derive::Serialize for Borrowed<'_> {
    #[inline]
    fn json_write<W: std::io::Write>(&self, writer: &mut W) -> std::io::Result<()> {
        let text: &str = &self.0;
        text.json_write(writer)
    }
}
