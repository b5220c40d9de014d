//! Enums whose variants hold something: each way to say which variant it is, each attribute,
//! and what hostile text does to them. The outcomes of serde are the oracle where ours are the
//! same.

mod adjacent;
mod attributes;
mod beside;
mod external;
mod hostile;
mod internal;
mod random;
mod run_time_names;
mod untagged;

use std::fmt::Debug;

use fastjson::{ErrorKind, FromJson, ToJson, from_str, to_string};
use serde::{Deserialize, Serialize};

/// The value prints as exactly this text, and is read from it.
#[track_caller]
fn both<'de, T: FromJson<'de> + ToJson + PartialEq + Debug>(value: &T, json: &'de str) {
    assert_eq!(to_string(value), json);
    reads(json, value);
}

#[track_caller]
fn reads<'de, T: FromJson<'de> + PartialEq + Debug>(json: &'de str, value: &T) {
    match from_str::<T>(json) {
        Ok(read) => assert_eq!(read, *value, "{json}"),
        Err(error) => panic!("{json}: {error}"),
    }
}

/// The text is refused with this kind of error at this offset, and the message has these words.
#[track_caller]
fn refuses<'de, T: FromJson<'de> + Debug>(
    json: &'de str,
    kind: ErrorKind,
    offset: usize,
    words: &str,
) {
    match from_str::<T>(json) {
        Ok(read) => panic!("{json} was read as {read:?}"),
        Err(error) => {
            assert_eq!((error.kind(), error.offset()), (kind, offset), "{json}: {error}");
            assert!(error.to_string().contains(words), "{json}: {error}");
        }
    }
}

/// Both read the same, or neither does, and what both print of it is the same.
#[track_caller]
fn as_serde<'de, T>(json: &'de str)
where
    T: FromJson<'de> + ToJson + Deserialize<'de> + Serialize + PartialEq + Debug,
{
    let (ours, theirs) = (from_str::<T>(json), serde_json::from_str::<T>(json));
    match (ours, theirs) {
        (Ok(ours), Ok(theirs)) => {
            assert_eq!(ours, theirs, "{json}");
            assert_eq!(to_string(&ours), serde_json::to_string(&theirs).unwrap(), "{json}");
        }
        (Err(_), Err(_)) => {}
        (ours, theirs) => panic!("{json}: {ours:?}, {theirs:?}"),
    }
}
