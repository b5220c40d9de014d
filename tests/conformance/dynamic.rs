//! A dynamic value with a hand-written implementation: whatever the corpora hold is parsed into
//! it by the parser's public methods, to compare the typed path with the skipped one.

use std::cell::RefCell;
use std::collections::BTreeMap;
use std::fmt;
use std::rc::Rc;

use fastjson::{Error, FromJson, Parser, Printer, ToJson, ValueKind};

/// Any JSON value. Its `Debug` text is that of `serde_json::Value`, which the truth table has.
#[derive(Clone, PartialEq)]
pub(crate) enum Value {
    Null,
    Bool(bool),
    Unsigned(u64),
    Negative(i64),
    Float(f64),
    String(String),
    Array(Vec<Value>),
    Object(BTreeMap<String, Value>),
}

thread_local! {
    /// The text that this thread parses: whether a number is an integer shows in how it is
    /// written, `-0` above all.
    static TEXT: RefCell<Rc<str>> = RefCell::new(Rc::from(""));
}

/// Runs `parse` while dynamic values are read from `text`.
pub(crate) fn reading<T>(text: &str, parse: impl FnOnce() -> T) -> T {
    let outer = TEXT.replace(Rc::from(text));
    let result = parse();
    TEXT.set(outer);
    result
}

/// Parses a whole text with no limit to its depth other than `limit`.
pub(crate) fn parse(text: &str, limit: u32) -> Result<Value, Error> {
    reading(text, || Parser::new(text).with_depth_limit(limit).parse_document())
}

impl<'de> FromJson<'de> for Value {
    fn parse(parser: &mut Parser<'de>) -> Result<Self, Error> {
        match parser.peek()? {
            ValueKind::Null => parser.take_null().map(|()| Self::Null),
            ValueKind::Boolean => parser.take_bool().map(Self::Bool),
            ValueKind::String => Ok(Self::String(parser.take_text()?.into_owned())),
            ValueKind::Array => array(parser),
            ValueKind::Object => object(parser),
            ValueKind::Number => number(parser),
        }
    }
}

fn array(parser: &mut Parser<'_>) -> Result<Value, Error> {
    let mut values = Vec::new();
    let mut more = parser.begin_array()?;
    while more {
        values.push(Value::parse(parser)?);
        more = parser.next_element()?;
    }
    Ok(Value::Array(values))
}

fn object(parser: &mut Parser<'_>) -> Result<Value, Error> {
    let mut members = BTreeMap::new();
    let mut more = parser.begin_object()?;
    while more {
        let key = parser.take_key()?.into_owned();
        members.insert(key, Value::parse(parser)?);
        more = parser.next_member()?;
    }
    Ok(Value::Object(members))
}

/// An integer where the text is one that 64 bits hold, else a float; `-0` is a float.
fn number(parser: &mut Parser<'_>) -> Result<Value, Error> {
    let start = parser.offset();
    let float = f64::parse(parser)?;
    TEXT.with_borrow(|text| {
        let token = text[start..parser.offset()].trim_start_matches([' ', '\t', '\r', '\n']);
        let integer = || token.parse().map(Value::Unsigned).ok();
        let negative = || token.parse().ok().filter(|&value| value != 0).map(Value::Negative);
        Ok(integer().or_else(negative).unwrap_or(Value::Float(float)))
    })
}

impl ToJson for Value {
    fn print(&self, printer: &mut Printer<'_>) {
        match self {
            Self::Null => printer.raw("null"),
            Self::Bool(value) => value.print(printer),
            Self::Unsigned(value) => value.print(printer),
            Self::Negative(value) => value.print(printer),
            Self::Float(value) => value.print(printer),
            Self::String(value) => value.print(printer),
            Self::Array(values) => printer.array(values),
            Self::Object(members) => {
                let mut object = printer.object();
                members.iter().for_each(|(key, value)| object.member(key, value));
                object.end();
            }
        }
    }
}

impl fmt::Debug for Value {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Null => f.write_str("Null"),
            Self::Bool(value) => write!(f, "Bool({value})"),
            Self::Unsigned(value) => write!(f, "Number({value})"),
            Self::Negative(value) => write!(f, "Number({value})"),
            Self::Float(value) => write!(f, "Number({})", fastjson::to_string(value)),
            Self::String(value) => write!(f, "String({value:?})"),
            Self::Array(values) => write!(f, "Array {values:?}"),
            Self::Object(members) => write!(f, "Object {members:?}"),
        }
    }
}
