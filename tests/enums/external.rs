//! `{"Name": content}`, or `"Name"`.

use std::borrow::Cow;
use std::collections::BTreeMap;

use fastjson::{ErrorKind, FastJson, from_str, to_string};
use serde::{Deserialize, Serialize};

use super::{as_serde, both, reads, refuses};

#[derive(Debug, PartialEq, FastJson, Deserialize, Serialize)]
enum All {
    Unit,
    Newtype(u8),
    Tuple(u8, String),
    Struct { a: u8, b: Option<u8> },
    OfUnit(()),
    OfOption(Option<u8>),
    NoElements(),
    NoFields {},
}

#[test]
fn every_kind_of_variant() {
    both(&All::Unit, r#""Unit""#);
    both(&All::Newtype(5), r#"{"Newtype":5}"#);
    both(&All::Tuple(1, "x".into()), r#"{"Tuple":[1,"x"]}"#);
    both(&All::Struct { a: 1, b: None }, r#"{"Struct":{"a":1,"b":null}}"#);
    both(&All::OfUnit(()), r#"{"OfUnit":null}"#);
    both(&All::OfOption(None), r#"{"OfOption":null}"#);
    both(&All::NoElements(), r#"{"NoElements":[]}"#);
    both(&All::NoFields {}, r#"{"NoFields":{}}"#);
    reads(" { \"Struct\" : { \"b\" : 2 , \"a\" : 1 } } ", &All::Struct { a: 1, b: Some(2) });
    reads(r#"{"N\u0065wtype":5}"#, &All::Newtype(5));
    reads(r#"{"Unit":null}"#, &All::Unit);
}

#[test]
fn what_serde_reads_is_read() {
    let names = ["Unit", "Newtype", "Tuple", "Struct", "OfUnit", "OfOption", "NoElements", "x", ""];
    let contents = [
        "null",
        "5",
        "300",
        "\"x\"",
        "[]",
        "[1]",
        "[1,\"x\"]",
        "[1,\"x\",2]",
        "{}",
        "{\"a\":1}",
        "{\"a\":1,\"b\":2}",
        "{\"a\":1,\"c\":[]}",
        "{\"a\":1,\"a\":1}",
        "",
        "null,\"Unit\":null",
        "5,\"Newtype\":5",
        "5,",
    ];
    for name in names {
        as_serde::<All>(&format!("\"{name}\""));
        for content in contents {
            as_serde::<All>(&format!("{{\"{name}\":{content}}}"));
        }
    }
    for json in
        ["", "{", "{}", "[]", "null", "1", "true", "{\"Unit\"", "{\"Unit\":", "{,}", "\"Unit"]
    {
        as_serde::<All>(json);
    }
}

#[test]
fn errors_say_what_is_allowed() {
    refuses::<All>(
        r#""Nil""#,
        ErrorKind::InvalidValue,
        0,
        r#"unknown variant "Nil", expected one of "Unit", "Newtype","#,
    );
    refuses::<All>(r#"{"Nil":1}"#, ErrorKind::InvalidValue, 1, r#"unknown variant "Nil""#);
    refuses::<All>(
        r#""Newtype""#,
        ErrorKind::WrongType,
        8,
        r#"the variant "Newtype" holds something"#,
    );
    refuses::<All>("{}", ErrorKind::MissingMember, 1, r#"expected a member named one of "Unit""#);
    refuses::<All>("[]", ErrorKind::WrongType, 0, "expected a string or an object, found an array");
    refuses::<All>(r#"{"Unit":null,"a":1}"#, ErrorKind::UnknownMember, 13, "one member");
    refuses::<All>(r#"{"Struct":{"b":1}}"#, ErrorKind::MissingMember, 16, r#"missing member "a""#);
    refuses::<All>(r#"{"Struct":{"a":[]}}"#, ErrorKind::WrongType, 15, "in $.Struct.a");
    refuses::<All>(
        r#"{"Tuple":[1]}"#,
        ErrorKind::Length,
        11,
        "expected an array of 2 elements, found 1",
    );
}

#[derive(Debug, PartialEq, FastJson, Deserialize, Serialize)]
#[fastjson(rename_all = "snake_case", rename_all_fields = "camelCase", deny_unknown_fields)]
#[serde(rename_all = "snake_case", rename_all_fields = "camelCase", deny_unknown_fields)]
enum Renamed {
    FirstOne {
        some_field: u8,
    },
    #[fastjson(rename_all = "UPPERCASE")]
    #[serde(rename_all = "UPPERCASE")]
    SecondOne {
        some_field: u8,
    },
    #[fastjson(rename = "three", alias("third", "drei"))]
    #[serde(rename = "three", alias = "third", alias = "drei")]
    ThirdOne {
        #[fastjson(rename = "f", alias = "g", default = 7)]
        #[serde(rename = "f", alias = "g", default = "seven")]
        some_field: u8,
    },
    #[fastjson(rename(serialize = "out", deserialize = "in"))]
    #[serde(rename(serialize = "out", deserialize = "in"))]
    OneWay(u8),
}

fn seven() -> u8 {
    7
}

#[test]
fn names_of_variants_and_fields() {
    both(&Renamed::FirstOne { some_field: 1 }, r#"{"first_one":{"someField":1}}"#);
    both(&Renamed::SecondOne { some_field: 1 }, r#"{"second_one":{"SOME_FIELD":1}}"#);
    both(&Renamed::ThirdOne { some_field: 1 }, r#"{"three":{"f":1}}"#);
    for name in ["first_one", "second_one", "three", "third", "drei", "in", "out", "ThirdOne"] {
        for content in
            ["1", "{\"someField\":1}", "{\"SOME_FIELD\":1}", "{\"f\":1}", "{\"g\":1}", "{}"]
        {
            as_serde::<Renamed>(&format!("{{\"{name}\":{content}}}"));
        }
    }
    refuses::<Renamed>(
        r#"{"first_one":{"someField":1,"x":2}}"#,
        ErrorKind::UnknownMember,
        28,
        r#"unknown member "x", expected one of "someField""#,
    );
}

#[derive(Debug, PartialEq, FastJson)]
enum Borrowed<'a> {
    Text(&'a str),
    Maybe(Cow<'a, str>),
    Both { left: &'a str, right: Option<Cow<'a, str>> },
}

#[test]
fn content_borrows_from_the_text() {
    both(&Borrowed::Text("x"), r#"{"Text":"x"}"#);
    both(
        &Borrowed::Both { left: "l", right: Some("r".into()) },
        r#"{"Both":{"left":"l","right":"r"}}"#,
    );
    reads(r#"{"Maybe":"\n"}"#, &Borrowed::Maybe("\n".into()));
    refuses::<Borrowed<'_>>(r#"{"Text":"\n"}"#, ErrorKind::EscapedString, 8, "");
}

#[derive(Debug, PartialEq, FastJson)]
enum Tree<T, const N: usize> {
    Leaf(T),
    Many([T; N]),
    Node { left: Box<Tree<T, N>>, right: Box<Tree<T, N>> },
    Named(BTreeMap<String, Tree<T, N>>),
}

#[test]
fn generic_and_recursive() {
    let leaf = |value| Box::new(Tree::<u8, 2>::Leaf(value));
    both(
        &Tree::Node { left: leaf(1), right: Box::new(Tree::Many([2, 3])) },
        r#"{"Node":{"left":{"Leaf":1},"right":{"Many":[2,3]}}}"#,
    );
    both(
        &Tree::<_, 0>::Named([("k".to_owned(), Tree::Leaf("x".to_owned()))].into()),
        r#"{"Named":{"k":{"Leaf":"x"}}}"#,
    );
}

#[derive(Debug, PartialEq, FastJson)]
enum Skips {
    Kept(u8),
    #[fastjson(skip)]
    Never(std::time::Instant),
    #[fastjson(skip_serializing, serialize_as = "Kept\"")]
    In {
        a: u8,
    },
    #[fastjson(skip_deserializing)]
    Out(u8, #[fastjson(skip)] bool),
}

#[test]
fn skipped_variants() {
    both(&Skips::Kept(1), r#"{"Kept":1}"#);
    reads(r#"{"In":{"a":1}}"#, &Skips::In { a: 1 });
    assert_eq!(to_string(&Skips::In { a: 1 }), r#""Kept\"""#);
    assert_eq!(to_string(&Skips::Out(1, true)), r#"{"Out":[1]}"#);
    let known = r#"expected one of "Kept", "In""#;
    refuses::<Skips>(r#"{"Out":[1]}"#, ErrorKind::InvalidValue, 1, known);
    refuses::<Skips>(r#"{"Never":1}"#, ErrorKind::InvalidValue, 1, known);
}

#[test]
#[should_panic(expected = "the variant `Skips::Never` is not printed")]
fn what_is_never_printed_panics() {
    let _ = to_string(&Skips::Never(std::time::Instant::now()));
}

#[derive(Debug, PartialEq, FastJson, Deserialize, Serialize)]
enum Deep {
    L(Box<Deep>),
    E,
}

#[test]
fn each_level_counts_one() {
    let nested = |levels: usize| format!("{}\"E\"{}", "{\"L\":".repeat(levels), "}".repeat(levels));
    assert!(from_str::<Deep>(&nested(128)).is_ok());
    let error = from_str::<Deep>(&nested(129)).unwrap_err();
    assert_eq!(error.kind(), ErrorKind::DepthLimit);
}

#[derive(Debug, PartialEq, FastJson)]
enum Never {}

#[test]
fn no_variants() {
    refuses::<Never>("\"A\"", ErrorKind::InvalidValue, 0, "no variant");
    refuses::<Never>("{}", ErrorKind::InvalidValue, 0, "no variant");
}
