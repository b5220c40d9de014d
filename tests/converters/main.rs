//! Fields that are not read and printed as their types say: raw JSON, converters, conversions
//! between types, and checks of values.

mod containers;
mod fields;
mod oracle;
mod raw;
mod ready;
mod remote;

use std::fmt::Debug;

use fastjson::{ErrorKind, FromJson, ToJson, from_str, to_string};

/// The value prints as exactly this text, and is read from it, fresh and in place.
#[track_caller]
fn both<'de, T: FromJson<'de> + ToJson + PartialEq + Debug>(value: &T, json: &'de str) {
    assert_eq!(to_string(value), json);
    reads(json, value);
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
