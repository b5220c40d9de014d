//! Texts that mean harm: long, deep, twice, and cut off.

use std::collections::BTreeMap;
use std::fmt::Write as _;

use fastjson::{ErrorKind, FastJson, from_str};

#[derive(Debug, PartialEq, FastJson)]
struct Inner {
    a: u8,
    b: Option<String>,
}

#[derive(Debug, PartialEq, FastJson)]
struct Outer {
    id: u8,
    #[fastjson(flatten)]
    inner: Inner,
    #[fastjson(flatten)]
    more: Option<More>,
}

#[derive(Debug, PartialEq, FastJson)]
struct More {
    c: Option<Box<Outer>>,
    #[fastjson(flatten)]
    rest: BTreeMap<String, Option<u32>>,
}

#[derive(Debug, PartialEq, FastJson)]
struct Plain {
    id: u8,
    #[fastjson(flatten)]
    inner: Inner,
}

/// A megabyte is read three times and no more.
#[test]
fn a_megabyte_that_nobody_takes() {
    let mut json = String::from(r#"{"id":1,"a":2"#);
    let mut at = 0;
    while json.len() < 1 << 20 {
        write!(json, r#","unknown {at}":[{at},"\u0041"]"#).unwrap();
        at += 1;
    }
    json.push('}');
    let start = std::time::Instant::now();
    assert_eq!(from_str::<Plain>(&json).unwrap(), Plain { id: 1, inner: Inner { a: 2, b: None } });
    // Far from what anything but linear work takes, also without optimisation.
    assert!(start.elapsed().as_secs() < 5);
}

#[test]
fn every_prefix_is_an_error() {
    let json = r#"{"id":1,"x":[{"a":"\n"}],"a":2,"b":"t\u0065xt","y":null}"#;
    let whole = from_str::<Plain>(json).unwrap();
    assert_eq!(whole.inner.b.as_deref(), Some("text"));
    for len in 0..json.len() {
        let error = from_str::<Plain>(&json[..len]).unwrap_err();
        assert_eq!((error.kind(), error.offset()), (ErrorKind::Eof, len), "{}", &json[..len]);
    }
}

#[test]
fn every_byte_may_be_wrong() {
    let json = r#"{"id":1,"x":[{"a":"\n"}],"a":2,"b":"t\u0065xt","y":null}"#;
    for at in 0..json.len() {
        for byte in *b"\"\\{}[],:x0 \n" {
            let mut text = json.to_owned().into_bytes();
            text[at] = byte;
            let text = String::from_utf8(text).unwrap();
            let read = from_str::<Plain>(&text);
            if serde_json::from_str::<serde_json::Value>(&text).is_err() {
                assert!(read.is_err(), "{text} {read:?}");
            }
        }
    }
}

#[test]
fn members_twice_wherever_they_belong() {
    for json in [
        r#"{"id":1,"id":1,"a":2}"#,
        r#"{"id":1,"a":2,"a":2}"#,
        r#"{"a":2,"id":1,"\u0061":2}"#,
        r#"{"i\u0064":1,"a":2,"id":1}"#,
    ] {
        assert_eq!(
            from_str::<Plain>(json).unwrap_err().kind(),
            ErrorKind::DuplicateMember,
            "{json}"
        );
    }
}

/// Flattened structs that hold each other: the depth is limited as everywhere, and each level is
/// read as often as its struct has fields, not twice as often as the one around it.
#[test]
fn deep_in_each_other() {
    for depth in [1, 10, 50, 100] {
        let json = format!(
            "{}{{\"id\":1,\"a\":2}}{}",
            r#"{"id":1,"a":2,"c":"#.repeat(depth),
            "}".repeat(depth)
        );
        let start = std::time::Instant::now();
        assert!(from_str::<Outer>(&json).is_ok(), "{depth}");
        assert!(start.elapsed().as_secs() < 5, "{depth}");
    }
    let json = format!("{}null{}", r#"{"id":1,"a":2,"c":"#.repeat(20_000), "}".repeat(20_000));
    assert_eq!(from_str::<Outer>(&json).unwrap_err().kind(), ErrorKind::DepthLimit);
}

/// Nothing that an error leaves behind counts for what is read next.
#[test]
fn an_error_inside_leaves_nothing_behind() {
    #[derive(Debug, PartialEq, FastJson)]
    #[fastjson(untagged)]
    enum Any {
        One(Plain),
        Other { id: String, a: u8 },
        Map(BTreeMap<String, u8>),
    }
    let read: Vec<Any> =
        from_str(r#"[{"id":1,"a":2},{"id":"1","a":2},{"id":1,"a":300,"b":1},{"id":3,"b":4}]"#)
            .unwrap_or_default();
    assert!(read.is_empty(), "300 is no u8 anywhere: {read:?}");
    let read: Vec<Any> =
        from_str(r#"[{"id":1,"a":2},{"id":"1","a":2},{"id":3,"b":4},{"id":1,"a":2}]"#).unwrap();
    let one = || Any::One(Plain { id: 1, inner: Inner { a: 2, b: None } });
    let map = [("id".to_owned(), 3), ("b".to_owned(), 4)].into();
    assert_eq!(read, [one(), Any::Other { id: "1".into(), a: 2 }, Any::Map(map), one()]);
}
