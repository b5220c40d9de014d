//! Values of other types whose members are beside a tag, and enums whose members are among those
//! of others.

use std::borrow::Cow;
use std::collections::BTreeMap;

use fastjson::{ErrorKind, FastJson, RawJsonBuf, from_str, to_string};
use serde::{Deserialize, Serialize};

use super::{as_serde, both, reads, refuses};

#[derive(Debug, PartialEq, FastJson, Deserialize, Serialize)]
struct Inner {
    x: u8,
    #[fastjson(default)]
    #[serde(default)]
    y: Option<f32>,
}

#[derive(Debug, PartialEq, FastJson, Deserialize, Serialize)]
struct Empty {}

#[derive(Debug, PartialEq, FastJson, Deserialize, Serialize)]
struct Newtype(Inner);

#[derive(Debug, PartialEq, FastJson, Deserialize, Serialize)]
#[fastjson(tag = "t")]
#[serde(tag = "t")]
enum All {
    Unit,
    Struct { a: u8 },
    Inner(Inner),
    Boxed(Box<Inner>),
    Newtype(Newtype),
    Empty(Empty),
    Map(BTreeMap<String, u8>),
}

#[test]
fn members_of_other_types() {
    let inner = || Inner { x: 1, y: Some(1.5) };
    both(&All::Inner(inner()), r#"{"t":"Inner","x":1,"y":1.5}"#);
    both(&All::Boxed(Box::new(inner())), r#"{"t":"Boxed","x":1,"y":1.5}"#);
    both(&All::Newtype(Newtype(inner())), r#"{"t":"Newtype","x":1,"y":1.5}"#);
    both(&All::Empty(Empty {}), r#"{"t":"Empty"}"#);
    both(&All::Map([("a".into(), 1), ("t2".into(), 2)].into()), r#"{"t":"Map","a":1,"t2":2}"#);
    both(&All::Map([].into()), r#"{"t":"Map"}"#);
    reads(r#" { "y" : 1.5 , "t" : "Inner" , "x" : 1 } "#, &All::Inner(inner()));
    reads(r#"{"y":1.5,"x":1,"\u0074":"Newtype","z":[]}"#, &All::Newtype(Newtype(inner())));
}

#[test]
fn what_serde_reads_is_read() {
    let tags = ["Inner", "Boxed", "Newtype", "Empty", "Map", "Unit"]
        .map(|name| format!("\"t\":\"{name}\""));
    let members = [
        r#""x":1"#,
        r#""y":2"#,
        r#""z":[1,{"t":2}]"#,
        r#""x":1,"y":null"#,
        r#""x":"""#,
        r#""x":1,"x":1"#,
        r#""x"#,
    ];
    for tag in &tags {
        for json in [format!("{{{tag}}}"), format!("{{{tag},}}"), format!("{{{tag},{tag}}}")] {
            as_serde::<All>(&json);
        }
        for first in members {
            for json in [
                format!("{{{tag},{first}}}"),
                format!("{{{first},{tag}}}"),
                format!("{{{first},{tag},{tag}}}"),
                format!("{{{tag},{first},{tag}}}"),
            ] {
                // A map takes the last of two members here as anywhere; so does serde.
                as_serde::<All>(&json);
            }
            for second in members {
                as_serde::<All>(&format!("{{{first},{tag},{second}}}"));
            }
        }
    }
}

#[test]
fn errors_keep_their_place() {
    refuses::<All>(r#"{"t":"Inner","x":"","y":1}"#, ErrorKind::WrongType, 17, "in $.x");
    refuses::<All>(r#"{"x":"","t":"Inner"}"#, ErrorKind::WrongType, 5, "in $.x");
    refuses::<All>(r#"{"t":"Inner","y":1}"#, ErrorKind::MissingMember, 18, r#"missing member "x""#);
    refuses::<All>(
        r#"{"t":"Inner","x":1,"t":"Unit"}"#,
        ErrorKind::DuplicateMember,
        19,
        r#""t" is there twice"#,
    );
    refuses::<All>(
        r#"{"t":"Map","x":1,"t":"Unit"}"#,
        ErrorKind::DuplicateMember,
        17,
        r#""t" is there twice"#,
    );
    refuses::<All>(r#"{"t":"Map","x":"1"}"#, ErrorKind::WrongType, 15, "in $.x");
}

#[derive(Debug, PartialEq, FastJson)]
#[fastjson(deny_unknown_fields)]
struct Strict<'a> {
    text: &'a str,
}

#[derive(Debug, PartialEq, FastJson)]
#[fastjson(tag = "t")]
enum Kept<'a, T> {
    Strict(Strict<'a>),
    Keys(BTreeMap<i32, u128>),
    Raw(BTreeMap<Cow<'a, str>, RawJsonBuf>),
    Generic(T),
    Option(Option<Inner>),
    Nothing(()),
}

#[test]
fn nothing_is_lost() {
    type Of<'a> = Kept<'a, Inner>;
    both(&Of::Strict(Strict { text: "x" }), r#"{"t":"Strict","text":"x"}"#);
    reads(r#"{"text":"x","t":"Strict"}"#, &Of::Strict(Strict { text: "x" }));
    refuses::<Of<'_>>(
        r#"{"text":"x","t":"Strict","u":1}"#,
        ErrorKind::UnknownMember,
        25,
        r#"unknown member "u""#,
    );
    refuses::<Of<'_>>(
        r#"{"t":"Strict","u":1}"#,
        ErrorKind::UnknownMember,
        14,
        r#"unknown member "u""#,
    );
    both(
        &Of::Keys([(1, u128::MAX)].into()),
        r#"{"t":"Keys","1":340282366920938463463374607431768211455}"#,
    );
    let raw = RawJsonBuf::from_string("[1, 2]".to_owned()).unwrap();
    both(&Of::Raw([("a".into(), raw)].into()), r#"{"t":"Raw","a":[1, 2]}"#);
    both(&Of::Generic(Inner { x: 1, y: None }), r#"{"t":"Generic","x":1,"y":null}"#);
    both(&Of::Option(None), r#"{"t":"Option"}"#);
    both(&Of::Option(Some(Inner { x: 1, y: None })), r#"{"t":"Option","x":1,"y":null}"#);
    refuses::<Of<'_>>(r#"{"t":"Option","y":1}"#, ErrorKind::MissingMember, 19, "");
    both(&Of::Nothing(()), r#"{"t":"Nothing"}"#);
    reads(r#"{"a":1,"t":"Nothing"}"#, &Of::Nothing(()));
}

/// Tags of two enums in one object.
#[derive(Debug, PartialEq, FastJson)]
#[fastjson(tag = "outer")]
enum Outer {
    One(Middle),
    Two(Beside),
    Three(Outside),
}

#[derive(Debug, PartialEq, FastJson)]
#[fastjson(tag = "middle")]
enum Middle {
    A { a: u8 },
    B(Inner),
    Unit,
}

#[derive(Debug, PartialEq, FastJson)]
#[fastjson(tag = "t", content = "c")]
enum Beside {
    A(u8),
    Unit,
}

#[derive(Debug, PartialEq, FastJson, Deserialize, Serialize)]
enum Outside {
    A(u8),
    S { a: u8 },
    Unit,
}

#[test]
fn enums_beside_tags() {
    let cases = [
        (Outer::One(Middle::A { a: 1 }), r#"{"outer":"One","middle":"A","a":1}"#),
        (
            Outer::One(Middle::B(Inner { x: 1, y: None })),
            r#"{"outer":"One","middle":"B","x":1,"y":null}"#,
        ),
        (Outer::One(Middle::Unit), r#"{"outer":"One","middle":"Unit"}"#),
        (Outer::Two(Beside::A(1)), r#"{"outer":"Two","t":"A","c":1}"#),
        (Outer::Two(Beside::Unit), r#"{"outer":"Two","t":"Unit"}"#),
        (Outer::Three(Outside::A(1)), r#"{"outer":"Three","A":1}"#),
        (Outer::Three(Outside::S { a: 1 }), r#"{"outer":"Three","S":{"a":1}}"#),
        (Outer::Three(Outside::Unit), r#"{"outer":"Three","Unit":null}"#),
    ];
    for (value, json) in &cases {
        both(value, json);
        // Every rotation of the members, with one that nobody knows.
        let members: Vec<&str> = json[1..json.len() - 1].split(",\"").collect();
        let members: Vec<String> =
            members.iter().map(|member| format!("\"{}", member.trim_start_matches('"'))).collect();
        if json.contains('{') && json[1..].contains('{') {
            continue;
        }
        for by in 0..members.len() {
            let mut turned = members.clone();
            turned.rotate_left(by);
            let json = format!("{{\"zz\":[],{}}}", turned.join(" , "));
            assert_eq!(
                from_str::<Outer>(&json).unwrap_or_else(|error| panic!("{json}: {error}")),
                *value
            );
        }
    }
    refuses::<Outer>(
        r#"{"outer":"One"}"#,
        ErrorKind::MissingMember,
        14,
        r#"missing member "middle""#,
    );
    refuses::<Outer>(
        r#"{"outer":"One","middle":"Unit","outer":"One"}"#,
        ErrorKind::DuplicateMember,
        31,
        "",
    );
    refuses::<Outer>(
        r#"{"outer":"One","middle":"Unit","middle":"Unit"}"#,
        ErrorKind::DuplicateMember,
        31,
        "",
    );
    refuses::<Outer>(
        r#"{"outer":"Three","A":1,"Unit":null}"#,
        ErrorKind::DuplicateMember,
        23,
        "second variant",
    );
}

/// A tag that hides itself from the enum that it is of.
#[derive(Debug, PartialEq, FastJson)]
struct Holder {
    #[fastjson(flatten)]
    kind: Outside,
    #[fastjson(flatten)]
    middle: Option<Middle>,
    id: u8,
}

#[derive(Debug, PartialEq, FastJson, Deserialize, Serialize)]
#[fastjson(untagged)]
#[serde(untagged)]
enum AnyOf {
    First { first: u8 },
    Inner(Inner),
    Second { second: String },
}

#[derive(Debug, PartialEq, FastJson, Deserialize, Serialize)]
struct WithAny {
    id: u8,
    #[fastjson(flatten)]
    #[serde(flatten)]
    any: AnyOf,
    #[fastjson(flatten)]
    #[serde(flatten)]
    kind: Outside,
}

#[test]
fn flattened_enums() {
    let holder = Holder { kind: Outside::S { a: 1 }, middle: Some(Middle::A { a: 2 }), id: 3 };
    both(&holder, r#"{"S":{"a":1},"middle":"A","a":2,"id":3}"#);
    reads(r#"{"id":3,"a":2,"middle":"A","S":{"a":1}}"#, &holder);
    both(&Holder { kind: Outside::Unit, middle: None, id: 3 }, r#"{"Unit":null,"id":3}"#);
    refuses::<Holder>(r#"{"id":3}"#, ErrorKind::MissingMember, 7, "expected a member named one of");
    for json in [
        r#"{"id":1,"first":2,"A":3}"#,
        r#"{"A":3,"x":1,"y":2.5,"id":1}"#,
        r#"{"second":"s","S":{"a":1},"id":1}"#,
        r#"{"second":1,"S":{"a":1},"id":1}"#,
        r#"{"id":1,"A":3}"#,
        r#"{"id":1,"first":2}"#,
    ] {
        as_serde::<WithAny>(json);
    }
    let text = to_string(&WithAny { id: 1, any: AnyOf::First { first: 2 }, kind: Outside::A(3) });
    assert_eq!(text, r#"{"id":1,"first":2,"A":3}"#);
}

/// Fields that are flattened into variants.
#[derive(Debug, PartialEq, FastJson, Deserialize, Serialize)]
enum Flat {
    S {
        a: u8,
        #[fastjson(flatten)]
        #[serde(flatten)]
        inner: Inner,
    },
}

#[derive(Debug, PartialEq, FastJson)]
#[fastjson(tag = "t")]
enum FlatInside {
    S {
        a: u8,
        #[fastjson(flatten)]
        inner: Inner,
        #[fastjson(flatten)]
        rest: BTreeMap<String, u8>,
    },
    Rest {
        #[fastjson(flatten)]
        rest: BTreeMap<String, u8>,
    },
}

#[test]
fn flattened_into_variants() {
    let inner = || Inner { x: 1, y: None };
    both(&Flat::S { a: 2, inner: inner() }, r#"{"S":{"a":2,"x":1,"y":null}}"#);
    as_serde::<Flat>(r#"{"S":{"x":1,"a":2}}"#);
    let rest = || BTreeMap::from([("r".to_owned(), 3)]);
    let value = FlatInside::S { a: 2, inner: inner(), rest: rest() };
    both(&value, r#"{"t":"S","a":2,"x":1,"y":null,"r":3}"#);
    reads(r#"{"r":3,"x":1,"t":"S","a":2}"#, &value);
    both(&FlatInside::Rest { rest: rest() }, r#"{"t":"Rest","r":3}"#);
    reads(r#"{"r":3,"t":"Rest"}"#, &FlatInside::Rest { rest: rest() });
}

/// A variant of its own type would be looked for in the same object without end.
#[derive(Debug, PartialEq, FastJson)]
#[fastjson(tag = "t")]
enum List {
    Node(Node),
    End,
}

#[derive(Debug, PartialEq, FastJson)]
struct Node {
    value: u8,
    next: Box<List>,
}

#[test]
fn levels_count_one_each() {
    let first = |levels: usize| {
        format!(
            "{}{{\"t\":\"End\"}}{}",
            "{\"t\":\"Node\",\"value\":1,\"next\":".repeat(levels),
            "}".repeat(levels)
        )
    };
    let last = |levels: usize| {
        format!(
            "{}{{\"t\":\"End\"}}{}",
            "{\"next\":".repeat(levels),
            ",\"value\":1,\"t\":\"Node\"}".repeat(levels)
        )
    };
    for nested in [&first as &dyn Fn(usize) -> String, &last] {
        assert!(from_str::<List>(&nested(20)).is_ok());
        let json = nested(127);
        std::thread::Builder::new()
            .stack_size(8 << 20)
            .spawn(move || assert!(from_str::<List>(&json).is_ok()))
            .unwrap()
            .join()
            .unwrap();
        assert_eq!(from_str::<List>(&nested(128)).unwrap_err().kind(), ErrorKind::DepthLimit);
    }
}

#[derive(Debug, PartialEq, FastJson)]
struct Position {
    x: i64,
}

#[derive(Debug, PartialEq, FastJson)]
#[fastjson(tag = "t")]
enum Moves {
    Move(Position),
    Map(BTreeMap<String, i64>),
}

/// What stands between a tag and the members behind it is looked at.
#[test]
fn behind_a_tag_there_is_a_comma() {
    for variant in ["Move", "Map"] {
        for between in ["", "{", " ", "[", ":", ",,", "}", ",{", ",\"x\"", "}{", "\"", ", ,"] {
            let text = format!("{{\"t\":\"{variant}\"{between}\"x\":1}}");
            assert!(fastjson::from_str::<Moves>(&text).is_err(), "{text}");
            assert!(serde_json::from_str::<serde_json::Value>(&text).is_err(), "{text}");
        }
        for end in ["", ",", "]", "{", "\"", "}}"] {
            let text = format!("{{\"t\":\"{variant}\"{end}");
            assert!(fastjson::from_str::<Moves>(&text).is_err(), "{text}");
        }
        for between in [",", " , ", "\n,\t"] {
            let text = format!("{{\"t\":\"{variant}\"{between}\"x\":1}}");
            assert!(fastjson::from_str::<Moves>(&text).is_ok(), "{text}");
        }
    }
    let empty =
        fastjson::from_str::<Vec<Moves>>(r#"[{"t":"Map"},{"t":"Map" } ,{"t":"Map","x":2}]"#);
    let map = |members: &[(&str, i64)]| {
        Moves::Map(members.iter().map(|(name, value)| ((*name).to_owned(), *value)).collect())
    };
    assert_eq!(empty.unwrap(), [map(&[]), map(&[]), map(&[("x", 2)])]);
}
