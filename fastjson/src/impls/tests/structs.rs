//! Ranges, bounds, results and durations: structs and enums of the standard library.

use alloc::string::String;
use core::ops::{Bound, Range, RangeFrom, RangeInclusive, RangeTo};
use core::time::Duration;

use super::{agree, check, error, place};
use crate::ErrorKind::{
    DuplicateMember, Eof, InvalidValue, MissingMember, OutOfRange, UnknownMember, WrongType,
};
use crate::from_str;

#[test]
fn ranges() {
    check(1..2, r#"{"start":1,"end":2}"#);
    check(1..=2, r#"{"start":1,"end":2}"#);
    check(1.., r#"{"start":1}"#);
    check(..2, r#"{"end":2}"#);
    check(None..Some(1), r#"{"start":null,"end":1}"#);
    for text in [
        r#"{"end":2,"start":1}"#,
        r#"{"start":1}"#,
        r#"{"end":1}"#,
        "{}",
        r#"{"start":1,"end":2,"x":3}"#,
        r#"{"start":1,"start":1,"end":2}"#,
        r#"{"start":1,"end":null}"#,
        "null",
        r#"{"start":256,"end":1}"#,
        r#"{"\u0073tart":1,"end":2}"#,
        r#"{"start":1,"end":2"#,
        r#"{"start":1,}"#,
    ] {
        agree::<Range<u8>>(text);
        agree::<Range<Option<u8>>>(text);
        agree::<RangeInclusive<u8>>(text);
        agree::<RangeFrom<u8>>(text);
        agree::<RangeTo<u8>>(text);
    }
}

#[test]
fn faults_of_ranges() {
    type Numbers = Range<u8>;
    assert_eq!(
        error::<Numbers>(r#"{"start":1 }"#),
        (MissingMember, 11, "missing member \"end\"".into())
    );
    assert_eq!(error::<RangeTo<u8>>(r#"{}"#), (MissingMember, 1, "missing member \"end\"".into()));
    assert_eq!(place::<Numbers>(r#"{"start":1, "start":1}"#), (DuplicateMember, 12));
    assert_eq!(place::<RangeFrom<u8>>(r#"{"start":1,"end":2}"#), (UnknownMember, 11));
    assert_eq!(place::<Numbers>(r#"{"start":1,"end":-1}"#), (OutOfRange, 17));
    // serde_json reads structs from arrays; no struct is an array here.
    assert_eq!(place::<Numbers>("[1,2]"), (WrongType, 0));
}

#[test]
fn bounds() {
    check(Bound::<u8>::Unbounded, "\"Unbounded\"");
    check(Bound::Included(1), r#"{"Included":1}"#);
    check(Bound::Excluded(String::from("a")), r#"{"Excluded":"a"}"#);
    for text in [
        r#"{"Unbounded":null}"#,
        r#"{"Unbounded":1}"#,
        r#""Included""#,
        r#"{"included":1}"#,
        "null",
        "1",
        "[]",
        "{}",
        r#"{"Included":1,"Excluded":2}"#,
        r#"{"Included":1"#,
        r#"{"Included":256}"#,
        r#""unbounded""#,
        r#"{"Included":1,}"#,
        r#"{ "\u0049ncluded" : 1 }"#,
        r#"{"Included"}"#,
    ] {
        agree::<Bound<u8>>(text);
    }
}

#[test]
fn results() {
    check(Ok::<u8, String>(1), r#"{"Ok":1}"#);
    check(Err::<u8, String>("a".into()), r#"{"Err":"a"}"#);
    check(Ok::<(), ()>(()), r#"{"Ok":null}"#);
    for text in [
        "\"Ok\"",
        r#"{"ok":1}"#,
        r#"{"Ok":"a"}"#,
        r#"{"Err":1}"#,
        "{}",
        "[]",
        "null",
        r#"{"Ok":1,"Ok":1}"#,
    ] {
        agree::<Result<u8, String>>(text);
    }
    type Outcome = Result<u8, String>;
    let message = "unknown variant, expected `Ok` or `Err`".into();
    assert_eq!(error::<Outcome>(r#"{ "ok":1}"#), (InvalidValue, 2, message));
    assert_eq!(place::<Outcome>(" {}"), (MissingMember, 2));
    assert_eq!(place::<Outcome>("\"Ok\""), (WrongType, 0));
    assert_eq!(
        error::<Outcome>("[]"),
        (WrongType, 0, "expected a string or an object, found an array".into())
    );
    assert_eq!(place::<Outcome>(r#"{"Ok":1,"Err":""}"#), (UnknownMember, 8));
    assert_eq!(place::<Outcome>(r#"{"Ok":1"#), (Eof, 7));
}

#[test]
fn durations() {
    check(Duration::new(1, 500), r#"{"secs":1,"nanos":500}"#);
    check(Duration::ZERO, r#"{"secs":0,"nanos":0}"#);
    check(Duration::MAX, r#"{"secs":18446744073709551615,"nanos":999999999}"#);
    assert_eq!(
        from_str::<Duration>(r#"{"nanos":1500000000,"secs":1}"#).unwrap(),
        Duration::from_millis(2500)
    );
    for text in [
        r#"{"secs":1}"#,
        r#"{"nanos":1}"#,
        r#"{"secs":-1,"nanos":0}"#,
        r#"{"secs":1,"nanos":4294967295}"#,
        r#"{"secs":1,"nanos":4294967296}"#,
        r#"{"secs":18446744073709551615,"nanos":1000000000}"#,
        r#"{"secs":18446744073709551614,"nanos":1000000000}"#,
        r#"{"secs":1,"nanos":0,"x":1}"#,
        "1",
        "null",
    ] {
        agree::<Duration>(text);
    }
    let text = r#" {"secs":18446744073709551615,"nanos":1000000000}"#;
    assert_eq!(place::<Duration>(text), (InvalidValue, 1));
}
