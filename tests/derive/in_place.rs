//! Parsing into an existing value gives what a fresh parse gives, and keeps allocations.

use std::fmt::Debug;

use fastjson::{FastJson, FromJson, from_str, from_str_into};

#[derive(FastJson, Debug, PartialEq, Default)]
struct Inner {
    text: String,
    list: Vec<u16>,
}

#[derive(FastJson, Debug, PartialEq, Default)]
struct Named {
    inner: Inner,
    option: Option<String>,
    double: Option<Option<u8>>,
    #[fastjson(default)]
    defaulted: Vec<u8>,
    #[fastjson(default = 9)]
    nine: u8,
    #[fastjson(skip)]
    skipped: u8,
    #[fastjson(alias = "pair2")]
    pair: Pair,
    id: Id,
}

#[derive(FastJson, Debug, PartialEq, Default)]
struct Pair(String, u8, #[fastjson(default)] u8, #[fastjson(skip)] u8);

#[derive(FastJson, Debug, PartialEq, Default)]
struct Id(String);

#[derive(FastJson, Debug, PartialEq)]
#[fastjson(default, duplicates = "last")]
struct Last {
    a: Vec<u8>,
    b: String,
}

impl Default for Last {
    fn default() -> Self {
        Self { a: vec![1], b: "b".into() }
    }
}

#[derive(FastJson, Debug, PartialEq, Default)]
#[fastjson(default, duplicates = "first", deny_unknown_fields)]
struct First {
    a: Vec<u8>,
    b: String,
}

#[derive(FastJson, Debug, PartialEq, Default)]
#[fastjson(transparent)]
struct Transparent {
    value: Vec<u8>,
    #[fastjson(skip, default = 3)]
    other: u8,
}

/// Any text is read into any value as into none: same value, or the same error.
#[track_caller]
fn same<T: for<'de> FromJson<'de> + PartialEq + Debug>(make: fn() -> T, json: &str) {
    let fresh = from_str::<T>(json);
    let mut value = make();
    match (from_str_into(&mut value, json), fresh) {
        (Ok(()), Ok(fresh)) => assert_eq!(value, fresh, "{json}"),
        (Err(into), Err(fresh)) => assert_eq!(into.to_string(), fresh.to_string(), "{json}"),
        (into, fresh) => panic!("{json}: {into:?} in place, {fresh:?} afresh"),
    }
}

fn used() -> Named {
    Named {
        inner: Inner { text: "old".into(), list: vec![1, 2, 3] },
        option: Some("old".into()),
        double: Some(Some(1)),
        defaulted: vec![1],
        nine: 1,
        skipped: 1,
        pair: Pair("old".into(), 1, 1, 1),
        id: Id("old".into()),
    }
}

#[test]
fn structs() {
    for json in [
        r#"{"inner":{"text":"new","list":[]},"option":null,"double":null,"defaulted":[2],"nine":2,"pair":["new",2,2],"id":"new"}"#,
        r#"{"id":"new","pair2":["new",2],"inner":{"list":[7],"text":""}}"#,
        r#"{"unknown":{"a":[1]},"id":"new","pair":["new",2],"inner":{"list":[7],"text":""}}"#,
        r#"{"id":"new","pair":["new"],"inner":{"list":[7],"text":""}}"#,
        r#"{"id":"new","pair":["new",1,2,3],"inner":{"list":[7],"text":""}}"#,
        r#"{"id":"new","pair":["new",1],"pair2":["new",1],"inner":{"list":[7],"text":""}}"#,
        r#"{"id":"new","pair":["new",1],"inner":{"list":[7]}}"#,
        r#"{"id":"new","pair":["new",1]}"#,
        r#"{"id":7}"#,
        "{}",
        "[]",
        r#"{"id":"new""#,
    ] {
        same(used, json);
    }
}

#[test]
fn policies_and_defaults() {
    let last = || Last { a: vec![9, 9], b: "old".into() };
    let first = || First { a: vec![9, 9], b: "old".into() };
    let whole = || Transparent { value: vec![9], other: 1 };
    for json in [r#"{"a":[5],"a":[6,7]}"#, "{}", r#"{"b":"x"}"#, r#"{"c":1}"#, "[2]", "null"] {
        same(last, json);
        same(first, json);
        same(whole, json);
    }
}

#[test]
fn allocations_are_kept() {
    let mut value = used();
    value.inner.text.reserve(100);
    value.id.0.reserve(100);
    value.pair.0.reserve(100);
    let places =
        |value: &Named| [value.inner.text.as_ptr(), value.id.0.as_ptr(), value.pair.0.as_ptr()];
    let before = places(&value);
    let json = r#"{"inner":{"text":"new","list":[]},"pair":["new",2],"id":"new"}"#;
    from_str_into(&mut value, json).unwrap();
    assert_eq!(places(&value), before);
    assert_eq!(value, from_str(json).unwrap());
}
