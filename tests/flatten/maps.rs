//! Maps that take what is left.

use std::collections::{BTreeMap, HashMap};

use fastjson::{ErrorKind, FastJson, RawJson, RawJsonBuf, from_str, to_string};

use super::round;

#[derive(Debug, Clone, Default, PartialEq, FastJson)]
struct Inner {
    #[fastjson(alias = "bee")]
    b: u8,
}

#[derive(Debug, Clone, Default, PartialEq, FastJson)]
struct WithRest {
    a: u8,
    #[fastjson(flatten)]
    rest: BTreeMap<String, u64>,
    #[fastjson(flatten)]
    inner: Inner,
}

#[test]
fn a_map_takes_what_nobody_else_does_wherever_it_stands() {
    let text = r#"{"x":1,"b":2,"\u0079":3,"a":4,"x":5}"#;
    let (value, printed) = round(text, WithRest::default()).unwrap();
    assert_eq!(value.rest, BTreeMap::from([("x".into(), 5), ("y".into(), 3)]));
    assert_eq!(printed, r#"{"a":4,"x":5,"y":3,"b":2}"#);
    let (value, printed) = round(r#"{"bee":2,"a":4}"#, value).unwrap();
    assert!(value.rest.is_empty());
    assert_eq!(printed, r#"{"a":4,"b":2}"#);
    let error = from_str::<WithRest>(r#"{"a":1,"b":2,"x":"no"}"#).unwrap_err();
    assert_eq!((error.kind(), error.path()), (ErrorKind::WrongType, "$.x"));
}

#[derive(Debug, Default, PartialEq, FastJson)]
#[fastjson(deny_unknown_fields)]
struct Denies {
    a: u8,
    #[fastjson(flatten)]
    rest: Option<HashMap<String, u64>>,
}

#[test]
fn nothing_is_unknown_where_a_map_takes_the_rest() {
    let (value, _) = round(r#"{"a":1,"x":2}"#, Denies::default()).unwrap();
    assert_eq!(value.rest, Some(HashMap::from([("x".into(), 2)])));
    assert_eq!(round(r#"{"a":1}"#, value).unwrap().0.rest, None);
}

#[derive(Debug, Default, PartialEq, FastJson)]
struct IntegerKeys {
    a: u8,
    #[fastjson(flatten)]
    rest: BTreeMap<u32, String>,
}

#[test]
fn keys_of_other_types() {
    let text = r#"{"a":1,"3":"x","20":"y"}"#;
    assert_eq!(round(text, IntegerKeys::default()).unwrap().1, text);
    let error = from_str::<IntegerKeys>(r#"{"a":1,"x":"y"}"#).unwrap_err();
    assert_eq!(error.offset(), 7, "{error}");
}

#[derive(Debug, FastJson)]
struct RawRest<'a> {
    a: u8,
    #[fastjson(flatten, default)]
    rest: HashMap<&'a str, RawJson<'a>>,
}

#[derive(Debug, FastJson)]
struct RawOwned {
    #[fastjson(flatten)]
    rest: BTreeMap<String, RawJsonBuf>,
}

#[test]
fn raw_text_is_kept_as_it_is() {
    let text = r#"{"x": [1 , 2.50], "a":1}"#;
    let value: RawRest<'_> = from_str(text).unwrap();
    assert_eq!(value.rest["x"].get(), "[1 , 2.50]");
    assert_eq!(to_string(&value), r#"{"a":1,"x":[1 , 2.50]}"#);
    let value: RawOwned = from_str(text).unwrap();
    assert_eq!(to_string(&value), r#"{"a":1,"x":[1 , 2.50]}"#);
}

#[derive(Debug, Default, PartialEq, FastJson)]
struct TwoMaps {
    #[fastjson(flatten)]
    first: BTreeMap<String, u8>,
    #[fastjson(flatten)]
    second: BTreeMap<String, u8>,
}

#[test]
fn two_maps_take_the_same() {
    let value: TwoMaps = from_str(r#"{"x":1}"#).unwrap();
    assert_eq!(value.first, value.second);
}

#[derive(Debug, Default, PartialEq, FastJson)]
struct Nested {
    n: u8,
    #[fastjson(flatten)]
    with_rest: WithRest,
}

/// The map inside leaves alone what the struct around its own struct takes.
#[test]
fn a_map_in_a_flattened_struct() {
    let text = r#"{"n":1,"a":2,"x":3,"b":4}"#;
    assert_eq!(round(text, Nested::default()).unwrap().1, text);
    let value: Nested = from_str(r#"{"x":3,"b":4,"n":1,"a":2}"#).unwrap();
    assert_eq!(value.with_rest.rest, BTreeMap::from([("x".into(), 3)]));
}

#[derive(Debug, Default, PartialEq, FastJson)]
struct Tree {
    name: String,
    children: Vec<Self>,
    #[fastjson(flatten)]
    rest: BTreeMap<String, Self>,
}

/// Objects inside the object have views of their own.
#[test]
fn types_that_hold_themselves() {
    let text = r#"{"name":"a","children":[{"name":"b","children":[],"x":{"name":"c","children":[]}}],"y":{"name":"d","children":[],"name2":{"name":"e","children":[]}}}"#;
    assert_eq!(round(text, Tree::default()).unwrap().1, text);
}
