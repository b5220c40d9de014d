//! Maps.

use alloc::collections::BTreeMap;
use alloc::string::String;
use alloc::vec;
use alloc::vec::Vec;
use std::collections::HashMap;
use std::hash::{BuildHasherDefault, DefaultHasher};

use super::{agree, check, place};
use crate::ErrorKind::{DepthLimit, Eof, OutOfRange, Syntax, WrongType};
use crate::{Parser, from_str};

#[test]
fn maps_are_objects() {
    check(BTreeMap::<String, u8>::new(), "{}");
    check(
        BTreeMap::from([("a".to_owned(), vec![1]), ("b".to_owned(), vec![])]),
        r#"{"a":[1],"b":[]}"#,
    );
    check(BTreeMap::from([(1, BTreeMap::from([(2, None::<u8>)]))]), r#"{"1":{"2":null}}"#);
    check(HashMap::<u8, u8, BuildHasherDefault<DefaultHasher>>::from_iter([(1, 2)]), r#"{"1":2}"#);
    assert_eq!(from_str::<HashMap<String, u8>>(r#" { "a" : 1 , "b" : 2 } "#).unwrap().len(), 2);
}

#[test]
fn the_last_value_of_a_name_counts() {
    let text = r#"{"a":1,"b":2,"\u0061":3}"#;
    assert_eq!(from_str::<HashMap<String, u8>>(text).unwrap()["a"], 3);
    assert_eq!(from_str::<BTreeMap<String, u8>>(text).unwrap()["a"], 3);
}

#[test]
fn what_is_no_object() {
    for text in [
        "{,}",
        "{\"a\"}",
        "{\"a\":}",
        "{\"a\" 1}",
        "{a:1}",
        "{\"a\":1,}",
        "{\"a\":1",
        "[]",
        "null",
        "{\"a\":1;}",
        "{\"a\":1}}",
        "{\"a\":\"1\"}",
        "{",
        "{\"a\":1 \"b\":2}",
        "{null:1}",
    ] {
        agree::<BTreeMap<String, u8>>(text);
        agree::<HashMap<String, u8>>(text);
    }
    assert_eq!(place::<HashMap<String, u8>>("[]"), (WrongType, 0));
    assert_eq!(place::<BTreeMap<String, u8>>("{\"a\":1,}"), (Syntax, 7));
    assert_eq!(place::<BTreeMap<String, u8>>("{\"a\": 256}"), (OutOfRange, 6));
    assert_eq!(place::<BTreeMap<String, u8>>("{\"a\""), (Eof, 4));
}

#[test]
fn each_map_counts_one_level() {
    type Nested = BTreeMap<String, Vec<BTreeMap<String, u8>>>;
    let parse = |limit| {
        let mut parser = Parser::new(r#"{"a":[{},{"b":1}]}"#).with_depth_limit(limit);
        parser.parse_document::<Nested>().map_err(|error| (error.kind(), error.offset()))
    };
    assert!(parse(3).is_ok());
    assert_eq!(parse(2), Err((DepthLimit, 6)));
}
