//! What is printed is JSON for the oracle too, and reads back as the same value.

#![no_main]

use std::collections::BTreeMap;

use arbitrary::Arbitrary;
use fastjson::FastJson;
use libfuzzer_sys::fuzz_target;

#[derive(Arbitrary, Clone, Debug, Default, PartialEq, FastJson, serde::Serialize)]
struct Record {
    small: u8,
    signed: i64,
    wide: (u64, u32, i16),
    flag: bool,
    text: String,
    #[fastjson(rename = "quo\"te\n\\ä")]
    #[serde(rename = "quo\"te\n\\ä")]
    letter: char,
    float: f64,
    single: f32,
    option: Option<String>,
    list: Vec<Option<u16>>,
    map: BTreeMap<String, f64>,
    pairs: [(bool, String); 2],
    boxed: Option<Box<Record>>,
}

/// Gives what has no JSON a value that has.
fn finite(record: &mut Record) {
    for float in record.map.values_mut().chain([&mut record.float]) {
        *float = if float.is_finite() { *float } else { -0.0 };
    }
    record.single = if record.single.is_finite() { record.single } else { 1e-40 };
    if let Some(boxed) = &mut record.boxed {
        finite(boxed);
    }
}

fuzz_target!(|input: (Record, Record)| {
    let (mut record, mut other) = input;
    finite(&mut record);
    finite(&mut other);
    let printed = fastjson::to_string(&record);
    assert_eq!(fastjson::to_vec(&record), printed.as_bytes());
    let mut written = Vec::new();
    fastjson::to_writer(&mut written, &record).expect("a vector takes everything");
    assert_eq!(written, printed.as_bytes());
    let read = fastjson::from_str::<Record>(&printed).expect("it reads back");
    assert_eq!(read, record);
    assert_eq!(read.float.to_bits(), record.float.to_bits());
    assert_eq!(read.single.to_bits(), record.single.to_bits());
    fastjson::from_str_into(&mut other, &printed).expect("it reads into another");
    assert_eq!(other, record);
    let ours: serde_json::Value = serde_json::from_str(&printed).expect("the oracle reads it");
    let theirs = serde_json::to_string(&record).expect("the oracle prints it");
    assert_eq!(ours, serde_json::from_str::<serde_json::Value>(&theirs).expect("its own text"));
    assert_eq!(fastjson::from_str::<Record>(&theirs).expect("the oracle's text"), record);
});
