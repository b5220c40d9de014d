//! Enums whose variants hold nothing: strings, and keys of maps.

use std::collections::BTreeMap;
use std::fmt::Debug;

use fastjson::{ErrorKind, FastJson, FromJson, from_str, to_string};
use serde::{Deserialize, Serialize};

use super::{both, reads, refuses};

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, FastJson, Deserialize, Serialize)]
#[fastjson(rename_all = "snake_case")]
#[serde(rename_all = "snake_case")]
enum Event {
    PullRequest,
    #[fastjson(rename = "push", alias("pushed", "Push"))]
    #[serde(rename = "push", alias = "pushed", alias = "Push")]
    Push,
    #[fastjson(rename = "in \"quotes\"\n")]
    #[serde(rename = "in \"quotes\"\n")]
    Quoted,
    #[fastjson(rename(serialize = "written", deserialize = "read"))]
    #[serde(rename(serialize = "written", deserialize = "read"))]
    OneWay,
    r#Type,
}

/// Both read the same, or neither does.
#[track_caller]
fn as_serde<'de, T: FromJson<'de> + Deserialize<'de> + PartialEq + Debug>(json: &'de str) {
    let (ours, theirs) = (from_str::<T>(json), serde_json::from_str::<T>(json));
    match (ours, theirs) {
        (Ok(ours), Ok(theirs)) => assert_eq!(ours, theirs, "{json}"),
        (Err(_), Err(_)) => {}
        (ours, theirs) => panic!("{json}: {ours:?}, {theirs:?}"),
    }
}

#[test]
fn variants_are_strings() {
    for (value, json) in [
        (Event::PullRequest, r#""pull_request""#),
        (Event::Push, r#""push""#),
        (Event::Quoted, r#""in \"quotes\"\n""#),
        (Event::Type, r#""type""#),
    ] {
        both(&value, json);
        assert_eq!(serde_json::to_string(&value).unwrap(), json);
    }
    assert_eq!(to_string(&Event::OneWay), r#""written""#);
    reads(r#""read""#, &Event::OneWay);
    reads(r#""Push""#, &Event::Push);
    reads(r#" "\u0070ushed" "#, &Event::Push);
    reads(r#" { "push" : null } "#, &Event::Push);
}

#[test]
fn what_serde_reads_is_read() {
    let names = [
        "pull_request",
        "push",
        "pushed",
        "Push",
        "written",
        "read",
        "type",
        "r#type",
        "",
        "pus",
        "pushe",
        "pushedd",
        "PullRequest",
        "p\\u0075sh",
        "in \\\"quotes\\\"\\n",
        "é",
    ];
    for name in names {
        as_serde::<Event>(&format!("\"{name}\""));
        for content in ["null", "{}", "[]", "0", "\"\"", "", "null,\"push\":null", "null,"] {
            as_serde::<Event>(&format!("{{\"{name}\":{content}}}"));
        }
    }
    for json in
        ["0", "null", "[]", "[\"push\"]", "{}", "true", "\"push", "{\"push\"", "", "\"\\x\""]
    {
        as_serde::<Event>(json);
    }
}

#[test]
fn faults_have_a_place_and_list_the_variants() {
    refuses::<Event>(
        r#" "nope""#,
        ErrorKind::InvalidValue,
        1,
        r#"unknown variant "nope", expected one of "pull_request", "push", "pushed", "Push""#,
    );
    refuses::<Event>("7", ErrorKind::WrongType, 0, "expected a string, found a number");
    refuses::<Event>(r#"{"nope":null}"#, ErrorKind::InvalidValue, 1, "unknown variant");
    refuses::<Event>("{}", ErrorKind::MissingMember, 1, "expected a member named one of");
    refuses::<Event>(r#"{"push":1}"#, ErrorKind::WrongType, 8, "expected null");
    refuses::<Event>(r#"{"push":null,"a":1}"#, ErrorKind::UnknownMember, 13, "expected `}`");
    let long = format!("\"{}\"", "x".repeat(1 << 20));
    assert!(from_str::<Event>(&long).unwrap_err().to_string().len() < 400);
}

#[test]
fn variants_are_keys_of_maps() {
    let map = BTreeMap::from([(Event::PullRequest, 1), (Event::Push, 2), (Event::Quoted, 3)]);
    let json = r#"{"pull_request":1,"push":2,"in \"quotes\"\n":3}"#;
    both(&map, json);
    assert_eq!(serde_json::to_string(&map).unwrap(), json);
    refuses::<BTreeMap<Event, u8>>(r#"{"nope":1}"#, ErrorKind::InvalidValue, 1, "unknown variant");
}

#[derive(Debug, PartialEq, FastJson)]
struct Holder {
    event: Event,
    events: Vec<Option<Event>>,
}

#[test]
fn variants_stand_in_structs_and_lists() {
    let value = Holder { event: Event::Push, events: vec![None, Some(Event::Type)] };
    both(&value, r#"{"event":"push","events":[null,"type"]}"#);
    refuses::<Holder>(r#"{"events":[]}"#, ErrorKind::MissingMember, 12, "event");
}

#[derive(Debug, PartialEq, FastJson)]
enum Never {}

#[derive(Debug, PartialEq, FastJson)]
enum Once {
    Only,
    #[fastjson(skip_deserializing)]
    Gone,
}

#[test]
fn enums_of_few_variants() {
    refuses::<Never>("\"x\"", ErrorKind::InvalidValue, 0, "no variant");
    both(&Once::Only, "\"Only\"");
    assert_eq!(to_string(&Once::Gone), "\"Gone\"");
    refuses::<Once>("\"Gone\"", ErrorKind::InvalidValue, 0, "expected one of \"Only\"");
    assert_eq!(to_string(&None::<Never>), "null");
}

#[derive(Debug, PartialEq, FastJson, Deserialize, Serialize)]
#[fastjson(serde_attributes)]
#[serde(rename_all = "SCREAMING-KEBAB-CASE")]
enum Shared {
    VeryTasty,
    #[serde(alias = "b")]
    Bland,
}

#[test]
fn serde_attributes_count_where_they_are_asked_for() {
    both(&Shared::VeryTasty, "\"VERY-TASTY\"");
    reads("\"b\"", &Shared::Bland);
}
