//! `RawJson` and `RawJsonBuf`: any value is kept as it is, and nothing else is taken.

use std::collections::{BTreeMap, HashMap};

use fastjson::{
    ErrorKind, FastJson, RawJson, RawJsonBuf, ToJson, ValueKind, from_slice, from_str, to_raw_json,
    to_string, to_writer,
};
use proptest::prelude::*;

use crate::{both, reads, refuses};

const TEXTS: &[&str] = &[
    "null",
    "true",
    "false",
    "0",
    "-0.0",
    "1e400",
    "123456789012345678901234567890",
    r#""""#,
    r#""caf\u00e9 \ud83d\ude00""#,
    "[]",
    "{}",
    "[ 1 ,\n\t2 ]",
    r#"{ "a" : [ { } ] , "a" : null }"#,
];

#[test]
fn a_value_is_kept_as_it_is() {
    for text in TEXTS {
        let padded = format!(" \n{text}\r\t");
        let raw: RawJson<'_> = from_str(&padded).expect(text);
        assert_eq!(raw.get(), *text);
        assert_eq!(raw.get().as_ptr(), padded[2..].as_ptr(), "it is borrowed");
        assert_eq!((to_string(&raw), to_string(&raw.to_buf())), ((*text).into(), (*text).into()));
        let owned: RawJsonBuf = from_slice(padded.as_bytes()).expect(text);
        assert_eq!((owned.as_raw(), owned.get()), (raw, *text));
        assert_eq!(RawJson::new(&padded).expect(text), raw);
        assert_eq!(RawJsonBuf::from_string(padded.clone()).expect(text), owned);
        assert_eq!(padded.parse::<RawJsonBuf>().expect(text), owned);
        assert_eq!(owned.clone().into_string(), *text);
        assert_eq!(
            (raw.to_string(), format!("{owned:?}")),
            ((*text).into(), format!("RawJson({text})"))
        );
        let mut written = Vec::new();
        to_writer(&mut written, &raw).expect("a vector can be written to");
        assert_eq!(written, text.as_bytes());
    }
}

#[test]
fn what_is_not_json_is_refused_where_it_is_wrong() {
    for (text, kind, offset) in [
        ("", ErrorKind::Eof, 0),
        (" ", ErrorKind::Eof, 1),
        ("01", ErrorKind::InvalidNumber, 1),
        ("[1,]", ErrorKind::Syntax, 3),
        (r#""\x""#, ErrorKind::InvalidEscape, 2),
        (r#""\ud800""#, ErrorKind::LoneSurrogate, 1),
        ("[1", ErrorKind::Eof, 2),
        ("nul", ErrorKind::Eof, 3),
        ("1 2", ErrorKind::TrailingData, 2),
    ] {
        for error in [
            from_str::<RawJson<'_>>(text).expect_err(text),
            from_str::<RawJsonBuf>(text).expect_err(text),
            RawJson::new(text).expect_err(text),
            RawJsonBuf::from_string(text.into()).expect_err(text),
        ] {
            assert_eq!((error.kind(), error.offset()), (kind, offset), "{text}: {error}");
        }
    }
}

#[derive(FastJson, Debug, PartialEq)]
struct Message<'a> {
    kind: &'a str,
    content: RawJson<'a>,
    more: Option<RawJson<'a>>,
    #[fastjson(default)]
    rest: Vec<RawJsonBuf>,
}

#[test]
fn it_is_a_field_an_element_and_a_value_of_a_map() {
    let one = RawJson::new("[ 1 ]").unwrap();
    let value =
        Message { kind: "x", content: one, more: Some(one), rest: vec![one.into(), one.to_buf()] };
    both(&value, r#"{"kind":"x","content":[ 1 ],"more":[ 1 ],"rest":[[ 1 ],[ 1 ]]}"#);
    let null = Message { kind: "x", content: RawJson::default(), more: None, rest: Vec::new() };
    reads(r#"{"kind":"x","content":null,"more":null}"#, &null);
    refuses::<Message<'_>>(r#"{"kind":"x"}"#, ErrorKind::MissingMember, 11, "content");
    refuses::<Message<'_>>(r#"{"kind":"x","content":[}"#, ErrorKind::Syntax, 23, "$.content[0]");

    let map: HashMap<String, RawJson<'_>> = from_str(r#"{"a": {"b": 1}, "c": ""}"#).unwrap();
    assert_eq!((map["a"].get(), map["c"].get()), (r#"{"b": 1}"#, r#""""#));
    let map = BTreeMap::from([(1, RawJsonBuf::default()), (2, one.to_buf())]);
    both(&map, r#"{"1":null,"2":[ 1 ]}"#);
}

#[test]
fn it_is_parsed_and_made_later() {
    let raw = RawJson::new(r#"{"id": 7}"#).unwrap();
    let map: BTreeMap<&str, u8> = raw.parse().unwrap();
    assert_eq!(map, BTreeMap::from([("id", 7)]));
    assert_eq!(raw.parse::<u8>().unwrap_err().kind(), ErrorKind::WrongType);
    assert_eq!(to_raw_json(&map).get(), r#"{"id":7}"#);
    assert_eq!(to_raw_json("a\n").parse::<String>().unwrap(), "a\n");
    for (text, kind) in [
        ("null", ValueKind::Null),
        ("true", ValueKind::Boolean),
        ("-1", ValueKind::Number),
        ("\"\"", ValueKind::String),
        ("[]", ValueKind::Array),
        ("{}", ValueKind::Object),
    ] {
        assert_eq!(RawJson::new(text).unwrap().kind(), kind);
        assert_eq!(RawJson::new(text).unwrap().to_buf().kind(), kind);
    }
}

#[test]
fn it_nests_without_limit() {
    let deep = format!("{}1{}", "[".repeat(100_000), "]".repeat(100_000));
    assert_eq!(RawJson::new(&deep).unwrap().get(), deep);
    let unclosed = &deep[..deep.len() - 1];
    assert_eq!(RawJson::new(unclosed).unwrap_err().kind(), ErrorKind::Eof);
}

#[test]
fn allocations_are_reused() {
    let mut kept: RawJsonBuf = from_str("[1,2,3,4,5,6,7,8]").unwrap();
    let place = kept.get().as_ptr();
    fastjson::from_str_into(&mut kept, " [1] ").unwrap();
    assert_eq!((kept.get(), kept.get().as_ptr()), ("[1]", place));
}

proptest! {
    /// serde_json's raw value takes what ours takes, and keeps the same text; only halves of
    /// surrogate pairs are refused here and taken there.
    #[test]
    fn serde_json_keeps_the_same_text(text in r#"[ \n]{0,2}[\[\]{}:,"a0-9eE.+\-ntrue\\u \n]{0,12}"#) {
        let theirs: Result<Box<serde_json::value::RawValue>, _> = serde_json::from_str(&text);
        match (from_str::<RawJson<'_>>(&text), theirs) {
            (Ok(ours), Ok(theirs)) => prop_assert_eq!(ours.get(), theirs.get()),
            (Err(_), Err(_)) => {}
            (Err(ours), Ok(_)) => prop_assert_eq!(ours.kind(), ErrorKind::LoneSurrogate),
            (Ok(ours), Err(theirs)) => prop_assert!(false, "{:?}, but {}", ours, theirs),
        }
    }

    /// Whatever serde_json prints is taken and kept.
    #[test]
    fn whatever_is_json_is_kept(map: BTreeMap<String, Vec<Option<f64>>>, pretty: bool) {
        let text = if pretty { serde_json::to_string_pretty(&map) } else { serde_json::to_string(&map) };
        let text = text.unwrap();
        prop_assert_eq!(from_str::<RawJson<'_>>(&text).unwrap().get(), &text);
        let parts: BTreeMap<String, RawJson<'_>> = from_str(&text).unwrap();
        let theirs: BTreeMap<String, &serde_json::value::RawValue> = serde_json::from_str(&text).unwrap();
        prop_assert_eq!(parts.len(), theirs.len());
        for (name, raw) in &parts {
            prop_assert_eq!(raw.get(), theirs[name].get());
        }
    }
}

/// A deserializer that is kept, and names chosen at run time, leave the text as it is.
#[test]
fn kept_values_own_their_text() {
    use fastjson::names::{Renamed, Rule};
    use fastjson::{DeserializerFactory, SerializerFactory, Settings};

    #[derive(FastJson, Debug, PartialEq)]
    struct Kept {
        raw: RawJsonBuf,
    }
    let names = Renamed(Rule::Uppercase);
    let mut kept = DeserializerFactory::create::<Kept>(&names, Settings::new()).unwrap();
    let expected = Kept { raw: RawJson::new(r#"{"raw": 1}"#).unwrap().to_buf() };
    assert_eq!(kept.deserialize(r#"{"RAW": {"raw": 1} }"#).unwrap(), &expected);
    let mut printer = SerializerFactory::create::<Kept>(&names, Settings::new()).unwrap();
    assert_eq!(printer.serialize(&expected), r#"{"RAW":{"raw": 1}}"#);
}

/// What an implementation by hand prints is taken as it is.
#[test]
fn a_hand_written_value_is_kept() {
    struct Padded;
    impl ToJson for Padded {
        fn print(&self, printer: &mut fastjson::Printer<'_>) {
            printer.raw("[ ]");
        }
    }
    assert_eq!(to_raw_json(&Padded).get(), "[ ]");
}
