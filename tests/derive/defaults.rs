//! What absent members become.

use fastjson::{ErrorKind, FastJson, from_str};

use super::{both, reads, refuses};

#[derive(FastJson, Debug, PartialEq)]
struct Fields {
    #[fastjson(default)]
    a: u8,
    #[fastjson(default = 10)]
    b: u8,
    #[fastjson(default = vec![1, 2])]
    c: Vec<u8>,
    #[fastjson(default = seven())]
    d: Option<u8>,
    #[fastjson(skip, default = ("text"))]
    text: &'static str,
    #[fastjson(skip, default = "no path")]
    sentence: &'static str,
    e: Option<u8>,
    #[fastjson(required)]
    f: Option<u8>,
}

fn seven() -> Option<u8> {
    Some(7)
}

#[test]
fn of_fields() {
    let value = Fields {
        a: 0,
        b: 10,
        c: vec![1, 2],
        d: Some(7),
        text: "text",
        sentence: "no path",
        e: None,
        f: None,
    };
    reads(r#"{"f":null}"#, &value);
    reads(r#"{"d":null,"f":1}"#, &Fields { d: None, f: Some(1), ..value });
    refuses::<Fields>(r#"{"a":1}"#, ErrorKind::MissingMember, 6, "\"f\"");
    refuses::<Fields>("{}", ErrorKind::MissingMember, 1, "\"f\"");
}

#[derive(FastJson, Debug, PartialEq)]
#[fastjson(default)]
struct Whole {
    a: u8,
    #[fastjson(default = 20)]
    b: u8,
    #[fastjson(required)]
    c: Option<u8>,
    #[fastjson(skip)]
    d: u8,
    e: Option<u8>,
    text: String,
}

impl Default for Whole {
    fn default() -> Self {
        Self { a: 1, b: 2, c: Some(3), d: 4, e: Some(5), text: "six".into() }
    }
}

#[test]
fn of_the_struct() {
    let value = Whole { b: 20, c: None, ..Whole::default() };
    reads(r#"{"c":null}"#, &value);
    reads(r#"{"c":null,"e":null,"text":"x"}"#, &Whole { e: None, text: "x".into(), ..value });
    refuses::<Whole>("{}", ErrorKind::MissingMember, 1, "\"c\"");
}

#[derive(FastJson, Debug, PartialEq)]
#[fastjson(default = standard)]
struct FromPath(u8, u8);

fn standard() -> FromPath {
    FromPath(8, 9)
}

#[derive(FastJson, Debug, PartialEq)]
struct LastByDefault(u8, u8, #[fastjson(default)] u8);

#[test]
fn of_a_tuple_struct() {
    both(&FromPath(1, 2), "[1,2]");
    reads("[]", &FromPath(8, 9));
    reads("[1]", &FromPath(1, 9));
    assert!(from_str::<FromPath>("[1,2,3]").is_err());
    refuses::<LastByDefault>("[1]", ErrorKind::Length, 2, "at least 2 elements, found 1");
    reads("[1,2]", &LastByDefault(1, 2, 0));
}

#[derive(FastJson, Debug, PartialEq, Default)]
#[fastjson(default)]
struct Unused {
    #[fastjson(required)]
    a: u8,
    #[fastjson(default = 2)]
    b: u8,
}

#[test]
fn of_no_use() {
    reads(r#"{"a":1}"#, &Unused { a: 1, b: 2 });
}
