//! Values that do not say which variant they are.

use std::borrow::Cow;
use std::collections::BTreeMap;
use std::marker::PhantomData;

use fastjson::{ErrorKind, FastJson, from_str};
use serde::{Deserialize, Serialize};

use super::{as_serde, both, reads, refuses};

#[derive(Debug, PartialEq, FastJson, Deserialize, Serialize)]
#[fastjson(untagged)]
#[serde(untagged)]
enum All {
    Unit,
    Bool(bool),
    Int(i64),
    Float(f64),
    Text(String),
    Many(Vec<All>),
    Pair(u8, u8),
    Struct { a: u8 },
    Map(BTreeMap<String, All>),
}

#[test]
fn the_first_variant_that_fits() {
    for json in [
        "null",
        "true",
        "1",
        "1.5",
        "\"x\"",
        "[]",
        "[1,\"a\",null]",
        "{\"a\":1}",
        "{}",
        "{\"a\":300}",
    ] {
        as_serde::<All>(json);
    }
    reads("[1,2]", &All::Many(vec![All::Int(1), All::Int(2)]));
    reads(r#"{"a":1,"b":2}"#, &All::Struct { a: 1 });
    reads("18446744073709551615", &All::Float(18_446_744_073_709_551_615.0));
    both(&All::Unit, "null");
    both(&All::Struct { a: 1 }, r#"{"a":1}"#);
}

#[test]
fn faults_of_the_text_are_reported_as_such() {
    refuses::<All>("[1,]", ErrorKind::Syntax, 3, "trailing comma");
    refuses::<All>("[1", ErrorKind::Eof, 2, "");
    refuses::<All>("\"\\x\"", ErrorKind::InvalidEscape, 2, "");
    refuses::<All>("nul", ErrorKind::Eof, 3, "");
    refuses::<All>("", ErrorKind::Eof, 0, "");
    refuses::<All>("01", ErrorKind::InvalidNumber, 1, "");
}

#[derive(Debug, PartialEq, FastJson)]
#[fastjson(untagged)]
enum Few {
    Struct { x: u8, y: u8 },
    Text(String),
    Both(u8, String),
}

#[test]
fn the_error_lists_what_each_variant_wants() {
    refuses::<Few>(
        "1",
        ErrorKind::WrongType,
        0,
        "no variant of `Few` fits: Struct: expected an object, found a number; \
         Text: expected a string, found a number; Both: expected an array, found a number",
    );
    refuses::<Few>(
        r#" {"x":1}"#,
        ErrorKind::InvalidValue,
        1,
        r#"Struct: missing member "y" (offset 7); Text: expected a string, found an object"#,
    );
    refuses::<Vec<Few>>(r#"["x",[1,2]]"#, ErrorKind::InvalidValue, 5, "in $[1]");
}

#[derive(Debug, PartialEq, FastJson)]
#[fastjson(untagged)]
enum Wide {
    Number(u128),
    Keys(BTreeMap<u8, u8>),
}

#[derive(Debug, PartialEq, FastJson)]
#[fastjson(untagged)]
enum Borrowed<'a> {
    Text(&'a str),
    Escaped(Cow<'a, str>),
    Number(u8),
}

#[derive(Debug, PartialEq, FastJson, Deserialize, Serialize)]
#[fastjson(untagged)]
#[serde(untagged)]
enum Nulls {
    Option(Option<u8>),
    Text(String),
    Nothing(PhantomData<u8>),
}

#[test]
fn nothing_is_lost() {
    reads("18446744073709551616", &Wide::Number(1 << 64));
    reads(r#"{"1":2}"#, &Wide::Keys([(1, 2)].into()));
    reads("\"x\"", &Borrowed::Text("x"));
    reads("\"\\n\"", &Borrowed::Escaped("\n".into()));
    for json in ["null", "1", "\"x\"", "300", "[]"] {
        as_serde::<Nulls>(json);
    }
}

#[derive(Debug, PartialEq, FastJson, Deserialize, Serialize)]
enum Last {
    A,
    N(u8),
    #[fastjson(untagged)]
    #[serde(untagged)]
    Other(String),
    #[fastjson(untagged)]
    #[serde(untagged)]
    Any {
        z: u8,
    },
}

#[derive(Debug, PartialEq, FastJson, Deserialize, Serialize)]
#[fastjson(tag = "t")]
#[serde(tag = "t")]
enum LastOfTagged {
    A {
        x: u8,
    },
    #[fastjson(untagged)]
    #[serde(untagged)]
    Other {
        y: u8,
    },
}

#[test]
fn single_variants_at_the_end() {
    for json in
        ["\"A\"", "{\"N\":1}", "\"zzz\"", "{\"N\":\"bad\"}", "5", "{\"z\":1}", "{\"z\":\"\"}"]
    {
        as_serde::<Last>(json);
    }
    for json in
        [r#"{"t":"A","x":1}"#, r#"{"y":1}"#, r#"{"t":"B","y":1}"#, r#"{"t":"A","y":1}"#, "{}"]
    {
        as_serde::<LastOfTagged>(json);
    }
    refuses::<Last>(
        "5",
        ErrorKind::WrongType,
        0,
        "a tagged variant: expected an object or a string",
    );
}

#[derive(Debug, PartialEq, FastJson)]
#[fastjson(untagged)]
enum Nested {
    A(Vec<Nested>),
    B(Vec<Nested>),
    N(u8),
}

/// Each level has two variants that read the next one; who tries both does not end.
#[test]
fn levels_do_not_multiply() {
    for end in ["\"x\"", "1", "300", "[1,\"x\"]"] {
        let json = format!("{}{end}{}", "[".repeat(60), "]".repeat(60));
        assert_eq!(from_str::<Nested>(&json).is_ok(), end == "1", "{end}");
    }
    let many = format!("[{}]", vec!["[[[[[[\"x\"]]]]]]"; 1000].join(","));
    let error = from_str::<Nested>(&many).unwrap_err();
    assert_eq!(error.kind(), ErrorKind::InvalidValue);
    assert!(error.to_string().len() < 1000, "{error}");
}

/// The inner value fits, and what is beside it does not: each level is read for two variants.
#[derive(Debug, PartialEq, FastJson)]
#[fastjson(untagged)]
enum Beside {
    WithNumber(Box<Beside>, u8),
    WithText(Box<Beside>, String),
    End(u8),
}

#[test]
fn values_that_fit_are_not_read_again_and_again() {
    let json = format!("{}1{}", "[".repeat(60), ",\"x\"]".repeat(60));
    assert!(from_str::<Beside>(&json).is_ok());
}

#[derive(Debug, PartialEq, FastJson)]
#[fastjson(untagged)]
enum InItself {
    Again(Box<InItself>),
    End(u8),
}

/// Without a bracket a level counts all the same.
#[test]
fn a_variant_that_is_the_type_itself_ends() {
    let error = from_str::<InItself>("1").unwrap_err();
    assert_eq!(error.kind(), ErrorKind::DepthLimit);
}
