//! `from`, `try_from`, `into`, `via_str`, `validate` and `expecting` on whole types.

use std::collections::{BTreeMap, HashMap};
use std::fmt;
use std::marker::PhantomData;
use std::str::FromStr;

use fastjson::{ErrorKind, FastJson, FromJson, ToJson, from_str, to_string};

use crate::{both, reads, refuses};

#[derive(FastJson, Debug, PartialEq, Clone)]
#[fastjson(from = "u8", into = String)]
struct Doubled(u16);

impl From<u8> for Doubled {
    fn from(half: u8) -> Self {
        Self(u16::from(half) * 2)
    }
}

impl From<Doubled> for String {
    fn from(value: Doubled) -> Self {
        format!("<{}>", value.0)
    }
}

#[derive(FastJson, Debug, PartialEq)]
#[fastjson(try_from = i64)]
struct Even {
    value: i64,
}

impl TryFrom<i64> for Even {
    type Error = String;

    fn try_from(value: i64) -> Result<Self, String> {
        if value % 2 == 0 { Ok(Self { value }) } else { Err(format!("{value} is odd")) }
    }
}

#[test]
fn another_type_is_read_and_printed_instead() {
    reads("5", &Doubled(10));
    assert_eq!(to_string(&Doubled(10)), r#""<10>""#);
    refuses::<Doubled>("256", ErrorKind::OutOfRange, 0, "u8");
    assert_eq!(to_string(&Even { value: 3 }), r#"{"value":3}"#);
    reads("4", &Even { value: 4 });
    refuses::<Vec<Even>>(
        "[2, 3]",
        ErrorKind::Custom,
        4,
        "3 is odd at line 1 column 5 (offset 4) in $[1]",
    );
    refuses::<Even>("\"x\"", ErrorKind::WrongType, 0, "i64");
}

#[derive(FastJson, Debug, PartialEq, Clone)]
#[fastjson(from = HashMap<u8, Option<T>>, into = "Vec<(u8, Option<T>)>")]
struct Pairs<T>(BTreeMap<u8, Option<T>>);

impl<T> From<HashMap<u8, Option<T>>> for Pairs<T> {
    fn from(map: HashMap<u8, Option<T>>) -> Self {
        Self(map.into_iter().collect())
    }
}

impl<T> From<Pairs<T>> for Vec<(u8, Option<T>)> {
    fn from(pairs: Pairs<T>) -> Self {
        pairs.0.into_iter().collect()
    }
}

/// A type that is parsed as something absent can be.
#[derive(FastJson, Debug, PartialEq, Clone)]
#[fastjson(from = Option<u8>, into = Option<u8>)]
enum Level {
    None,
    Some(u8),
}

impl From<Option<u8>> for Level {
    fn from(level: Option<u8>) -> Self {
        level.map_or(Self::None, Self::Some)
    }
}

impl From<Level> for Option<u8> {
    fn from(level: Level) -> Self {
        match level {
            Level::None => None,
            Level::Some(level) => Some(level),
        }
    }
}

/// What borrows from the input before it is converted.
#[derive(FromJson, Debug, PartialEq)]
#[fastjson(from = "&'a str")]
struct Len<'a>(usize, PhantomData<&'a ()>);

impl<'a> From<&'a str> for Len<'a> {
    fn from(text: &'a str) -> Self {
        Self(text.len(), PhantomData)
    }
}

#[test]
fn conversions_have_parameters_and_are_for_any_item() {
    let pairs = Pairs(BTreeMap::from([(1, Some(2_u8)), (3, None)]));
    reads(r#"{"3":null,"1":2}"#, &pairs);
    assert_eq!(to_string(&pairs), "[[1,2],[3,null]]");

    #[derive(FastJson, Debug, PartialEq)]
    struct Levels {
        a: Level,
        b: Level,
    }
    both(&Levels { a: Level::Some(1), b: Level::None }, r#"{"a":1,"b":null}"#);
    reads("{}", &Levels { a: Level::None, b: Level::None });
    reads(r#""abc""#, &Len(3, PhantomData));
}

/// A type that holds itself without a bracket between ends at the limit of depth.
#[derive(FromJson, Debug)]
#[fastjson(from = "Box<Endless>")]
struct Endless {
    _inner: Option<Box<Endless>>,
}

impl From<Box<Endless>> for Endless {
    fn from(inner: Box<Endless>) -> Self {
        Self { _inner: Some(inner) }
    }
}

#[test]
fn an_endless_conversion_ends() {
    refuses::<Endless>("1", ErrorKind::DepthLimit, 0, "deeper");
}

#[derive(FastJson, Debug, PartialEq, Eq, PartialOrd, Ord, Clone, Copy)]
#[fastjson(via_str)]
enum Color {
    Red,
    Custom { rgb: u32 },
}

impl fmt::Display for Color {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Red => f.write_str("red"),
            Self::Custom { rgb } => write!(f, "#{rgb:06x}"),
        }
    }
}

impl FromStr for Color {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let bad = || format!("no color: {text}");
        match text.strip_prefix('#') {
            None if text == "red" => Ok(Self::Red),
            None => Err(bad()),
            Some(digits) => {
                let rgb = u32::from_str_radix(digits, 16).map_err(|_| bad())?;
                Ok(Self::Custom { rgb })
            }
        }
    }
}

#[derive(FastJson, Debug, PartialEq)]
#[fastjson(via_str)]
struct Wrapper<T> {
    inner: T,
}

impl<T: fmt::Display> fmt::Display for Wrapper<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "<{}>", self.inner)
    }
}

impl<T: FromStr> FromStr for Wrapper<T> {
    type Err = T::Err;

    fn from_str(text: &str) -> Result<Self, T::Err> {
        text.trim_matches(['<', '>']).parse().map(|inner| Self { inner })
    }
}

#[test]
fn display_and_from_str_make_a_string_and_a_key() {
    both(&vec![Color::Red, Color::Custom { rgb: 255 }], r##"["red","#0000ff"]"##);
    both(&BTreeMap::from([(Color::Red, 1)]), r#"{"red":1}"#);
    reads(r#""\u0072ed""#, &Color::Red);
    refuses::<Vec<Color>>(r#"["red", "blue"]"#, ErrorKind::Custom, 8, "no color: blue");
    refuses::<BTreeMap<Color, u8>>(r#"{"blue":1}"#, ErrorKind::Custom, 1, "no color: blue");
    refuses::<Color>("1", ErrorKind::WrongType, 0, "a string");
    both(&Wrapper { inner: 1.5 }, r#""<1.5>""#);
    refuses::<Wrapper<u8>>(r#""<x>""#, ErrorKind::Custom, 0, "invalid digit");
}

/// A `Display` that fails is no reason to panic.
#[test]
fn a_display_that_fails_prints_what_it_has_written() {
    #[derive(ToJson)]
    #[fastjson(via_str)]
    struct Broken;
    impl fmt::Display for Broken {
        fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
            f.write_str("half\"")?;
            Err(fmt::Error)
        }
    }
    assert_eq!(to_string(&Broken), r#""half\"""#);

    #[derive(FromJson, Debug)]
    #[fastjson(try_from = u8)]
    struct Refused;
    impl TryFrom<u8> for Refused {
        type Error = Broken;
        fn try_from(_: u8) -> Result<Self, Broken> {
            Err(Broken)
        }
    }
    refuses::<Refused>("1", ErrorKind::Custom, 0, "half");
}

#[derive(FastJson, Debug, PartialEq)]
#[fastjson(validate = Range::check, expecting = "a range of numbers")]
struct Range {
    start: u8,
    #[fastjson(default = 10)]
    end: u8,
}

impl Range {
    fn check(&self) -> Result<(), String> {
        if self.start <= self.end {
            Ok(())
        } else {
            Err(format!("{} is behind {}", self.start, self.end))
        }
    }
}

#[derive(FastJson, Debug, PartialEq)]
#[fastjson(expecting = "two numbers")]
struct Two<T>(T, T);

#[derive(FastJson, Debug, PartialEq)]
#[fastjson(expecting = "a small number", validate = "small")]
struct Small(u8);

fn small(value: &Small) -> Result<(), &'static str> {
    if value.0 < 16 { Ok(()) } else { Err("not small") }
}

#[derive(FastJson, Debug, PartialEq)]
#[fastjson(expecting = "nothing")]
struct Unit;

#[test]
fn whole_values_are_checked_where_they_start() {
    both(&Range { start: 1, end: 10 }, r#"{"start":1,"end":10}"#);
    reads(r#"{"start":1}"#, &Range { start: 1, end: 10 });
    refuses::<Vec<Range>>(r#"[ {"start":11}]"#, ErrorKind::Custom, 2, "11 is behind 10");
    both(&Small(3), "3");
    refuses::<Small>(" 16", ErrorKind::Custom, 1, "not small");
    // After an error the kept value is the one that was valid.
    let mut kept = Range { start: 1, end: 2 };
    fastjson::from_str_into(&mut kept, r#"{"start":5,"end":4}"#).unwrap_err();
    assert_eq!(kept, Range { start: 1, end: 2 });
}

#[test]
fn messages_say_what_was_expected() {
    for (json, words) in [
        ("5", "expected a range of numbers, found a number"),
        (" [1,2]", "expected a range of numbers, found an array"),
        (r#"{"start":"x"}"#, "expected u8, found a string"),
        (r#"{"end":1}"#, "missing member"),
        ("nul", "unexpected end"),
        ("", "unexpected end"),
        ("?", "expected an object"),
    ] {
        let error = from_str::<Range>(json).unwrap_err();
        assert!(error.message().contains(words), "{json}: {error}");
    }
    refuses::<Two<u8>>("{}", ErrorKind::WrongType, 0, "expected two numbers, found an object");
    refuses::<Two<u8>>("[1]", ErrorKind::Length, 2, "2 elements");
    refuses::<Small>("[1]", ErrorKind::WrongType, 0, "expected a small number, found an array");
    refuses::<Unit>("1", ErrorKind::WrongType, 0, "expected nothing, found a number");
    both(&Unit, "null");
    both(&Two(1, 2), "[1,2]");
}

#[derive(FastJson, Debug, PartialEq)]
#[fastjson(try_from = u8, into = u8, validate = Checked::check, expecting = "a digit")]
struct Checked(u8);

impl Clone for Checked {
    fn clone(&self) -> Self {
        Self(self.0)
    }
}

impl TryFrom<u8> for Checked {
    type Error = &'static str;

    fn try_from(value: u8) -> Result<Self, &'static str> {
        if value == 255 { Err("the last byte") } else { Ok(Self(value)) }
    }
}

impl From<Checked> for u8 {
    fn from(value: Checked) -> Self {
        value.0
    }
}

impl Checked {
    fn check(&self) -> Result<(), &'static str> {
        if self.0 < 10 { Ok(()) } else { Err("more than one digit") }
    }
}

#[test]
fn conversions_are_checked_too() {
    both(&Checked(7), "7");
    refuses::<Checked>("255", ErrorKind::Custom, 0, "the last byte");
    refuses::<Checked>("10", ErrorKind::Custom, 0, "more than one digit");
    refuses::<Checked>("\"1\"", ErrorKind::WrongType, 0, "expected a digit, found a string");
}
