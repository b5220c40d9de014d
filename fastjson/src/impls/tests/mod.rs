//! Tests of the standard types: what serde_json prints and reads is what we print and read,
//! except where the crate's documentation says otherwise.

mod arrays;
mod cells;
mod drops;
mod keys;
mod maps;
mod numbers;
mod options;
mod pointers;
mod reuse;
mod sequences;
mod structs;
mod texts;

use alloc::string::String;
use core::fmt::Debug;

use serde::Serialize;
use serde::de::DeserializeOwned;

use crate::{ErrorKind, FromJson, FromJsonOwned, ToJson, from_str, from_str_into, to_string};

/// The value prints as the text, and the text is read as the value, here and by serde_json.
#[track_caller]
fn check<T>(value: T, text: &str)
where
    T: ToJson + FromJsonOwned + Serialize + DeserializeOwned + PartialEq + Debug,
{
    assert_eq!(to_string(&value), text);
    assert_eq!(serde_json::to_string(&value).unwrap(), text);
    assert_eq!(serde_json::from_str::<T>(text).unwrap(), value);
    assert_eq!(from_str::<T>(text).unwrap(), value);
    assert_eq!(from_str::<T>(&alloc::format!(" \n{text}\t")).unwrap(), value);
    let mut again = value;
    from_str_into(&mut again, text).unwrap();
    assert_eq!(again, from_str(text).unwrap());
}

/// As [`check`], for types that cannot be compared.
#[track_caller]
fn check_text<T>(text: &str)
where
    T: ToJson + FromJsonOwned + Serialize + DeserializeOwned,
{
    let mut value = from_str::<T>(text).unwrap();
    assert_eq!(to_string(&value), text);
    from_str_into(&mut value, text).unwrap();
    assert_eq!(to_string(&value), text);
    assert_eq!(serde_json::to_string(&serde_json::from_str::<T>(text).unwrap()).unwrap(), text);
}

/// Both read the text, or neither does; what is read prints the same.
#[track_caller]
fn agree<T: ToJson + FromJsonOwned + Serialize + DeserializeOwned>(text: &str) {
    let ours = from_str::<T>(text).map(|value| to_string(&value));
    let theirs = serde_json::from_str::<T>(text);
    assert_eq!(ours.is_ok(), theirs.is_ok(), "{text}: {ours:?}, {:?}", theirs.err());
    if let Ok(theirs) = theirs {
        assert_eq!(ours.unwrap(), serde_json::to_string(&theirs).unwrap(), "{text}");
    }
}

/// Kind, offset and message of the error that reading the text ends with.
#[track_caller]
fn error<'de, T: FromJson<'de>>(text: &'de str) -> (ErrorKind, usize, String) {
    let Err(error) = from_str::<T>(text) else { panic!("{text} has been read") };
    (error.kind(), error.offset(), error.message().into())
}

/// Kind and offset of the error that reading the text ends with.
#[track_caller]
fn place<'de, T: FromJson<'de>>(text: &'de str) -> (ErrorKind, usize) {
    let (kind, offset, _) = error::<T>(text);
    (kind, offset)
}
