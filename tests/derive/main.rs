//! What the derive macros write: every attribute in both directions, generics, names that hide
//! the usual ones, and silence under strict lints.

mod attributes;
mod defaults;
mod generics;
mod hygiene;
mod in_place;
mod lints;
mod members;
mod owned;
mod serde_attributes;
mod shapes;
mod unit_enums;

use std::fmt::Debug;

use fastjson::{ErrorKind, FromJson, ToJson, from_str, to_string};

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
