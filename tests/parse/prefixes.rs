//! Documents cut short at every byte, and with every byte changed to every other.

use std::fmt::Debug;

use fastjson::{ErrorKind, FastJson, FromJsonOwned, Skip, ToJson};

use crate::any::{Any, Structural};
use crate::random::Random;

#[derive(Debug, PartialEq, FastJson, serde::Serialize, serde::Deserialize)]
struct Record {
    id: u64,
    #[fastjson(alias = "label")]
    #[serde(alias = "label")]
    name: String,
    delta: Option<i16>,
    ratios: Vec<f64>,
    parts: Vec<Part>,
}

#[derive(Debug, PartialEq, FastJson, serde::Serialize, serde::Deserialize)]
struct Part(u8, String, Option<f32>);

/// Members in and out of order, unknown ones of every kind, escapes, blanks.
const RECORDS: [&str; 5] = [
    r#"{"id":18446744073709551615,"name":"ab","delta":-12,"ratios":[1.5,-0.25e-3],"parts":[[1,"x",2.5]]}"#,
    r#"{ "parts" : [ ] , "ratios" : [ 0 ] , "delta" : null , "label" : "\u00e4\n" , "id" : 7 }"#,
    r#"{"x":[true,{"y":"\ud83d\ude00"}],"id":1,"n\u0061me":"日本","ratios":[],"parts":[[0,"",null]]}"#,
    r#"{"ratios":[1e2,10],"nam":false,"id":0,"parts":[],"name":"a longer text than one block","":-0.0}"#,
    "{\"id\":3,\n\t\"name\":\"\",\r\n\"parts\":[[255,\"\\\\\",1]],\"ratios\":[],\"z\":{}}",
];

/// Checks that each prefix of a text is refused because it ends.
fn prefixes<T: FromJsonOwned + Debug>(text: &str) {
    fastjson::from_str::<T>(text).unwrap_or_else(|error| panic!("{text}: {error}"));
    for len in 0..text.len() {
        let error = fastjson::from_slice::<T>(&text.as_bytes()[..len]).expect_err(text);
        assert!(error.is_eof(), "{len} bytes of {text}: {error}");
        assert_eq!((error.kind(), error.offset()), (ErrorKind::Eof, len), "{text}");
    }
}

#[test]
fn a_text_that_is_cut_short_is_refused_because_it_ends() {
    for text in RECORDS {
        prefixes::<Record>(text);
        prefixes::<Any>(text);
        prefixes::<Skip>(text);
        prefixes::<Structural>(text);
    }
    for text in ["true", "false", "null", "\"a\\ud83d\\ude00\\\\\"", "[]", "{}", "[[],{\"a\":[0]}]"]
    {
        prefixes::<Any>(text);
        prefixes::<Skip>(text);
    }
    let mut random = Random::new(5);
    for _ in 0..300 {
        let text = format!("[{}]", random.document(3));
        prefixes::<Skip>(&text);
        if fastjson::from_str::<Any>(&text).is_ok() {
            prefixes::<Any>(&text);
        }
    }
}

#[test]
fn a_number_that_is_cut_short_may_be_a_number() {
    for text in ["-12", "3.25", "1e10", "-0.5E-7"] {
        for len in 0..text.len() {
            let cut = &text[..len];
            let oracle =
                cut.parse::<f64>().ok().filter(|_| cut.ends_with(|c: char| c.is_ascii_digit()));
            match (fastjson::from_str::<f64>(cut), fastjson::from_str::<Skip>(cut)) {
                (Ok(value), Ok(Skip)) => assert_eq!(Some(value), oracle, "{cut}"),
                (Err(used), Err(skipped)) => {
                    assert!(oracle.is_none() && used.is_eof() && skipped.is_eof(), "{cut}");
                }
                _ => panic!("{cut}: used and skipped differ"),
            }
        }
    }
}

/// Checks that the oracle reads a printed value as the same.
fn same_for_the_oracle<T: ToJson + serde::Serialize>(value: &T) {
    let printed = fastjson::to_string(value);
    let read = serde_json::from_str::<serde_json::Value>(&printed);
    let oracle = serde_json::to_string(value).expect("it prints");
    let expected = serde_json::from_str::<serde_json::Value>(&oracle);
    assert_eq!(read.expect(&printed), expected.expect(&oracle), "{printed}");
}

/// Checks one text against the oracle.
fn agree(bytes: &[u8]) {
    let shown = || bytes.escape_ascii();
    let any = fastjson::from_slice::<Any>(bytes);
    let value = serde_json::from_slice::<serde_json::Value>(bytes);
    assert_eq!(any.is_ok(), value.is_ok(), "{}: {any:?}, {value:?}", shown());
    if let (Ok(any), Ok(value)) = (any, value) {
        let printed = fastjson::to_vec(&any);
        let read = serde_json::from_slice::<serde_json::Value>(&printed);
        // An integer may come back as the float that it was read as.
        let (read, value) = (read.expect("printed JSON"), as_floats(value));
        assert_eq!(as_floats(read), value, "{}", shown());
    }
    let record = fastjson::from_slice::<Record>(bytes);
    let oracle = serde_json::from_slice::<Record>(bytes);
    match (record, oracle) {
        (Ok(record), Ok(oracle)) => {
            assert_eq!(record, oracle, "{}", shown());
            same_for_the_oracle(&record);
        }
        // Text that is skipped is checked by us alone.
        (Err(error), Ok(_)) => {
            assert!(fastjson::from_slice::<Skip>(bytes).is_err(), "{}: {error}", shown());
        }
        // Minus zero is zero for every integer by us alone.
        (Ok(_), Err(error)) => {
            assert!(bytes.windows(2).any(|pair| pair == b"-0"), "{}: {error}", shown());
        }
        (Err(_), Err(_)) => {}
    }
}

fn as_floats(value: serde_json::Value) -> serde_json::Value {
    use serde_json::Value;
    match value {
        Value::Number(number) => Value::from(number.as_f64()),
        Value::Array(values) => Value::Array(values.into_iter().map(as_floats).collect()),
        Value::Object(members) => Value::Object(
            members.into_iter().map(|(name, value)| (name, as_floats(value))).collect(),
        ),
        other => other,
    }
}

#[test]
fn every_byte_changed_to_every_other() {
    for text in RECORDS {
        agree(text.as_bytes());
    }
    for text in &RECORDS[..2] {
        for at in 0..text.len() {
            let mut bytes = Vec::from(*text);
            for byte in 0..=255 {
                bytes[at] = byte;
                agree(&bytes);
            }
        }
    }
}

#[test]
fn bytes_put_in_and_taken_out() {
    for text in RECORDS {
        for at in 0..text.len() {
            let mut bytes = Vec::from(text);
            bytes.remove(at);
            agree(&bytes);
            for byte in *b"\"\\{}[],: 01-.en\x00\x80" {
                let mut bytes = Vec::from(text);
                bytes.insert(at, byte);
                agree(&bytes);
            }
        }
    }
}

#[test]
fn damaged_records() {
    let mut random = Random::new(6);
    for round in 0..10_000 {
        agree(&random.damaged(RECORDS[round % RECORDS.len()]));
    }
}
