//! The same verdict and the same value as serde_json's, on random documents and on documents
//! with a random mistake in them.

use fastjson::Skip;
use proptest::collection::{btree_map, vec};
use proptest::prelude::*;

use crate::check::check_error;
use crate::dynamic::{self, Value};

/// What a mistake puts into a document.
const PIECES: &[&str] = &[
    "", "\"", "\\", "\\\"", "\\u", "\\ud83d", "\\ude00", "{", "}", "[", "]", ",", ":", "-", "+",
    ".", "e", "0", "1", "01", "1.", "1e", "null", "nul", "true", "false", " ", "\n", "\t", "\u{0}",
    "\u{7f}", "\u{a0}", "\u{feff}", "é", "😀", "/", "NaN",
];

fn value() -> impl Strategy<Value = Value> {
    let leaf = prop_oneof![
        Just(Value::Null),
        any::<bool>().prop_map(Value::Bool),
        any::<u64>().prop_map(Value::Unsigned),
        (i64::MIN..0).prop_map(Value::Negative),
        any::<f64>()
            .prop_filter("JSON has no such number", |value| value.is_finite())
            .prop_map(Value::Float),
        any::<String>().prop_map(Value::String),
        "[ -~]{0,80}".prop_map(Value::String),
    ];
    leaf.prop_recursive(5, 64, 8, |inner| {
        prop_oneof![
            vec(inner.clone(), 0..8).prop_map(Value::Array),
            btree_map("[a-cé\"\\\\\n]{0,3}", inner, 0..8).prop_map(Value::Object),
        ]
    })
}

proptest! {
    #[test]
    fn documents(value in value()) {
        let text = fastjson::to_string(&value);
        let theirs: serde_json::Value = serde_json::from_str(&text).expect("what we print is JSON");
        let ours = dynamic::parse(&text, 128).expect("what we print is read");
        prop_assert_eq!(&ours, &value);
        prop_assert_eq!(format!("{ours:?}"), format!("{theirs:?}"));
        prop_assert!(fastjson::from_str::<Skip>(&text).is_ok());
        let pretty = serde_json::to_string_pretty(&theirs).expect("a tree prints");
        prop_assert_eq!(dynamic::parse(&pretty, 128).expect("pretty"), value);
        prop_assert!(fastjson::from_str::<Skip>(&pretty).is_ok());
    }

    #[test]
    fn documents_with_mistakes(
        value in value(),
        mistakes in vec((any::<prop::sample::Index>(), 0..3_usize, prop::sample::select(PIECES)), 1..4),
    ) {
        let mut text = fastjson::to_string(&value);
        for (at, removed, piece) in mistakes {
            let boundaries: Vec<usize> = text.char_indices().map(|(at, _)| at).collect();
            let start = at.index(boundaries.len());
            let end = boundaries.get(start + removed).copied().unwrap_or(text.len());
            text.replace_range(boundaries[start]..end, piece);
            if text.is_empty() {
                break;
            }
        }
        let theirs = serde_json::from_str::<serde_json::Value>(&text);
        match (dynamic::parse(&text, 127), &theirs) {
            (Ok(ours), Ok(theirs)) => prop_assert_eq!(format!("{ours:?}"), format!("{theirs:?}")),
            (Err(ours), Err(_)) => prop_assert_eq!(check_error(&ours, text.as_bytes()), Ok(())),
            (ours, theirs) => prop_assert!(false, "{}: {:?} and {:?}", text, ours, theirs),
        }
        match fastjson::from_str::<Skip>(&text) {
            Ok(_) => prop_assert!(only_out_of_range(&theirs), "skipped: {text}: {theirs:?}"),
            Err(ours) => {
                prop_assert_eq!(check_error(&ours, text.as_bytes()), Ok(()));
                prop_assert!(theirs.is_err(), "not skipped: {text}: {ours}");
            }
        }
    }
}

/// Nothing wrong, or only a number that no float holds, which skipping does not look at.
fn only_out_of_range(theirs: &Result<serde_json::Value, serde_json::Error>) -> bool {
    theirs.as_ref().err().is_none_or(|error| error.to_string().starts_with("number out of range"))
}
