//! Typed and skipped parsing against serde_json: the same verdict and value, but for the
//! differences that are meant.

#![no_main]

use std::collections::BTreeMap;

use fastjson::{ErrorKind, FastJson, Skip};
use libfuzzer_sys::fuzz_target;

#[path = "../../tests/parse/any.rs"]
#[allow(dead_code, reason = "only some of it is used here")]
mod any;

#[derive(Debug, PartialEq, FastJson, serde::Serialize, serde::Deserialize)]
struct Record {
    id: u64,
    #[fastjson(alias = "n")]
    #[serde(alias = "n")]
    name: Option<String>,
    f: Option<f64>,
    g: Option<f32>,
    l: Option<Vec<i8>>,
    m: Option<BTreeMap<String, bool>>,
    t: Option<(u8, char)>,
    r: Option<Box<Record>>,
}

fn any(bytes: &[u8]) {
    let ours = fastjson::from_slice::<any::Any>(bytes);
    let oracle = serde_json::from_slice::<serde_json::Value>(bytes);
    match (&ours, &oracle) {
        // The oracle allows one level fewer.
        (Ok(_), Err(error)) => assert!(error.to_string().contains("recursion limit"), "{error}"),
        (Err(error), Ok(_)) => panic!("{error}"),
        (Err(error), Err(_)) => {
            assert!(error.offset() <= bytes.len() && error.line() > 0 && error.path().len() < 800);
        }
        (Ok(ours), Ok(_)) => {
            let printed = fastjson::to_vec(ours);
            serde_json::from_slice::<serde_json::Value>(&printed).expect("the oracle reads it");
        }
    }
}

fn record(bytes: &[u8]) {
    let ours = fastjson::from_slice::<Record>(bytes);
    let oracle = serde_json::from_slice::<Record>(bytes);
    match (ours, oracle) {
        (Ok(ours), Ok(oracle)) => assert_eq!(ours, oracle),
        // Minus zero is an integer for us alone, and the oracle allows one level fewer.
        (Ok(_), Err(error)) => {
            let minus_zero = bytes.windows(2).any(|pair| pair == b"-0");
            assert!(minus_zero || error.to_string().contains("recursion limit"), "{error}");
        }
        (Err(error), Ok(_)) => match error.kind() {
            // A struct is no array for us, and single precision has a range.
            ErrorKind::WrongType => assert!(error.message().contains("an object, found an array")),
            ErrorKind::OutOfRange => assert!(error.message().ends_with("f32")),
            // Skipped text is checked by us alone.
            _ => assert!(fastjson::from_slice::<Skip>(bytes).is_err(), "{error}"),
        },
        (Err(_), Err(_)) => {}
    }
    // Reading into a value that is there gives the same.
    let old = r#"{"id":1,"n":"x","l":[1,2],"m":{"a":true},"t":[1,"c"],"r":{"id":2}}"#;
    let mut reused = fastjson::from_str::<Record>(old).expect("a record");
    let reread = fastjson::from_slice_into(&mut reused, bytes).map(|()| reused);
    match (reread, fastjson::from_slice::<Record>(bytes)) {
        (Ok(reread), Ok(fresh)) => assert_eq!(reread, fresh),
        (Err(reread), Err(fresh)) => assert_eq!(reread.to_string(), fresh.to_string()),
        (reread, fresh) => panic!("{reread:?} {fresh:?}"),
    }
}

fuzz_target!(|bytes: &[u8]| {
    any(bytes);
    record(bytes);
});
