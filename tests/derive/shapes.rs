//! The JSON of each kind of struct.

use std::collections::BTreeMap;
use std::marker::PhantomData;

use fastjson::{ErrorKind, FastJson, FromJson, ToJson, from_str, to_string};

use super::{both, reads, refuses};

#[derive(FastJson, Debug, PartialEq)]
struct User {
    id: u64,
    name: String,
    tags: Vec<String>,
    #[fastjson(rename = "type")]
    kind: Option<u8>,
}

#[test]
fn named() {
    let user = User { id: 7, name: "Ada".into(), tags: vec!["x".into()], kind: Some(1) };
    both(&user, r#"{"id":7,"name":"Ada","tags":["x"],"type":1}"#);
    reads("\n{ \"type\" :1 ,\t\"tags\":[\"x\"], \"id\":7,\r\n\"name\": \"Ada\" }", &user);
    reads(r#"{"\u0069d":7,"n\u0061me":"Ada","tags":["x"],"type":1}"#, &user);
    reads(r#"{"i":0,"id":7,"idd":0,"name":"Ada","tags":["x"],"Type":5,"type":1,"":[{}]}"#, &user);
    refuses::<User>("[7]", ErrorKind::WrongType, 0, "object");
    refuses::<User>(r#"{"id":7}"#, ErrorKind::MissingMember, 7, "\"name\"");
    refuses::<User>(r#"{"id":7,"id":8}"#, ErrorKind::DuplicateMember, 8, "\"id\"");
    for end in 0..r#"{"id":7,"name":"Ada","tags":["x"],"type":1}"#.len() {
        let prefix = &r#"{"id":7,"name":"Ada","tags":["x"],"type":1}"#[..end];
        let error = from_str::<User>(prefix).unwrap_err();
        assert!(error.is_eof(), "{prefix}: {error}");
    }
}

#[derive(FastJson, Debug, PartialEq)]
struct Empty {}

#[test]
fn no_fields() {
    both(&Empty {}, "{}");
    reads(" { \"a\" : [1, 2], \"b\":null } ", &Empty {});
    refuses::<Empty>("[]", ErrorKind::WrongType, 0, "object");
}

#[derive(FastJson, Debug, PartialEq)]
struct Point(f64, f64, String);

#[derive(FastJson, Debug, PartialEq)]
struct NoElements();

#[test]
fn tuple() {
    let point = Point(1.5, -2.0, "p".into());
    both(&point, r#"[1.5,-2.0,"p"]"#);
    reads("[ 1.5 , -2 , \"p\" ]", &point);
    refuses::<Point>("[1.5,2]", ErrorKind::Length, 6, "3");
    refuses::<Point>("[]", ErrorKind::Length, 1, "3");
    refuses::<Point>(r#"[1.5,2,"p", 4]"#, ErrorKind::Length, 12, "3");
    refuses::<Point>("{}", ErrorKind::WrongType, 0, "array");
    both(&NoElements(), "[]");
    refuses::<NoElements>("[1]", ErrorKind::Length, 1, "0");
}

#[derive(FastJson, Debug, PartialEq, Eq, PartialOrd, Ord)]
struct UserId(u64);

#[derive(FastJson, Debug, PartialEq, Eq, PartialOrd, Ord)]
struct Nested(UserId);

#[derive(FastJson, Debug, PartialEq)]
struct NoKey(Vec<u8>);

#[test]
fn newtype() {
    both(&UserId(7), "7");
    both(&Nested(UserId(7)), "7");
    both(&NoKey(vec![1, 2]), "[1,2]");
    refuses::<UserId>("\"7\"", ErrorKind::WrongType, 0, "string");
}

#[test]
fn newtype_as_key() {
    let map =
        BTreeMap::from([(Nested(UserId(1)), "a".to_owned()), (Nested(UserId(20)), "b".to_owned())]);
    both(&map, r#"{"1":"a","20":"b"}"#);
    assert!(from_str::<BTreeMap<UserId, u8>>(r#"{"01":1}"#).is_err());
}

#[derive(FastJson, Debug, PartialEq)]
struct Unit;

#[test]
fn unit() {
    both(&Unit, "null");
    refuses::<Unit>("{}", ErrorKind::WrongType, 0, "null");
    refuses::<Unit>("nul", ErrorKind::Eof, 3, "");
}

#[derive(FastJson, Debug, PartialEq)]
#[fastjson(transparent)]
struct Wrapper<T, Tag> {
    value: T,
    #[fastjson(skip)]
    tag: PhantomData<Tag>,
}

fn wrapped<T>(value: T) -> Wrapper<T, fn()> {
    Wrapper { value, tag: PhantomData }
}

#[derive(FastJson, Debug, PartialEq)]
struct Holder {
    a: Wrapper<Option<u8>, fn()>,
    b: Wrapper<Option<Option<u8>>, fn()>,
}

#[test]
fn transparent() {
    both(&wrapped(7u8), "7");
    both(&wrapped(vec![Some(7u8), None]), "[7,null]");
    // Whatever absence and null mean for the field, they mean for the wrapper.
    both(&Holder { a: wrapped(None), b: wrapped(Some(None)) }, r#"{"a":null,"b":null}"#);
    both(&Holder { a: wrapped(Some(1)), b: wrapped(None) }, r#"{"a":1}"#);
    reads("{}", &Holder { a: wrapped(None), b: wrapped(None) });
    both(&Some(wrapped(Some(1u8))), "1");
    let keyed = BTreeMap::from([(1, 2u8)]);
    both(&keyed, r#"{"1":2}"#);
}

#[derive(FastJson, Debug, PartialEq, Eq, PartialOrd, Ord)]
#[fastjson(transparent)]
struct Key<'a> {
    text: &'a str,
}

#[test]
fn transparent_key() {
    both(&BTreeMap::from([(Key { text: "a" }, 1u8)]), r#"{"a":1}"#);
}

#[derive(FastJson, Debug, PartialEq)]
struct Chain(Option<Box<Chain>>);

#[test]
fn a_newtype_of_itself_ends() {
    both(&Chain(None), "null");
    refuses::<Chain>("1", ErrorKind::DepthLimit, 0, "");
}

#[derive(FastJson, Debug, PartialEq)]
#[repr(C, packed)]
struct Packed {
    a: u8,
    b: u32,
}

#[test]
fn packed() {
    let json = r#"{"a":1,"b":70000}"#;
    assert_eq!(to_string(&Packed { a: 1, b: 70_000 }), json);
    let read: Packed = from_str(json).unwrap();
    assert_eq!({ read.b }, 70_000);
}

#[derive(ToJson)]
struct OnlyPrinted<'a> {
    any: &'a dyn ToJson,
    rest: [&'a str; 2],
}

#[derive(FromJson, Debug, PartialEq)]
struct OnlyRead<'a> {
    rest: &'a str,
}

#[test]
fn one_direction() {
    let value = OnlyPrinted { any: &7u8, rest: ["a", "b"] };
    assert_eq!(to_string(&value), r#"{"any":7,"rest":["a","b"]}"#);
    reads(r#"{"rest":"a"}"#, &OnlyRead { rest: "a" });
}

#[derive(Debug, PartialEq, FastJson)]
struct InItself(Option<Box<InItself>>);

#[derive(Debug, PartialEq, FastJson)]
struct InAnother(Box<Another>);

#[derive(Debug, PartialEq, FastJson)]
struct Another(Option<InAnother>);

/// What a newtype asks of its field is not asked without end.
#[test]
fn newtypes_that_hold_themselves() {
    both(&InItself(None), "null");
    both(&Another(None), "null");
    reads("null", &InAnother(Box::new(Another(None))));
}
