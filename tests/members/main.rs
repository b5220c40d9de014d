//! Flattened fields: members of several types in one object. The outcomes of serde are the oracle
//! where ours are the same.

mod hostile;
mod maps;
mod names;
mod oracle;
mod structs;

use std::fmt::Debug;

use fastjson::{ErrorKind, FromJson, ToJson, from_str, to_string};
use serde::{Deserialize, Serialize};

/// The value prints as exactly this text, however small the pieces that are written, and is read
/// from it, fresh and in place.
#[track_caller]
fn both<'de, T: FromJson<'de> + ToJson + PartialEq + Debug>(value: &T, json: &'de str) {
    assert_eq!(to_string(value), json);
    assert_eq!(String::from_utf8(written(value)).unwrap(), json, "written");
    reads(json, value);
}

fn written<T: ToJson>(value: &T) -> Vec<u8> {
    let mut bytes = Vec::new();
    fastjson::to_writer(&mut bytes, value).unwrap();
    bytes
}

/// The text is read as this value, fresh and in place.
#[track_caller]
fn reads<'de, T: FromJson<'de> + PartialEq + Debug>(json: &'de str, value: &T) {
    let mut read: T = from_str(json).unwrap_or_else(|error| panic!("{json}: {error}"));
    assert_eq!(read, *value, "{json}");
    fastjson::from_str_into(&mut read, json).unwrap_or_else(|error| panic!("{json}: {error}"));
    assert_eq!(read, *value, "{json} in place");
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
    match (from_str::<T>(json), serde_json::from_str::<T>(json)) {
        (Ok(ours), Ok(theirs)) => {
            assert_eq!(ours, theirs, "{json}");
            let text = serde_json::to_string(&theirs).unwrap();
            assert_eq!(to_string(&ours), text, "{json}");
            assert_eq!(written(&ours), text.as_bytes(), "{json} written");
        }
        (Err(_), Err(_)) => {}
        (ours, theirs) => panic!("{json}: {ours:?}, {theirs:?}"),
    }
}
