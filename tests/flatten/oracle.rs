//! The same types with serde's derives: whatever text comes, it is the same value or no value.

use std::collections::BTreeMap;

use fastjson::{FastJson, from_str, to_string};
use proptest::prelude::*;
use serde::{Deserialize, Serialize};

#[derive(FastJson, Serialize, Deserialize, Debug, PartialEq, Clone)]
struct First {
    a: u8,
    b: Option<bool>,
}

#[derive(FastJson, Serialize, Deserialize, Debug, PartialEq, Clone)]
#[fastjson(serde_attributes)]
struct Second {
    c: String,
    #[serde(flatten)]
    third: Third,
}

#[derive(FastJson, Serialize, Deserialize, Debug, PartialEq, Clone)]
struct Third {
    d: i64,
    e: Vec<u8>,
}

#[derive(FastJson, Serialize, Deserialize, Debug, PartialEq, Clone)]
#[fastjson(serde_attributes)]
struct Structs {
    id: u8,
    #[serde(flatten)]
    first: First,
    name: String,
    #[serde(flatten)]
    second: Second,
}

#[derive(FastJson, Serialize, Deserialize, Debug, PartialEq, Clone)]
#[fastjson(serde_attributes)]
struct AndMap {
    #[serde(flatten)]
    first: First,
    id: u8,
    #[serde(flatten)]
    rest: BTreeMap<String, i32>,
}

#[derive(FastJson, Serialize, Deserialize, Debug, PartialEq, Clone)]
#[fastjson(serde_attributes)]
struct Optional {
    id: u8,
    #[serde(flatten)]
    third: Option<Third>,
}

/// Members of some types, in any number and order.
fn text() -> impl Strategy<Value = String> {
    let member = prop_oneof![
        any::<u8>().prop_map(|value| format!("\"id\":{value}")),
        any::<u8>().prop_map(|value| format!("\"a\":{value}")),
        any::<Option<bool>>().prop_map(|value| format!("\"b\":{}", to_string(&value))),
        "[a-z\\\\n\"]{0,3}".prop_map(|value| format!("\"c\":{}", to_string(&value))),
        any::<i16>().prop_map(|value| format!("\"d\":{value}")),
        any::<Vec<u8>>().prop_map(|value| format!("\"e\" : {}", to_string(&value))),
        Just("\"name\":\"n\"".to_owned()),
        ("[a-hx]{0,2}", any::<i32>()).prop_map(|(name, value)| format!("\"{name}\":{value}")),
        Just("\"\\u0061\":1".to_owned()),
        Just("\"x\":{\"a\":[]}".to_owned()),
    ];
    let required =
        Just(["\"id\":1", "\"a\":2", "\"c\":\"\"", "\"d\":3", "\"e\":[]", "\"name\":\"\""])
            .prop_shuffle();
    (prop::collection::vec(member, 0..5), required, 0..7_usize).prop_map(
        |(members, required, many)| {
            let required = required.iter().take(many).map(|&member| member.to_owned());
            let all: Vec<String> = required.chain(members).collect();
            format!("{{{}}}", all.join(","))
        },
    )
}

fn check<T>(text: &str) -> Result<(), TestCaseError>
where
    T: fastjson::FromJsonOwned + fastjson::ToJson + Serialize + for<'de> Deserialize<'de>,
    T: std::fmt::Debug + PartialEq,
{
    match (from_str::<T>(text), serde_json::from_str::<T>(text)) {
        (Ok(ours), Ok(theirs)) => {
            prop_assert_eq!(to_string(&ours), serde_json::to_string(&theirs).unwrap());
            prop_assert_eq!(ours, theirs);
        }
        (Err(_), Err(_)) => {}
        (ours, theirs) => prop_assert!(false, "{}: {:?} {:?}", text, ours, theirs),
    }
    Ok(())
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 2_000, ..ProptestConfig::default() })]

    #[test]
    fn structs_are_those_of_serde(text in text()) {
        check::<Structs>(&text)?;
    }

    #[test]
    fn maps_are_those_of_serde(text in text()) {
        check::<AndMap>(&text)?;
    }
}

/// Serde makes errors inside an option `None`.
#[test]
fn options_differ_only_where_serde_loses_data() {
    for (text, same) in [
        (r#"{"id":1}"#, true),
        (r#"{"id":1,"d":2,"e":[]}"#, true),
        (r#"{"id":1,"x":2}"#, true),
        (r#"{"id":1,"d":2}"#, false),
        (r#"{"id":1,"d":"","e":[]}"#, false),
    ] {
        let theirs = serde_json::from_str::<Optional>(text).unwrap();
        match from_str::<Optional>(text) {
            Ok(ours) => assert!(same && ours == theirs, "{text}"),
            Err(_) => assert!(!same && theirs.third.is_none(), "{text}"),
        }
    }
}
