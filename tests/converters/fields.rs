//! `with`, `serialize_with`, `deserialize_with`, `via_str` and `validate` on fields.

use std::borrow::Cow;
use std::collections::{BTreeMap, BTreeSet, HashMap, VecDeque};

use fastjson::{
    Error, ErrorKind, FastJson, FromJson, Parser, Printer, ToJson, from_str, to_string,
};

use crate::{both, reads, refuses};

/// A type without the traits.
#[derive(Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Clone)]
struct Opaque(u32);

/// Numbers as strings of hexadecimal digits.
mod hex {
    use super::*;

    pub(super) fn print(value: &Opaque, printer: &mut Printer<'_>) {
        printer.string(&format!("{:x}", value.0));
    }

    pub(super) fn parse(parser: &mut Parser<'_>) -> Result<Opaque, Error> {
        let text = parser.take_text()?;
        u32::from_str_radix(&text, 16).map(Opaque).map_err(Error::custom)
    }
}

#[derive(FastJson, Debug, PartialEq)]
struct Fields {
    #[fastjson(with = hex)]
    plain: Opaque,
    #[fastjson(with = "hex", rename = "named", alias = "old")]
    quoted: Opaque,
    #[fastjson(serialize_with = hex::print, deserialize_with = "hex::parse")]
    functions: Opaque,
    #[fastjson(with = hex, default = Opaque(9))]
    defaulted: Opaque,
    #[fastjson(with = self::hex, skip_serializing_if = is_zero, default)]
    left_out: Opaque,
}

fn is_zero(value: &Opaque) -> bool {
    value.0 == 0
}

#[test]
fn a_module_stands_for_the_type() {
    let value = Fields {
        plain: Opaque(255),
        quoted: Opaque(16),
        functions: Opaque(1),
        defaulted: Opaque(2),
        left_out: Opaque(0),
    };
    both(&value, r#"{"plain":"ff","named":"10","functions":"1","defaulted":"2"}"#);
    reads(
        r#"{"left_out":"a","functions":"1","old":"10","plain":"ff"}"#,
        &Fields { defaulted: Opaque(9), left_out: Opaque(10), ..value },
    );
}

#[test]
fn an_absent_member_is_an_error_unless_there_is_a_default() {
    refuses::<Fields>(r#"{"named":"1"}"#, ErrorKind::MissingMember, 12, "plain");
    refuses::<Fields>(r#"{"plain":1}"#, ErrorKind::WrongType, 9, "expected a string");
    refuses::<Fields>(r#"{"plain": "x"}"#, ErrorKind::Custom, 10, "invalid digit");
    refuses::<Fields>(r#"{"plain":"1","plain":"1"}"#, ErrorKind::DuplicateMember, 13, "plain");

    #[derive(FastJson, Debug, PartialEq)]
    struct Wrapped {
        // The type would have an answer, the module has none.
        #[fastjson(with = optional)]
        value: Option<u8>,
    }
    mod optional {
        use super::*;

        pub(super) fn print(value: &Option<u8>, printer: &mut Printer<'_>) {
            value.print(printer);
        }

        pub(super) fn parse(parser: &mut Parser<'_>) -> Result<Option<u8>, Error> {
            FromJson::parse(parser)
        }
    }
    refuses::<Wrapped>("{}", ErrorKind::MissingMember, 1, "value");
    both(&Wrapped { value: None }, r#"{"value":null}"#);
}

#[derive(FastJson, Debug, PartialEq)]
struct Inside {
    #[fastjson(with = each(hex))]
    list: Vec<Opaque>,
    #[fastjson(with = option(hex))]
    maybe: Option<Opaque>,
    #[fastjson(with = values(hex))]
    map: BTreeMap<u8, Opaque>,
    #[fastjson(with = "option(each(values(option(hex))))")]
    deep: Option<Vec<HashMap<String, Option<Opaque>>>>,
    #[fastjson(with = each(option(hex)))]
    array: [Option<Opaque>; 2],
    #[fastjson(serialize_with = each(hex::print), deserialize_with = each(hex::parse))]
    set: BTreeSet<Opaque>,
    #[fastjson(with = option(hex), required)]
    must: Option<Opaque>,
}

fn inside() -> Inside {
    Inside {
        list: vec![Opaque(10), Opaque(11)],
        maybe: Some(Opaque(12)),
        map: BTreeMap::from([(1, Opaque(13))]),
        deep: Some(vec![HashMap::from([("x".into(), None)]), HashMap::new()]),
        array: [None, Some(Opaque(14))],
        set: BTreeSet::from([Opaque(1), Opaque(2)]),
        must: None,
    }
}

#[test]
fn converters_reach_inside_of_containers() {
    let text = r#"{"list":["a","b"],"maybe":"c","map":{"1":"d"},"deep":[{"x":null},{}],"array":[null,"e"],"set":["1","2"],"must":null}"#;
    both(&inside(), text);
    let empty = Inside {
        list: Vec::new(),
        maybe: None,
        map: BTreeMap::new(),
        deep: None,
        array: [None, None],
        set: BTreeSet::new(),
        must: None,
    };
    let text = r#"{"list":[],"map":{},"array":[null,null],"set":[],"must":null}"#;
    reads(text, &empty);
    let printed =
        r#"{"list":[],"maybe":null,"map":{},"deep":null,"array":[null,null],"set":[],"must":null}"#;
    assert_eq!(to_string(&empty), printed);
}

#[test]
fn errors_inside_of_containers_have_their_place() {
    let text = r#"{"list":["a",5]}"#;
    refuses::<Inside>(text, ErrorKind::WrongType, 13, "$.list[1]");
    refuses::<Inside>(r#"{"map":{"1":"x"}}"#, ErrorKind::Custom, 12, "$.map");
    refuses::<Inside>(r#"{"map":{"x":"1"}}"#, ErrorKind::InvalidValue, 8, "u8");
    refuses::<Inside>(r#"{"array":["1"]}"#, ErrorKind::Length, 13, "2 elements, found 1");
    refuses::<Inside>(r#"{"array":["1","1","1"]}"#, ErrorKind::Length, 18, "found more");
    refuses::<Inside>(r#"{"list":null}"#, ErrorKind::WrongType, 8, "an array");
    let text = r#"{"list":[],"map":{},"array":[null,null],"set":[]}"#;
    refuses::<Inside>(text, ErrorKind::MissingMember, 48, "must");
}

#[derive(FastJson, Debug, PartialEq)]
struct Tuple(
    #[fastjson(with = hex)] Opaque,
    u8,
    #[fastjson(with = each(hex), default)] Vec<Opaque>,
);

#[derive(FastJson, Debug, PartialEq)]
struct Newtype(#[fastjson(with = hex)] Opaque);

#[derive(FastJson, Debug, PartialEq)]
#[fastjson(transparent)]
struct Transparent {
    #[fastjson(with = option(hex))]
    inner: Option<Opaque>,
}

#[derive(FastJson, Debug, PartialEq)]
struct Holder {
    newtype: Newtype,
    transparent: Transparent,
}

#[test]
fn structs_without_an_object_have_converters_too() {
    both(&Tuple(Opaque(10), 1, vec![Opaque(11)]), r#"["a",1,["b"]]"#);
    reads(r#"["a",1]"#, &Tuple(Opaque(10), 1, Vec::new()));
    refuses::<Tuple>(r#"["a",1,["b"],1]"#, ErrorKind::Length, 13, "3 elements");
    both(&Newtype(Opaque(10)), r#""a""#);
    refuses::<Newtype>("1", ErrorKind::WrongType, 0, "a string");
    both(
        &Holder { newtype: Newtype(Opaque(1)), transparent: Transparent { inner: None } },
        r#"{"newtype":"1","transparent":null}"#,
    );
    reads(
        r#"{"newtype":"1"}"#,
        &Holder { newtype: Newtype(Opaque(1)), transparent: Transparent { inner: None } },
    );
}

/// A module for every type that has what it needs, lifetimes included.
mod generic {
    use super::*;

    pub(super) fn print<T: ToJson>(value: &T, printer: &mut Printer<'_>) {
        printer.raw("[");
        value.print(printer);
        printer.raw("]");
    }

    pub(super) fn parse<'de, T: FromJson<'de>>(parser: &mut Parser<'de>) -> Result<T, Error> {
        let [value] = <[T; 1]>::parse(parser)?;
        Ok(value)
    }
}

#[derive(FastJson, Debug, PartialEq)]
#[fastjson(bound(serialize = "T: ToJson", deserialize = "T: FromJson<'de>"))]
struct Generic<'a, T, const N: usize> {
    #[fastjson(with = generic)]
    text: Cow<'a, str>,
    #[fastjson(with = generic)]
    borrowed: &'a str,
    #[fastjson(with = each(generic))]
    values: [T; N],
    #[fastjson(with = option(generic))]
    maybe: Option<&'a str>,
}

/// Nothing is asked of a type that a converter prints and parses.
#[derive(FastJson, Debug, PartialEq)]
struct Unbound<T> {
    #[fastjson(with = nothing)]
    value: Option<T>,
}

mod nothing {
    use super::*;

    pub(super) fn print<T>(_: &Option<T>, printer: &mut Printer<'_>) {
        printer.raw("null");
    }

    pub(super) fn parse<T>(parser: &mut Parser<'_>) -> Result<Option<T>, Error> {
        parser.take_null().map(|()| None)
    }
}

#[test]
fn modules_may_be_generic_and_borrow() {
    let text = r#"{"text":["a"],"borrowed":["b"],"values":[[1],[2]],"maybe":["c"]}"#;
    let value = Generic { text: "a".into(), borrowed: "b", values: [1_u8, 2], maybe: Some("c") };
    both(&value, text);
    let read: Generic<'_, u8, 2> = from_str(text).unwrap();
    assert!(matches!(read.text, Cow::Borrowed(_)));
    both(&Unbound::<Opaque> { value: None }, r#"{"value":null}"#);
}

/// References coerce, as they would in a call by hand.
#[derive(FastJson, Debug, PartialEq)]
struct Coerced {
    #[fastjson(serialize_with = shout)]
    text: String,
    #[fastjson(serialize_with = count)]
    list: Vec<u8>,
    #[fastjson(deserialize_with = last)]
    last: VecDeque<u8>,
}

fn shout(text: &str, printer: &mut Printer<'_>) {
    printer.string(&text.to_uppercase());
}

fn count(list: &[u8], printer: &mut Printer<'_>) {
    list.len().print(printer);
}

fn last(parser: &mut Parser<'_>) -> Result<VecDeque<u8>, Error> {
    let mut all = VecDeque::<u8>::parse(parser)?;
    Ok(all.pop_back().into_iter().collect())
}

#[test]
fn each_direction_may_have_its_own_function() {
    let value: Coerced = from_str(r#"{"text":"a","list":[1,2],"last":[3,4]}"#).unwrap();
    assert_eq!(value.last, [4]);
    assert_eq!(to_string(&value), r#"{"text":"A","list":2,"last":[4]}"#);
}

#[derive(FastJson, Debug, PartialEq)]
struct Checked {
    #[fastjson(validate = is_even)]
    even: u8,
    #[fastjson(validate = not_empty, default)]
    text: Option<String>,
    #[fastjson(with = hex, validate = "small")]
    small: Opaque,
}

fn is_even(value: &u8) -> Result<(), String> {
    if value.is_multiple_of(2) { Ok(()) } else { Err(format!("{value} is odd")) }
}

fn not_empty(text: &Option<String>) -> Result<(), &'static str> {
    if text.as_deref() == Some("") { Err("the text is empty") } else { Ok(()) }
}

fn small(value: &Opaque) -> Result<(), Error> {
    if value.0 < 16 { Ok(()) } else { Err(Error::custom("too large")) }
}

#[test]
fn values_are_checked_where_they_start() {
    both(
        &Checked { even: 2, text: None, small: Opaque(1) },
        r#"{"even":2,"text":null,"small":"1"}"#,
    );
    refuses::<Checked>(r#"{"even": 3}"#, ErrorKind::Custom, 9, "3 is odd at line 1 column 10");
    refuses::<Checked>(r#"{"even":2,"text": ""}"#, ErrorKind::Custom, 18, "the text is empty");
    refuses::<Checked>(r#"{"small":"ff"}"#, ErrorKind::Custom, 9, "too large at line 1 column 10");
    refuses::<Checked>(r#"{"even":300}"#, ErrorKind::OutOfRange, 8, "u8");
    let mut kept = Checked { even: 2, text: None, small: Opaque(1) };
    let error = fastjson::from_str_into(&mut kept, r#"{"even":5}"#).unwrap_err();
    assert_eq!((error.message(), error.path()), ("5 is odd", "$.even"));
}

/// More fields than are held in registers while they are read.
#[test]
fn wide_structs_have_converters_too() {
    /// Expands to a struct of the given fields, all with a converter.
    macro_rules! wide {
        ($($name:ident)*) => {
            #[derive(FastJson, Debug, PartialEq, Default)]
            struct Wide {
                $(#[fastjson(with = hex)] $name: Opaque,)*
                #[fastjson(with = option(hex))]
                maybe: Option<Opaque>,
                #[fastjson(validate = is_even)]
                even: u8,
            }

            const NAMES: &[&str] = &[$(stringify!($name)),*];
        };
    }
    wide! {
        a0 a1 a2 a3 a4 a5 a6 a7 a8 a9 b0 b1 b2 b3 b4 b5 b6 b7 b8 b9 c0 c1 c2 c3 c4 c5 c6 c7 c8 c9
        d0 d1 d2 d3 d4 d5 d6 d7 d8 d9 e0 e1 e2 e3 e4 e5 e6 e7 e8 e9 f0 f1 f2 f3 f4 f5 f6 f7 f8 f9
        g0 g1 g2 g3 g4 g5 g6 g7 g8 g9
    }
    let value = Wide { c5: Opaque(10), even: 4, ..Wide::default() };
    let text = to_string(&value);
    assert_eq!(text.matches(r#":"0""#).count(), NAMES.len() - 1);
    both(&value, &text);
    reads(&text.replace(r#","maybe":null"#, ""), &value);
    let error = from_str::<Wide>(&text.replace(r#""c5":"a","#, "")).unwrap_err();
    assert_eq!(error.kind(), ErrorKind::MissingMember);
    let error = from_str::<Wide>(&text.replace(r#":4"#, ":5")).unwrap_err();
    assert_eq!(error.message(), "5 is odd");
}

#[test]
fn references_are_printed_through() {
    #[derive(ToJson)]
    struct Lent<'a> {
        #[fastjson(with = each(hex))]
        slice: &'a [Opaque],
        #[fastjson(with = option(each(hex)))]
        list: Option<&'a Vec<Opaque>>,
        #[fastjson(with = values(each(hex)))]
        map: &'a BTreeMap<&'a str, &'a [Opaque]>,
    }
    let list = vec![Opaque(10), Opaque(11)];
    let map = BTreeMap::from([("x", &list[1..])]);
    let lent = Lent { slice: &list[..1], list: Some(&list), map: &map };
    assert_eq!(to_string(&lent), r#"{"slice":["a"],"list":["a","b"],"map":{"x":["b"]}}"#);
}

/// Names chosen at run time are those of the fields around; what is converted keeps its own, and
/// `option(..)` may be absent.
#[test]
fn names_at_run_time_end_at_a_converter() {
    use fastjson::names::{Renamed, Rule};
    use fastjson::{DeserializerFactory, SerializerFactory, Settings};

    #[derive(FastJson, Debug, PartialEq)]
    struct Inner {
        a: u8,
    }
    #[derive(FastJson, Debug, PartialEq)]
    struct Outer {
        #[fastjson(with = generic)]
        inner: Inner,
        #[fastjson(with = option(hex))]
        maybe: Option<Opaque>,
    }
    let names = Renamed(Rule::Uppercase);
    let value = Outer { inner: Inner { a: 1 }, maybe: None };
    let mut reader = DeserializerFactory::create::<Outer>(&names, Settings::new()).unwrap();
    assert_eq!(reader.deserialize(r#"{"INNER":[{"a":1}]}"#).unwrap(), &value);
    assert_eq!(reader.deserialize("{}").unwrap_err().kind(), ErrorKind::MissingMember);
    let mut printer = SerializerFactory::create::<Outer>(&names, Settings::new()).unwrap();
    assert_eq!(printer.serialize(&value), r#"{"INNER":[{"a":1}],"MAYBE":null}"#);
}
