//! Any JSON value, read by a hand-written implementation with the parser's typed methods: the
//! wanted counterpart of `Skip`, and the smallest of the oracle's equals.

use fastjson::{Error, FromJson, Parser, Printer, ToJson};

/// Any value; members stay in order and may have equal names.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Any {
    Null,
    Bool(bool),
    Number(f64),
    Text(String),
    Array(Vec<Any>),
    Object(Vec<(String, Any)>),
}

impl<'de> FromJson<'de> for Any {
    fn parse(parser: &mut Parser<'de>) -> Result<Self, Error> {
        // The parser tells what is next in the error for not being what was expected.
        let next = parser.expected("nothing");
        match next.message().strip_prefix("expected nothing, found ") {
            Some("null") => parser.take_null().map(|()| Self::Null),
            Some("a boolean") => parser.take_bool().map(Self::Bool),
            Some("a number") => f64::parse(parser).map(Self::Number),
            Some("a string") => String::parse(parser).map(Self::Text),
            Some("an array") => Vec::parse(parser).map(Self::Array),
            Some("an object") => object(parser).map(Self::Object),
            _ => Err(next),
        }
    }
}

fn object(parser: &mut Parser<'_>) -> Result<Vec<(String, Any)>, Error> {
    let mut members = Vec::new();
    let mut more = parser.begin_object()?;
    while more {
        members.push((parser.take_key()?.into_owned(), Any::parse(parser)?));
        more = parser.next_member()?;
    }
    Ok(members)
}

impl ToJson for Any {
    fn print(&self, printer: &mut Printer<'_>) {
        match self {
            Self::Null => printer.raw("null"),
            Self::Bool(value) => printer.raw(if *value { "true" } else { "false" }),
            Self::Number(value) => value.print(printer),
            Self::Text(value) => value.print(printer),
            Self::Array(value) => value.print(printer),
            Self::Object(members) => {
                let mut object = printer.object();
                for (name, value) in members {
                    object.member(name, value);
                }
                object.end();
            }
        }
    }
}

/// A value of which only strings and brackets are looked at.
#[derive(Debug)]
pub(crate) struct Structural;

impl<'de> FromJson<'de> for Structural {
    fn parse(parser: &mut Parser<'de>) -> Result<Self, Error> {
        parser.skip_value_structural().map(|()| Self)
    }
}
