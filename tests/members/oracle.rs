//! Whatever text comes, the same type with both derives reads the same value or none.

use std::collections::BTreeMap;

use fastjson::{FastJson, from_str, to_string};
use proptest::prelude::*;
use serde::{Deserialize, Serialize};

#[derive(Debug, PartialEq, Clone, FastJson, Serialize, Deserialize)]
struct Leaf {
    a: u8,
    #[fastjson(default)]
    #[serde(default)]
    b: Option<String>,
}

#[derive(Debug, PartialEq, Clone, FastJson, Serialize, Deserialize)]
struct Pair {
    #[fastjson(rename = "c", alias = "cc")]
    #[serde(rename = "c", alias = "cc")]
    third: Option<i16>,
    #[fastjson(default)]
    #[serde(default)]
    d: bool,
    #[fastjson(flatten)]
    #[serde(flatten)]
    leaf: Leaf,
}

#[derive(Debug, PartialEq, Clone, FastJson, Serialize, Deserialize)]
struct Last {
    #[fastjson(skip_serializing_if = Option::is_none)]
    #[serde(skip_serializing_if = "Option::is_none")]
    f: Option<u8>,
}

/// A struct with flattened fields, in an order of its own. Maps come last: serde's maps also take
/// what belongs to the fields behind them.
macro_rules! shapes {
    ($($name:ident { $($(#[$attribute:ident])? $field:ident: $type:ty),* })*) => {
        $(#[derive(Debug, PartialEq, Clone, FastJson, Serialize, Deserialize)]
        struct $name {
            $($(#[fastjson($attribute)] #[serde($attribute)])? $field: $type,)*
        })*

        fn all(text: &str) {
            $(same::<$name>(text);)*
        }
    };
}

shapes! {
    First { #[flatten] pair: Pair, e: Option<u8>, #[flatten] last: Last }
    Second { e: u8, #[flatten] leaf: Leaf }
    Third { #[flatten] last: Last, #[flatten] leaf: Leaf, e: Option<String> }
    Fourth { #[flatten] last: Box<Last>, #[flatten] pair: Box<Pair> }
    Mapped { e: Option<u8>, #[flatten] leaf: Leaf, #[flatten] rest: BTreeMap<String, Option<bool>> }
    Inner { #[flatten] last: Last, #[flatten] mapped: Mapped, g: Option<u8> }

    OnlyMap { #[flatten] rest: BTreeMap<String, Option<u8>> }
}

/// Both read the same, or neither does, and what both print of it is the same and is read again.
fn same<T>(text: &str)
where
    T: for<'de> fastjson::FromJson<'de> + fastjson::ToJson + PartialEq + std::fmt::Debug,
    T: for<'de> Deserialize<'de> + Serialize,
{
    match (from_str::<T>(text), serde_json::from_str::<T>(text)) {
        (Ok(ours), Ok(theirs)) => {
            assert_eq!(ours, theirs, "{text}");
            assert_eq!(to_string(&ours), serde_json::to_string(&theirs).unwrap());
            let again: T = from_str(&to_string(&ours)).unwrap();
            assert_eq!(again, ours, "{text}");
        }
        (Err(_), Err(_)) => {}
        (ours, theirs) => panic!("{text}: {ours:?}, {theirs:?}"),
    }
}

fn name() -> impl Strategy<Value = String> {
    const NAMES: &[&str] = &[
        "a", "b", "c", "cc", "d", "e", "f", "g", "h", "id", "", "a\\u0061", "\\u0061", "\\u0063c",
    ];
    proptest::sample::select(NAMES).prop_map(str::to_owned)
}

fn value() -> impl Strategy<Value = String> {
    const VALUES: &[&str] =
        &["0", "7", "null", "true", "\"s\"", "300", "-1", "{\"a\":1}", "[1]", "\"\\n\""];
    proptest::sample::select(VALUES).prop_map(str::to_owned)
}

/// An object whose members mostly fit.
fn text() -> impl Strategy<Value = String> {
    let fit = proptest::sample::subsequence(
        vec![
            r#""a":7"#,
            r#""\u0061":7"#,
            r#""b":"s""#,
            r#""c":-1"#,
            r#""cc":5"#,
            r#""d":true"#,
            r#""e":8"#,
            r#""f":9"#,
            r#""g":3"#,
            r#""x":null"#,
            r#""y":true"#,
            r#""e":null"#,
        ],
        0..=7,
    )
    .prop_shuffle();
    let odd = proptest::collection::vec((name(), value()), 0..3);
    (fit, odd, "[ \n]{0,2}").prop_map(|(fit, odd, space)| {
        let odd = odd.iter().map(|(name, value)| format!("\"{name}\"{space}:{space}{value}"));
        let members: Vec<String> = fit.into_iter().map(str::to_owned).chain(odd).collect();
        format!("{{{space}{}{space}}}", members.join(&format!("{space},")))
    })
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(3_000))]

    #[test]
    fn reads_and_prints_as_serde(text in text()) {
        all(&text);
    }
}
