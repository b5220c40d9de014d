//! Enums of the standard library: a variant is an object whose one member has its name, or
//! just the name if nothing is in it.

use alloc::format;
use core::ops::Bound;

use crate::{Error, ErrorKind, FromJson, Graph, Parser, Printer, ToJson};

impl<T: ToJson, E: ToJson> ToJson for Result<T, E> {
    fn print(&self, printer: &mut Printer<'_>) {
        let mut object = printer.object();
        match self {
            Ok(value) => object.member("Ok", value),
            Err(error) => object.member("Err", error),
        }
        object.end();
    }

    fn describe(graph: &mut Graph) {
        T::describe(graph);
        E::describe(graph);
    }
}

impl<'de, T: FromJson<'de>, E: FromJson<'de>> FromJson<'de> for Result<T, E> {
    fn parse(parser: &mut Parser<'de>) -> Result<Self, Error> {
        let value = match Variant::begin(parser, "`Ok` or `Err`", &["Ok", "Err"])? {
            Variant { index: 0, bare: false, .. } => Ok(T::parse(parser)?),
            Variant { bare: false, .. } => Err(E::parse(parser)?),
            variant => return Err(variant.misused(parser)),
        };
        parser.end_variant()?;
        Ok(value)
    }

    fn describe(graph: &mut Graph) {
        T::describe(graph);
        E::describe(graph);
    }
}

impl<T: ToJson> ToJson for Bound<T> {
    fn print(&self, printer: &mut Printer<'_>) {
        let (name, value) = match self {
            Self::Included(value) => ("Included", value),
            Self::Excluded(value) => ("Excluded", value),
            Self::Unbounded => return printer.raw("\"Unbounded\""),
        };
        let mut object = printer.object();
        object.member(name, value);
        object.end();
    }

    fn describe(graph: &mut Graph) {
        T::describe(graph);
    }
}

impl<'de, T: FromJson<'de>> FromJson<'de> for Bound<T> {
    fn parse(parser: &mut Parser<'de>) -> Result<Self, Error> {
        const NAMES: &[&str] = &["Unbounded", "Included", "Excluded"];
        let what = "`Unbounded`, `Included` or `Excluded`";
        let value = match Variant::begin(parser, what, NAMES)? {
            Variant { index: 0, bare: true, .. } => return Ok(Self::Unbounded),
            Variant { index: 0, bare: false, .. } => {
                parser.take_null()?;
                Self::Unbounded
            }
            Variant { index: 1, bare: false, .. } => Self::Included(T::parse(parser)?),
            Variant { bare: false, .. } => Self::Excluded(T::parse(parser)?),
            variant => return Err(variant.misused(parser)),
        };
        parser.end_variant()?;
        Ok(value)
    }

    fn describe(graph: &mut Graph) {
        T::describe(graph);
    }
}

/// The start of an enum's value.
struct Variant {
    /// Which of the names it is.
    index: usize,
    /// Whether there was nothing but the name; else the parser stands at the variant's content.
    bare: bool,
    /// Where the name stands.
    at: usize,
}

impl Variant {
    /// Reads a variant's name, which `what` lists, and the brackets and colon around it.
    fn begin(parser: &mut Parser<'_>, what: &'static str, names: &[&str]) -> Result<Self, Error> {
        let bare = match parser.token() {
            b'"' => true,
            b'{' => false,
            _ => return Err(parser.expected("a string or an object")),
        };
        if !bare && !parser.begin_object()? {
            let message = format!("expected a member named {what}");
            return Err(parser.error_at(parser.offset() - 1, ErrorKind::MissingMember, message));
        }
        let at = parser.offset();
        let name = if bare { parser.take_text()? } else { parser.take_key()? };
        match names.iter().position(|known| *known == name) {
            Some(index) => Ok(Self { index, bare, at }),
            None => Err(unknown(parser, at, what)),
        }
    }

    /// The error for the mere name of a variant that has something in it.
    #[cold]
    fn misused(&self, parser: &Parser<'_>) -> Error {
        let message = "expected an object, found a string: this variant has something in it";
        parser.error_at(self.at, ErrorKind::WrongType, message)
    }
}

#[cold]
#[inline(never)]
fn unknown(parser: &Parser<'_>, at: usize, what: &str) -> Error {
    parser.error_at(at, ErrorKind::InvalidValue, format!("unknown variant, expected {what}"))
}
