//! `{"tag": "Name", "content": content}`, in any order.

use std::collections::BTreeMap;

use fastjson::{ErrorKind, FastJson, from_str};
use serde::{Deserialize, Serialize};

use super::{as_serde, both, reads, refuses};

#[derive(Debug, PartialEq, FastJson, Deserialize, Serialize)]
#[fastjson(tag = "t", content = "c")]
#[serde(tag = "t", content = "c")]
enum All {
    Unit,
    Newtype(u8),
    Tuple(u8, u8),
    Struct { a: u8, b: Option<u8> },
    OfOption(Option<u8>),
}

#[test]
fn every_kind_of_variant() {
    both(&All::Unit, r#"{"t":"Unit"}"#);
    both(&All::Newtype(5), r#"{"t":"Newtype","c":5}"#);
    both(&All::Tuple(1, 2), r#"{"t":"Tuple","c":[1,2]}"#);
    both(&All::Struct { a: 1, b: None }, r#"{"t":"Struct","c":{"a":1,"b":null}}"#);
    both(&All::OfOption(None), r#"{"t":"OfOption","c":null}"#);
    reads(r#"{"t":"OfOption"}"#, &All::OfOption(None));
    reads(r#" { "c" : [ 1 , 2 ] , "x" : [] , "t" : "Tuple" , "y" : {} } "#, &All::Tuple(1, 2));
    reads(r#"{"\u0074":"N\u0065wtype","\u0063":5}"#, &All::Newtype(5));
}

/// Every order of members of a small object, some of them twice or missing.
#[test]
fn what_serde_reads_is_read() {
    let tags = [
        r#""t":"Unit""#,
        r#""t":"Newtype""#,
        r#""t":"Struct""#,
        r#""t":"OfOption""#,
        r#""t":"Tuple""#,
        r#""t":"Nil""#,
        r#""t":1"#,
        r#""t":null"#,
    ];
    let contents = [r#""c":null"#, r#""c":5"#, r#""c":{"a":1}"#, r#""c":[1,2]"#, r#""c":[1"#];
    let other = r#""x":[1,{"t":2}]"#;
    for tag in tags {
        as_serde::<All>(&format!("{{{tag}}}"));
        as_serde::<All>(&format!("{{{tag},{other}}}"));
        as_serde::<All>(&format!("{{{tag},{tag}}}"));
        for content in contents {
            for json in [
                format!("{{{content}}}"),
                format!("{{{tag},{content}}}"),
                format!("{{{content},{tag}}}"),
                format!("{{{other},{content},{other},{tag},{other}}}"),
                format!("{{{other},{tag},{other},{content},{other}}}"),
                format!("{{{tag},{content},{tag}}}"),
                format!("{{{tag},{content},{content}}}"),
                format!("{{{content},{tag},{content}}}"),
                format!("{{{content},{content},{tag}}}"),
                format!("{{{content},{tag},{tag}}}"),
                format!("{{{content},{tag},}}"),
                format!("{{{content},{tag}"),
            ] {
                as_serde::<All>(&json);
            }
        }
    }
}

#[test]
fn errors_say_what_is_missing_or_there_twice() {
    refuses::<All>("{}", ErrorKind::MissingMember, 1, r#"missing member "t""#);
    refuses::<All>(r#"{"c":5}"#, ErrorKind::MissingMember, 6, r#"missing member "t""#);
    refuses::<All>(r#"{"t":"Newtype"}"#, ErrorKind::MissingMember, 14, r#"missing member "c""#);
    refuses::<All>(r#"{"t":"Struct"}"#, ErrorKind::MissingMember, 13, r#"missing member "c""#);
    refuses::<All>(
        r#"{"t":1,"c":5}"#,
        ErrorKind::WrongType,
        5,
        "expected a string, found a number",
    );
    refuses::<All>(r#"{"t":"Nil"}"#, ErrorKind::InvalidValue, 5, r#"expected one of "Unit""#);
    refuses::<All>(
        r#"{"t":"Unit","t":"Unit"}"#,
        ErrorKind::DuplicateMember,
        12,
        r#"the member "t" is there twice"#,
    );
    refuses::<All>(
        r#"{"t":"Newtype","c":5,"c":6}"#,
        ErrorKind::DuplicateMember,
        21,
        r#"the member "c""#,
    );
    refuses::<All>(
        r#"{"c":5,"c":6,"t":"Newtype"}"#,
        ErrorKind::DuplicateMember,
        7,
        r#"the member "c""#,
    );
    refuses::<All>(r#"{"c":5,"t":"Newtype","\u0063":6}"#, ErrorKind::DuplicateMember, 21, "");
    refuses::<All>(r#"["Newtype",5]"#, ErrorKind::WrongType, 0, "expected an object");
    refuses::<All>(r#"{"c":"x","t":"Newtype"}"#, ErrorKind::WrongType, 5, "in $.c");
}

#[derive(Debug, PartialEq, FastJson)]
#[fastjson(tag = "t", content = "c", deny_unknown_fields)]
enum Strict {
    Unit,
    Struct { a: u8 },
}

#[test]
fn members_that_nobody_knows() {
    refuses::<Strict>(
        r#"{"x":1,"t":"Unit"}"#,
        ErrorKind::UnknownMember,
        1,
        r#"expected one of "t", "c""#,
    );
    refuses::<Strict>(
        r#"{"t":"Unit","x":1}"#,
        ErrorKind::UnknownMember,
        12,
        r#"unknown member "x""#,
    );
    refuses::<Strict>(r#"{"t":"Struct","c":{"a":1},"x":1}"#, ErrorKind::UnknownMember, 26, "");
    refuses::<Strict>(
        r#"{"t":"Struct","c":{"a":1,"x":1}}"#,
        ErrorKind::UnknownMember,
        25,
        r#"one of "a""#,
    );
    reads(r#"{"c":{"a":1},"t":"Struct"}"#, &Strict::Struct { a: 1 });
}

/// What serde loses when the content comes first.
#[derive(Debug, PartialEq, FastJson)]
#[fastjson(tag = "t", content = "c")]
enum Kept<'a> {
    Keys(BTreeMap<u8, u8>),
    Wide(u128),
    Text(&'a str),
}

#[test]
fn the_order_does_not_matter() {
    let text = r#"{"c":{"1":2},"t":"Keys"}"#;
    reads(text, &Kept::Keys([(1, 2)].into()));
    reads(r#"{"c":340282366920938463463374607431768211455,"t":"Wide"}"#, &Kept::Wide(u128::MAX));
    reads(r#"{"c":"x","t":"Text"}"#, &Kept::Text("x"));
}

#[derive(Debug, PartialEq, FastJson)]
#[fastjson(tag = "t", content = "c")]
enum Deep {
    L(Box<Deep>),
    E,
}

#[test]
fn content_first_in_itself_costs_a_pass_for_each_level() {
    let nested = |levels: usize| {
        format!("{}{{\"t\":\"E\"}}{}", "{\"c\":".repeat(levels), ",\"t\":\"L\"}".repeat(levels))
    };
    assert!(from_str::<Deep>(&nested(127)).is_ok());
    assert_eq!(from_str::<Deep>(&nested(128)).unwrap_err().kind(), ErrorKind::DepthLimit);
}
