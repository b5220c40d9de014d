//! Types with both derives, written once: both libraries print the same and read the same.

use std::borrow::Cow;
use std::fmt::Debug;

use fastjson::{FastJson, FromJson, ToJson};
use serde::{Deserialize, Serialize};

/// Both print the same text, and both read it back.
#[track_caller]
fn agree<'de, T>(value: &T, json: &'de str)
where
    T: FromJson<'de> + ToJson + Deserialize<'de> + Serialize + PartialEq + Debug,
{
    assert_eq!(serde_json::to_string(value).unwrap(), json);
    assert_eq!(serde_json::from_str::<T>(json).unwrap(), *value);
    super::both(value, json);
}

fn eight() -> u8 {
    8
}

fn is_eight(value: &u8) -> bool {
    *value == 8
}

#[derive(Debug, Default, PartialEq, FastJson, Deserialize, Serialize)]
#[fastjson(serde_attributes)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
struct Account<'a> {
    #[serde(borrow)]
    user_name: Cow<'a, str>,
    #[serde(rename = "mail", alias = "e-mail")]
    email: String,
    #[serde(default = "eight", skip_serializing_if = "is_eight")]
    bit_count: u8,
    #[serde(skip)]
    cached: Option<u8>,
    #[serde(rename(serialize = "out", deserialize = "in"), default)]
    way: u8,
}

#[test]
fn every_word_of_a_struct_means_the_same() {
    let json = r#"{"userName":"Bo","e-mail":"b@c","in":3}"#;
    let expected = Account {
        user_name: "Bo".into(),
        email: "b@c".into(),
        bit_count: 8,
        way: 3,
        ..Account::default()
    };
    assert_eq!(serde_json::from_str::<Account<'_>>(json).unwrap(), expected);
    super::reads(json, &expected);
    let printed = r#"{"userName":"Bo","mail":"b@c","out":3}"#;
    assert_eq!(serde_json::to_string(&expected).unwrap(), printed);
    assert_eq!(fastjson::to_string(&expected), printed);
    for unknown in [r#"{"userName":"","mail":"","x":1}"#, r#"{"userName":"","mail":"","out":1}"#] {
        assert!(serde_json::from_str::<Account<'_>>(unknown).is_err());
        assert!(fastjson::from_str::<Account<'_>>(unknown).is_err());
    }
}

#[derive(Debug, PartialEq, FastJson, Deserialize, Serialize)]
#[fastjson(serde_attributes)]
#[serde(transparent)]
struct Id {
    value: u64,
}

#[derive(Debug, PartialEq, FastJson, Deserialize, Serialize)]
#[fastjson(serde_attributes)]
struct Ours {
    #[serde(rename = "theirs")]
    #[fastjson(rename = "ours")]
    id: Id,
}

#[derive(Debug, PartialEq, FastJson, Deserialize, Serialize)]
struct Apart {
    #[serde(rename = "theirs")]
    id: Id,
}

#[test]
fn transparent_structs_agree() {
    agree(&Id { value: 7 }, "7");
}

#[test]
fn our_word_wins_over_the_same_of_serde() {
    super::both(&Ours { id: Id { value: 7 } }, r#"{"ours":7}"#);
}

#[test]
fn nothing_is_read_unless_it_is_asked_for() {
    super::both(&Apart { id: Id { value: 7 } }, r#"{"id":7}"#);
}
