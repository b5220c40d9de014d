//! Any JSON value, read by a hand-written implementation with the parser's typed methods: the
//! wanted counterpart of `Skip`, and the smallest of the oracle's equals.

use fastjson::{Error, FromJson, Parser, Printer, ToJson, ValueKind};

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
        match parser.peek()? {
            ValueKind::Null => parser.take_null().map(|()| Self::Null),
            ValueKind::Boolean => parser.take_bool().map(Self::Bool),
            ValueKind::Number => f64::parse(parser).map(Self::Number),
            ValueKind::String => String::parse(parser).map(Self::Text),
            ValueKind::Array => Vec::parse(parser).map(Self::Array),
            ValueKind::Object => object(parser).map(Self::Object),
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
