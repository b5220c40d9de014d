//! Random values of enums of every tagging in each other, and random changes of their text, with
//! serde_json as the oracle.

use proptest::prelude::*;
use serde::{Deserialize, Serialize};
use std::fmt::Debug;

use fastjson::{FastJson, FromJson, ToJson, from_str, to_string};

#[derive(Clone, Debug, PartialEq, FastJson, Deserialize, Serialize)]
enum Outside {
    Unit,
    Newtype(Box<Beside>),
    Tuple(u8, String),
    Struct { a: u8, inner: Option<Box<Inside>> },
}

#[derive(Clone, Debug, PartialEq, FastJson, Deserialize, Serialize)]
#[fastjson(tag = "t", content = "c", rename_all = "snake_case")]
#[serde(tag = "t", content = "c", rename_all = "snake_case")]
enum Beside {
    Unit,
    List(Vec<Outside>),
    Pair(bool, Box<Untagged>),
    Text { text: String },
}

#[derive(Clone, Debug, PartialEq, FastJson, Deserialize, Serialize)]
#[fastjson(tag = "kind", deny_unknown_fields)]
#[serde(tag = "kind", deny_unknown_fields)]
enum Inside {
    Node { left: Box<Outside>, right: Box<Untagged> },
    Leaf { value: i16 },
}

#[derive(Clone, Debug, PartialEq, FastJson, Deserialize, Serialize)]
#[fastjson(untagged)]
#[serde(untagged)]
enum Untagged {
    Null,
    Bool(bool),
    Small(u8),
    Large(i32),
    Pair(u8, String),
    Many(Vec<Untagged>),
    Struct { x: u8, y: Option<u8> },
    Wide { x: u8, z: String },
    Inside(Inside),
    Text(String),
}

fn outside() -> impl Strategy<Value = Outside> {
    let leaf = prop_oneof![
        Just(Outside::Unit),
        (any::<u8>(), "[a\"é]{0,3}").prop_map(|(a, b)| Outside::Tuple(a, b)),
        any::<u8>().prop_map(|a| Outside::Struct { a, inner: None }),
    ];
    leaf.prop_recursive(4, 32, 3, |inner| {
        prop_oneof![
            prop::collection::vec(inner.clone(), 0..3)
                .prop_map(|list| Outside::Newtype(Box::new(Beside::List(list)))),
            "[a\\\\n]{0,3}".prop_map(|text| Outside::Newtype(Box::new(Beside::Text { text }))),
            (any::<bool>(), untagged())
                .prop_map(|(a, b)| Outside::Newtype(Box::new(Beside::Pair(a, Box::new(b))))),
            (any::<u8>(), inner, untagged()).prop_map(|(a, left, right)| {
                let node = Inside::Node { left: Box::new(left), right: Box::new(right) };
                Outside::Struct { a, inner: Some(Box::new(node)) }
            }),
        ]
    })
}

fn untagged() -> impl Strategy<Value = Untagged> {
    let leaf = prop_oneof![
        Just(Untagged::Null),
        any::<bool>().prop_map(Untagged::Bool),
        any::<i32>().prop_map(Untagged::Large),
        (any::<u8>(), any::<Option<u8>>()).prop_map(|(x, y)| Untagged::Struct { x, y }),
        any::<i16>().prop_map(|value| Untagged::Inside(Inside::Leaf { value })),
        "[a-c]{0,3}".prop_map(Untagged::Text),
    ];
    leaf.prop_recursive(3, 16, 3, |inner| {
        prop::collection::vec(inner, 0..4).prop_map(Untagged::Many)
    })
}

/// Both print the same, and read it alike; which of two variants it is, the first that fits says.
fn round_trip<T>(value: &T)
where
    T: ToJson + Serialize + for<'de> FromJson<'de> + for<'de> Deserialize<'de> + PartialEq + Debug,
{
    let json = to_string(value);
    assert_eq!(json, serde_json::to_string(value).unwrap());
    let ours = from_str::<T>(&json).unwrap_or_else(|error| panic!("{json}: {error}"));
    assert_eq!(ours, serde_json::from_str::<T>(&json).unwrap(), "{json}");
    assert_eq!(to_string(&ours), json);
}

/// serde reads arrays as structs and as tagged enums, and loses positions, but else agrees.
fn alike<T>(json: &str)
where
    T: for<'de> FromJson<'de> + for<'de> Deserialize<'de> + PartialEq + Debug,
{
    match (from_str::<T>(json), serde_json::from_str::<T>(json)) {
        (Ok(ours), Ok(theirs)) => assert_eq!(ours, theirs, "{json}"),
        (Err(_), Err(_)) => {}
        (Err(_), Ok(_)) if json.contains("[") => {}
        (ours, theirs) => panic!("{json}: {ours:?} {theirs:?}"),
    }
}

/// The members of each object of a text in another order, which none of the types minds.
fn turned(value: &serde_json::Value, by: usize) -> String {
    match value {
        serde_json::Value::Object(members) => {
            let mut members: Vec<String> = members
                .iter()
                .map(|(name, value)| format!("{name:?}: {}", turned(value, by)))
                .collect();
            let len = members.len().max(1);
            members.rotate_left(by % len);
            format!("{{ {} }}", members.join(" , "))
        }
        serde_json::Value::Array(elements) => {
            let elements: Vec<String> =
                elements.iter().map(|element| turned(element, by)).collect();
            format!("[{}]", elements.join(",\n"))
        }
        other => other.to_string(),
    }
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn values_come_back(value in outside(), other in untagged()) {
        round_trip(&value);
        round_trip(&other);
    }

    #[test]
    fn the_order_of_members_does_not_matter(value in outside(), by in 0_usize..4) {
        let json = to_string(&value);
        let document = serde_json::from_str(&json).unwrap();
        let turned = turned(&document, by);
        let read = from_str::<Outside>(&turned);
        let read = read.unwrap_or_else(|error| panic!("{turned}: {error}"));
        assert_eq!(to_string(&read), json, "{turned}");
    }

    #[test]
    fn changed_text_is_judged_alike(
        value in outside(),
        at in any::<prop::sample::Index>(),
        with in prop::sample::select(vec!["", "null", "{}", "\"t\"", "0", "\"", ",", "}", "{", " ", "300"]),
        cut in 0_usize..6,
    ) {
        let json = to_string(&value);
        let mut at = at.index(json.len());
        while !json.is_char_boundary(at) { at -= 1; }
        let mut end = (at + cut).min(json.len());
        while !json.is_char_boundary(end) { end -= 1; }
        let changed = format!("{}{with}{}", &json[..at], &json[end..]);
        alike::<Outside>(&changed);
        alike::<Untagged>(&changed);
    }

    #[test]
    fn any_text_is_judged_alike(json in "[\\[\\]{}\",: txyzckind01null]{0,24}") {
        alike::<Untagged>(&json);
        alike::<Inside>(&json);
        alike::<Beside>(&json);
        alike::<Outside>(&json);
    }
}
