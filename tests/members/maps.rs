//! Maps that take what nobody else does.

use std::collections::{BTreeMap, HashMap};

use fastjson::{ErrorKind, FastJson, RawJson, RawJsonBuf};
use serde::{Deserialize, Serialize};

use crate::{as_serde, both, reads, refuses};

#[derive(Debug, PartialEq, FastJson, Serialize, Deserialize)]
struct Page {
    limit: u32,
}

#[derive(Debug, PartialEq, FastJson, Serialize, Deserialize)]
struct Rest {
    id: u64,
    #[fastjson(flatten)]
    #[serde(flatten)]
    page: Page,
    #[fastjson(flatten)]
    #[serde(flatten)]
    rest: BTreeMap<String, i64>,
    name: String,
}

#[test]
fn a_map_takes_the_rest() {
    for json in [
        r#"{"id":1,"limit":2,"a":3,"b":-4,"name":"n"}"#,
        r#"{"b":-4,"a":3,"name":"n","limit":2,"id":1}"#,
        r#"{"id":1,"limit":2,"name":"n"}"#,
        r#"{"id":1,"limit":2,"name":"n","\u0061\"":3}"#,
        r#"{"id":1,"l\u0069mit":2,"n\u0061me":"n"}"#,
        r#"{"id":1,"limit":2,"name":"n","a":"3"}"#,
        r#"{"id":1,"limit":2,"name":"n","a":1,"a":2}"#,
        r#"{"id":1,"limit":2,"name":"n","":1}"#,
        r#"{"id":1,"limit":2,"name":"n","a":{"id":1}}"#,
        r#"{"id":1,"name":"n","a":1}"#,
    ] {
        as_serde::<Rest>(json);
    }
    let error = fastjson::from_str::<Rest>(r#"{"id":1,"limit":2,"name":"n","a":[3]}"#).unwrap_err();
    assert_eq!((error.kind(), error.path()), (ErrorKind::WrongType, "$.a"));
}

#[derive(Debug, PartialEq, FastJson)]
#[fastjson(deny_unknown_fields)]
struct Strict<'a> {
    id: u64,
    #[fastjson(flatten)]
    rest: BTreeMap<&'a str, RawJson<'a>>,
}

#[test]
fn nothing_is_unknown_where_a_map_takes_the_rest() {
    let json = r#"{"id":1,"a":[1, 2],"b":{"id": 5}}"#;
    let value: Strict<'_> = fastjson::from_str(json).unwrap();
    assert_eq!(value.rest.len(), 2);
    both(&value, json);
}

#[derive(Debug, PartialEq, FastJson, Serialize, Deserialize)]
struct Numbered {
    id: u64,
    #[fastjson(flatten)]
    #[serde(flatten)]
    rest: BTreeMap<i16, String>,
}

#[test]
fn integer_keys() {
    let rest = [(-1, "a".to_owned()), (7, "b".to_owned())].into();
    both(&Numbered { id: 1, rest }, r#"{"id":1,"-1":"a","7":"b"}"#);
    assert!(fastjson::from_str::<Numbered>(r#"{"id":1,"x":"a"}"#).is_err());
    assert!(fastjson::from_str::<Numbered>(r#"{"id":1,"40000":"a"}"#).is_err());
}

#[derive(Debug, PartialEq, FastJson)]
struct TwoMaps {
    #[fastjson(flatten)]
    first: HashMap<String, RawJsonBuf>,
    id: u8,
    #[fastjson(flatten)]
    second: Option<BTreeMap<String, u8>>,
}

/// Neither hides anything from the other.
#[test]
fn two_maps_take_the_same() {
    let read: TwoMaps = fastjson::from_str(r#"{"a":1,"id":2}"#).unwrap();
    assert_eq!(read.first["a"].get(), "1");
    assert_eq!(read.second, Some([("a".to_owned(), 1)].into()));
    let none: TwoMaps = fastjson::from_str(r#"{"id":2}"#).unwrap();
    assert_eq!((none.first.len(), none.second), (0, None));
}

#[derive(Debug, PartialEq, FastJson, Serialize, Deserialize)]
struct Middle {
    m: u8,
    #[fastjson(flatten)]
    #[serde(flatten)]
    rest: BTreeMap<String, u8>,
}

#[derive(Debug, PartialEq, FastJson, Serialize, Deserialize)]
struct Outside {
    o: u8,
    #[fastjson(flatten)]
    #[serde(flatten)]
    page: Page,
    #[fastjson(flatten)]
    #[serde(flatten)]
    middle: Middle,
}

#[test]
fn a_map_of_a_flattened_struct() {
    let middle = Middle { m: 3, rest: [("x".to_owned(), 4)].into() };
    both(&Outside { o: 1, page: Page { limit: 2 }, middle }, r#"{"o":1,"limit":2,"m":3,"x":4}"#);
    as_serde::<Outside>(r#"{"x":1,"m":2,"limit":3,"o":4}"#);
    as_serde::<Outside>(r#"{"x":1,"m":2,"o":4}"#);
    refuses::<Outside>(r#"{"o":1,"limit":2,"x":4}"#, ErrorKind::MissingMember, 22, "m");
}

#[derive(Debug, PartialEq, FastJson)]
struct OnlyMap {
    #[fastjson(flatten)]
    all: BTreeMap<String, Vec<u8>>,
}

#[test]
fn a_struct_of_nothing_but_a_map() {
    both(&OnlyMap { all: BTreeMap::new() }, "{}");
    both(&OnlyMap { all: [("a".to_owned(), vec![1])].into() }, r#"{"a":[1]}"#);
    reads("{ }", &OnlyMap { all: BTreeMap::new() });
    refuses::<OnlyMap>("5", ErrorKind::WrongType, 0, "object");
}

/// Inside of a value of the map no member is hidden.
#[derive(Debug, PartialEq, FastJson, Serialize, Deserialize)]
struct Tree {
    id: u8,
    #[fastjson(flatten)]
    #[serde(flatten)]
    below: BTreeMap<String, Tree>,
}

#[test]
fn trees() {
    as_serde::<Tree>(r#"{"id":1,"a":{"id":2,"b":{"id":3},"c":{"id":4}},"d":{"id":5}}"#);
    as_serde::<Tree>(r#"{"id":1,"a":{"b":{"id":3}}}"#);
}
