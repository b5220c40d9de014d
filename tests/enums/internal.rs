//! `{"tag": "Name", ...}`, the tag among the members.

use std::borrow::Cow;
use std::collections::BTreeMap;

use fastjson::{ErrorKind, FastJson, from_str};
use serde::{Deserialize, Serialize};

use super::{as_serde, both, reads, refuses};

#[derive(Debug, PartialEq, FastJson, Deserialize, Serialize)]
#[fastjson(tag = "t")]
#[serde(tag = "t")]
enum All {
    Unit,
    Struct { a: u8, b: Option<u8> },
    NoFields {},
}

#[test]
fn every_kind_of_variant() {
    both(&All::Unit, r#"{"t":"Unit"}"#);
    both(&All::Struct { a: 1, b: None }, r#"{"t":"Struct","a":1,"b":null}"#);
    both(&All::NoFields {}, r#"{"t":"NoFields"}"#);
    reads(
        r#" { "b" : 2 , "x" : [ { "t" : 1 } ] , "t" : "Struct" , "a" : 1 } "#,
        &All::Struct { a: 1, b: Some(2) },
    );
    reads(r#"{"a":1,"\u0074":"Struct"}"#, &All::Struct { a: 1, b: None });
    reads(r#"{"t":"\u0055nit","x":1}"#, &All::Unit);
}

#[test]
fn what_serde_reads_is_read() {
    let tags = [
        r#""t":"Unit""#,
        r#""t":"Struct""#,
        r#""t":"NoFields""#,
        r#""t":"Nil""#,
        r#""t":1"#,
        r#""t":[]"#,
    ];
    let members = [
        r#""a":1"#,
        r#""b":2"#,
        r#""x":[1,{"t":2}]"#,
        r#""a":1,"b":null"#,
        r#""b":1,"a":2"#,
        r#""a":"""#,
        r#""a":1,"a":1"#,
        r#""a"#,
    ];
    for tag in tags {
        as_serde::<All>(&format!("{{{tag}}}"));
        as_serde::<All>(&format!("{{{tag},}}"));
        as_serde::<All>(&format!("{{{tag},{tag}}}"));
        for first in members {
            as_serde::<All>(&format!("{{{first}}}"));
            as_serde::<All>(&format!("{{{tag},{first}}}"));
            as_serde::<All>(&format!("{{{first},{tag}}}"));
            as_serde::<All>(&format!("{{{first},{tag},{tag}}}"));
            as_serde::<All>(&format!("{{{tag},{first},{tag}}}"));
            for second in members {
                as_serde::<All>(&format!("{{{first},{tag},{second}}}"));
                as_serde::<All>(&format!("{{{first},{second},{tag}}}"));
            }
        }
    }
}

#[test]
fn errors_keep_their_place() {
    refuses::<All>("{}", ErrorKind::MissingMember, 1, r#"missing member "t""#);
    refuses::<All>(r#"{"a":1}"#, ErrorKind::MissingMember, 6, r#"missing member "t""#);
    refuses::<All>(r#"{"a":01}"#, ErrorKind::InvalidNumber, 6, "");
    refuses::<All>(r#"{"t":1}"#, ErrorKind::WrongType, 5, "expected a string, found a number");
    refuses::<All>(
        r#"{"t":"Nil"}"#,
        ErrorKind::InvalidValue,
        5,
        r#"expected one of "Unit", "Struct""#,
    );
    refuses::<All>(
        r#"{"t":"Unit","t":"Unit"}"#,
        ErrorKind::DuplicateMember,
        12,
        r#"the member "t" is there twice"#,
    );
    refuses::<All>(
        r#"{"a":1,"t":"Struct","t":"Unit"}"#,
        ErrorKind::DuplicateMember,
        20,
        r#"the member "t""#,
    );
    refuses::<All>(
        r#"{"t":"Struct","a":1,"\u0074":1}"#,
        ErrorKind::DuplicateMember,
        20,
        r#"the member "t""#,
    );
    refuses::<All>(
        r#"{"t":"Struct","b":1}"#,
        ErrorKind::MissingMember,
        19,
        r#"missing member "a""#,
    );
    refuses::<All>(r#"{"a":"x","t":"Struct"}"#, ErrorKind::WrongType, 5, "in $.a");
    refuses::<All>(r#"["Unit"]"#, ErrorKind::WrongType, 0, "expected an object, found an array");
    refuses::<All>("\"Unit\"", ErrorKind::WrongType, 0, "expected an object, found a string");
}

#[derive(Debug, PartialEq, FastJson)]
#[fastjson(tag = "t", deny_unknown_fields)]
enum Strict {
    Unit,
    Struct { a: u8 },
    NoFields {},
}

#[test]
fn members_that_nobody_knows() {
    refuses::<Strict>(
        r#"{"t":"Unit","b":2}"#,
        ErrorKind::UnknownMember,
        12,
        r#"unknown member "b", expected one of "t""#,
    );
    refuses::<Strict>(r#"{"b":2,"t":"Unit"}"#, ErrorKind::UnknownMember, 1, "");
    refuses::<Strict>(r#"{"t":"NoFields","b":2}"#, ErrorKind::UnknownMember, 16, "");
    refuses::<Strict>(
        r#"{"t":"Struct","a":1,"b":2}"#,
        ErrorKind::UnknownMember,
        20,
        r#"expected one of "a", "t""#,
    );
    reads(r#"{"a":1,"t":"Struct"}"#, &Strict::Struct { a: 1 });
}

/// What serde loses in its buffer.
#[derive(Debug, PartialEq, FastJson)]
#[fastjson(tag = "t")]
enum Kept<'a> {
    Keys { m: BTreeMap<i32, u8> },
    Wide { b: u128 },
    Text { s: &'a str, c: Cow<'a, str> },
}

#[test]
fn nothing_is_lost() {
    reads(r#"{"m":{"1":2},"t":"Keys"}"#, &Kept::Keys { m: [(1, 2)].into() });
    reads(
        r#"{"t":"Wide","b":340282366920938463463374607431768211455}"#,
        &Kept::Wide { b: u128::MAX },
    );
    reads(r#"{"s":"x","c":"\t","t":"Text"}"#, &Kept::Text { s: "x", c: "\t".into() });
}

#[derive(Debug, PartialEq, FastJson)]
#[fastjson(tag = "t")]
enum Deep {
    L { l: Box<Deep> },
    E,
}

#[test]
fn levels_count_one_each() {
    let first = |levels: usize| {
        format!("{}{{\"t\":\"E\"}}{}", "{\"t\":\"L\",\"l\":".repeat(levels), "}".repeat(levels))
    };
    let last = |levels: usize| {
        format!("{}{{\"t\":\"E\"}}{}", "{\"l\":".repeat(levels), ",\"t\":\"L\"}".repeat(levels))
    };
    for nested in [&first as &dyn Fn(usize) -> String, &last] {
        assert!(from_str::<Deep>(&nested(127)).is_ok());
        assert_eq!(from_str::<Deep>(&nested(128)).unwrap_err().kind(), ErrorKind::DepthLimit);
    }
}

#[derive(Debug, PartialEq, FastJson, Deserialize, Serialize)]
#[fastjson(tag = "type")]
#[serde(tag = "type")]
struct Tagged {
    a: u8,
}

#[derive(Debug, PartialEq, FastJson)]
#[fastjson(tag = "type", rename = "strict", deny_unknown_fields)]
struct StrictTagged {
    a: Option<u8>,
}

#[derive(Debug, PartialEq, FastJson)]
#[fastjson(tag = "type")]
struct Empty {}

#[test]
fn structs_with_a_tag() {
    both(&Tagged { a: 1 }, r#"{"type":"Tagged","a":1}"#);
    for json in [r#"{"a":1}"#, r#"{"a":1,"type":"Tagged"}"#, r#"{"type":"Tagged"}"#, "[]"] {
        as_serde::<Tagged>(json);
    }
    both(&StrictTagged { a: None }, r#"{"type":"strict","a":null}"#);
    refuses::<StrictTagged>(
        r#"{"type":"other"}"#,
        ErrorKind::InvalidValue,
        8,
        r#"expected "strict", found "other""#,
    );
    refuses::<StrictTagged>(r#"{"type":1}"#, ErrorKind::WrongType, 8, "expected a string");
    refuses::<StrictTagged>(
        r#"{"type":"strict","type":"strict"}"#,
        ErrorKind::DuplicateMember,
        17,
        "",
    );
    refuses::<StrictTagged>(r#"{"x":1}"#, ErrorKind::UnknownMember, 1, r#"one of "a", "type""#);
    both(&Empty {}, r#"{"type":"Empty"}"#);
    reads("{}", &Empty {});
}
