//! The same type with both derives: whatever text comes, it is the same value or no value.

use std::collections::BTreeMap;

use fastjson::{FastJson, from_str, to_string};
use proptest::prelude::*;
use serde::{Deserialize, Serialize};

/// Numbers as strings, in both worlds.
mod text {
    use fastjson::FromJson as _;
    use serde::Deserialize as _;

    pub(super) fn print(value: &u8, printer: &mut fastjson::Printer<'_>) {
        printer.string(&value.to_string());
    }

    pub(super) fn parse(parser: &mut fastjson::Parser<'_>) -> Result<u8, fastjson::Error> {
        String::parse(parser)?.parse().map_err(fastjson::Error::custom)
    }

    pub(super) fn serialize<S: serde::Serializer>(value: &u8, to: S) -> Result<S::Ok, S::Error> {
        to.serialize_str(&value.to_string())
    }

    pub(super) fn deserialize<'de, D: serde::Deserializer<'de>>(from: D) -> Result<u8, D::Error> {
        String::deserialize(from)?.parse().map_err(serde::de::Error::custom)
    }
}

#[derive(FastJson, Serialize, Deserialize, Debug, PartialEq, Clone)]
#[fastjson(try_from = i8, into = i16)]
#[serde(try_from = "i8", into = "i16")]
struct Even(i8);

impl TryFrom<i8> for Even {
    type Error = String;

    fn try_from(value: i8) -> Result<Self, String> {
        if value % 2 == 0 { Ok(Self(value)) } else { Err("odd".to_owned()) }
    }
}

impl From<Even> for i16 {
    fn from(even: Even) -> Self {
        i16::from(even.0)
    }
}

#[derive(FastJson, Serialize, Deserialize, Debug, PartialEq, Clone)]
#[fastjson(from = "Option<Vec<u8>>", into = "Vec<u8>")]
#[serde(from = "Option<Vec<u8>>", into = "Vec<u8>")]
struct List {
    list: Vec<u8>,
}

impl From<Option<Vec<u8>>> for List {
    fn from(list: Option<Vec<u8>>) -> Self {
        Self { list: list.unwrap_or_default() }
    }
}

impl From<List> for Vec<u8> {
    fn from(list: List) -> Self {
        list.list
    }
}

#[derive(Debug, PartialEq, Clone)]
struct Other {
    a: u8,
    hidden: Option<u8>,
}

impl Other {
    fn hidden(&self) -> Option<u8> {
        self.hidden
    }
}

#[derive(FastJson, Serialize, Deserialize)]
#[fastjson(remote = Other, deny_unknown_fields)]
#[serde(remote = "Other", deny_unknown_fields)]
struct OtherDef {
    a: u8,
    #[fastjson(getter = Other::hidden)]
    #[serde(getter = "Other::hidden")]
    hidden: Option<u8>,
}

impl From<OtherDef> for Other {
    fn from(def: OtherDef) -> Self {
        Self { a: def.a, hidden: def.hidden }
    }
}

#[derive(FastJson, Serialize, Deserialize, Debug, PartialEq, Clone)]
struct All {
    #[fastjson(with = text)]
    #[serde(with = "text")]
    plain: u8,
    #[fastjson(with = text, default = 7, alias = "old")]
    #[serde(with = "text", default = "seven", alias = "old")]
    defaulted: u8,
    #[fastjson(serialize_with = text::print, skip_serializing_if = is_zero)]
    #[serde(serialize_with = "text::serialize", skip_serializing_if = "is_zero")]
    printed: u8,
    #[fastjson(deserialize_with = text::parse)]
    #[serde(deserialize_with = "text::deserialize")]
    parsed: u8,
    #[fastjson(with = OtherDef)]
    #[serde(with = "OtherDef")]
    other: Other,
    even: Option<Even>,
    list: List,
    map: BTreeMap<i8, Even>,
}

fn seven() -> u8 {
    7
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "as both derives call it")]
fn is_zero(value: &u8) -> bool {
    *value == 0
}

/// A member, right or wrong; each text is wanted by some of the names.
fn member() -> impl Strategy<Value = String> {
    let name = prop::sample::select(vec![
        "plain",
        "defaulted",
        "old",
        "printed",
        "parsed",
        "other",
        "even",
        "list",
        "map",
        "x",
    ]);
    let value = prop::sample::select(vec![
        "\"5\"",
        "\"300\"",
        "\"\"",
        "\" 5\"",
        "5",
        "4",
        "-4",
        "127",
        "200",
        "null",
        "[]",
        "[1,2,3]", // of another length than `other`, which serde reads from an array too
        "[1,\"2\"]",
        "{}",
        "{\"1\":2,\"-3\":4}",
        "{\"1\":1}",
        "{\"a\":1}",
        "{\"a\":1,\"hidden\":2}",
        "{\"a\":1,\"hidden\":null}",
        "{\"a\":1,\"b\":2}",
        "{\"a\":",
    ]);
    (name, value).prop_map(|(name, value)| format!("\"{name}\":{value}"))
}

/// A text of the type, with some members replaced, taken away or added.
fn document() -> impl Strategy<Value = String> {
    let right = [
        r#""plain":"1""#,
        r#""printed":5"#,
        r#""parsed":"3""#,
        r#""other":{"a":1,"hidden":2}"#,
        r#""even":4"#,
        r#""list":[1]"#,
        r#""map":{"1":2}"#,
    ];
    let changes = prop::collection::vec((0..right.len(), 0..4_u8, member()), 0..3);
    changes.prop_map(move |changes| {
        let mut members: Vec<String> = right.iter().map(ToString::to_string).collect();
        for (at, change, member) in changes {
            match change {
                0 if at < members.len() => drop(members.remove(at)),
                1 => members.insert(at.min(members.len()), member),
                _ if at < members.len() => members[at] = member,
                _ => {}
            }
        }
        format!("{{{}}}", members.join(","))
    })
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(4096))]

    #[test]
    fn the_same_value_or_none(text in document()) {
        match (from_str::<All>(&text), serde_json::from_str::<All>(&text)) {
            (Ok(ours), Ok(theirs)) => {
                prop_assert_eq!(&ours, &theirs, "{}", text);
                prop_assert_eq!(to_string(&ours), serde_json::to_string(&theirs).unwrap());
            }
            (Err(_), Err(_)) => {}
            (ours, theirs) => prop_assert!(false, "{}: {:?}, but {:?}", text, ours, theirs),
        }
    }
}

#[test]
fn most_kinds_of_document_are_accepted_or_refused_alike() {
    let text = r#"{"plain":"1","printed":5,"parsed":"3","other":{"a":1,"hidden":2},"list":[1],"map":{"1":2}}"#;
    let ours: All = from_str(text).unwrap();
    assert_eq!(ours, serde_json::from_str(text).unwrap());
    assert_eq!((ours.defaulted, &ours.even), (7, &None));
}
