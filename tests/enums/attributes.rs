//! What attributes say of variants and of the enum as a whole.

use std::borrow::Cow;
use std::collections::BTreeMap;

use fastjson::{ErrorKind, FastJson, RawJson, RawJsonBuf, from_str, to_string};
use serde::{Deserialize, Serialize};

use super::{as_serde, both, reads, refuses};

#[derive(Debug, PartialEq, FastJson, Deserialize, Serialize)]
enum Names {
    #[fastjson(rename = "one", alias = "uno")]
    #[serde(rename = "one", alias = "uno")]
    A,
    #[fastjson(other)]
    #[serde(other)]
    Other,
}

#[derive(Debug, PartialEq, FastJson, Deserialize, Serialize)]
#[fastjson(tag = "type")]
#[serde(tag = "type")]
enum Inside {
    A {
        x: u8,
    },
    #[fastjson(other)]
    #[serde(other)]
    Other,
}

#[derive(Debug, PartialEq, FastJson, Deserialize, Serialize)]
#[fastjson(tag = "t", content = "c")]
#[serde(tag = "t", content = "c")]
enum Beside {
    A(u8),
    #[fastjson(other)]
    #[serde(other)]
    Other,
}

#[test]
fn other_stands_for_names_that_nobody_has() {
    for json in
        [r#""one""#, r#""uno""#, r#""zzz""#, r#"{"zzz":null}"#, r#"{"zzz":1}"#, "1", r#""\u007a""#]
    {
        as_serde::<Names>(json);
    }
    for json in [
        r#"{"type":"new","y":[1]}"#,
        r#"{"y":[1],"type":"new"}"#,
        r#"{"y":1}"#,
        r#"{"type":"A","x":1}"#,
        r#"{"type":"A"}"#,
        r#"{"type":1}"#,
    ] {
        as_serde::<Inside>(json);
    }
    for json in [
        r#"{"t":"q"}"#,
        r#"{"t":"q","c":null}"#,
        r#"{"c":null,"t":"q"}"#,
        r#"{"t":"q","c":1}"#,
        r#"{"t":"A","c":1}"#,
    ] {
        as_serde::<Beside>(json);
    }
}

#[derive(Debug, PartialEq, FastJson)]
enum KeepsOutside<'a> {
    A,
    B(u8),
    #[fastjson(other)]
    Other(RawJson<'a>),
}

#[derive(Debug, PartialEq, FastJson)]
#[fastjson(tag = "type")]
enum KeepsInside {
    A {
        x: u8,
    },
    #[fastjson(other)]
    Other(BTreeMap<String, RawJsonBuf>),
}

#[derive(Debug, PartialEq, FastJson)]
#[fastjson(tag = "t", content = "c")]
enum KeepsBeside {
    A(u8),
    #[fastjson(other)]
    Other(Box<RawJsonBuf>),
}

#[test]
fn other_keeps_all_of_the_value() {
    for json in [r#""new""#, r#"{"new":[1, 2]}"#] {
        both(&KeepsOutside::Other(RawJson::new(json).unwrap()), json);
        both(
            &[KeepsOutside::A, KeepsOutside::Other(RawJson::new(json).unwrap())],
            &format!("[\"A\",{json}]"),
        );
    }
    both(&KeepsOutside::B(1), r#"{"B":1}"#);
    refuses::<KeepsOutside<'_>>("1", ErrorKind::WrongType, 0, "");
    let raw = |text: &str| RawJsonBuf::from_string(text.to_owned()).unwrap();
    let kept = KeepsInside::Other(
        [("type".to_owned(), raw("\"new\"")), ("y".to_owned(), raw("1"))].into(),
    );
    both(&kept, r#"{"type":"new","y":1}"#);
    reads(r#"{"y":1,"type":"new"}"#, &kept);
    refuses::<KeepsInside>(r#"{"y":1}"#, ErrorKind::MissingMember, 6, "");
    for json in [r#"{"t":"new","c":5,"x":1}"#, r#"{"c":5,"t":"new"}"#] {
        both(&KeepsBeside::Other(Box::new(raw(json))), json);
    }
}

#[derive(Debug, PartialEq, FastJson)]
enum KeepsItself {
    A,
    #[fastjson(other)]
    Other(Box<KeepsItself>),
}

#[test]
fn an_other_that_is_the_type_itself_ends() {
    assert_eq!(from_str::<KeepsItself>("\"B\"").unwrap_err().kind(), ErrorKind::DepthLimit);
}

#[derive(Debug, PartialEq, FastJson)]
#[fastjson(tag = "v", rename_all = "lowercase")]
enum Versions {
    #[fastjson(tag_value = 1)]
    One {
        a: u8,
    },
    #[fastjson(tag_value = -2, alias = "two")]
    Two {
        a: u8,
    },
    #[fastjson(tag_value = true)]
    Yes,
    #[fastjson(tag_value = "text")]
    Text,
    Name,
}

#[derive(Debug, PartialEq, FastJson)]
#[fastjson(tag = "ok", content = "value")]
enum Outcome {
    #[fastjson(tag_value = true)]
    Fine(u8),
    #[fastjson(tag_value = false)]
    Failed(String),
    #[fastjson(other)]
    Other,
}

#[test]
fn tags_that_are_no_strings() {
    both(&Versions::One { a: 1 }, r#"{"v":1,"a":1}"#);
    both(&Versions::Two { a: 1 }, r#"{"v":-2,"a":1}"#);
    both(&Versions::Yes, r#"{"v":true}"#);
    both(&Versions::Text, r#"{"v":"text"}"#);
    both(&Versions::Name, r#"{"v":"name"}"#);
    reads(r#"{"a":1,"v": -2 }"#, &Versions::Two { a: 1 });
    reads(r#"{"v":"two","a":1}"#, &Versions::Two { a: 1 });
    for (json, offset) in
        [(r#"{"v":2}"#, 5), (r#"{"v":1.0,"a":1}"#, 5), (r#"{"v":false}"#, 5), (r#"{"v":"1"}"#, 5)]
    {
        refuses::<Versions>(
            json,
            ErrorKind::InvalidValue,
            offset,
            r#"expected one of "two", "text", "name", 1, -2, true"#,
        );
    }
    refuses::<Versions>(r#"{"v":01}"#, ErrorKind::InvalidNumber, 6, "");
    refuses::<Versions>(r#"{"v":null}"#, ErrorKind::WrongType, 5, "expected a tag, found null");
    both(&Outcome::Fine(1), r#"{"ok":true,"value":1}"#);
    both(&Outcome::Failed("x".into()), r#"{"ok":false,"value":"x"}"#);
    reads(r#"{"ok":"maybe"}"#, &Outcome::Other);
    reads(r#"{"ok":99999999999999999999999999999999999999999999}"#, &Outcome::Other);
}

#[derive(Clone, Copy, Debug, PartialEq, FastJson)]
#[fastjson(repr)]
#[repr(i8)]
enum Level {
    Low = -1,
    Mid,
    High = 100,
}

#[derive(Debug, PartialEq, FastJson)]
#[fastjson(repr)]
enum Lenient {
    Known = 7,
    #[fastjson(other)]
    Other = 0,
}

#[test]
fn variants_as_numbers() {
    both(&[Level::Low, Level::Mid, Level::High], "[-1,0,100]");
    refuses::<Level>(
        "2",
        ErrorKind::InvalidValue,
        0,
        "unknown variant 2, expected one of -1, 0, 100",
    );
    refuses::<Level>("\"Low\"", ErrorKind::WrongType, 0, "");
    reads("[7,8]", &[Lenient::Known, Lenient::Other]);
}

#[derive(Debug, PartialEq, FastJson)]
#[fastjson(case_insensitive, tag = "Type")]
enum AnyCase {
    Unit,
    Struct {
        #[fastjson(rename = "fieldA")]
        field_a: u8,
        #[fastjson(alias = "b_b")]
        b: u8,
    },
    #[fastjson(rename = "\"quoted\"")]
    Quoted,
}

#[derive(Debug, PartialEq, FastJson)]
#[fastjson(case_insensitive, deny_unknown_fields)]
struct Header<'a> {
    content_type: &'a str,
    #[fastjson(rename = "ETag", default)]
    etag: u8,
    #[fastjson(rename = "k@[`{é")]
    marks: Option<u8>,
}

#[test]
fn names_in_any_case() {
    reads(r#"{"type":"UNIT"}"#, &AnyCase::Unit);
    reads(r#"{"TYPE":"struct","FIELDA":1,"B_B":2}"#, &AnyCase::Struct { field_a: 1, b: 2 });
    reads(r#"{"fielda":1,"B":2,"tYpE":"sTRUCT"}"#, &AnyCase::Struct { field_a: 1, b: 2 });
    reads(r#"{"type":"\"QUOTED\""}"#, &AnyCase::Quoted);
    both(&AnyCase::Struct { field_a: 1, b: 2 }, r#"{"Type":"Struct","fieldA":1,"b":2}"#);
    refuses::<AnyCase>(r#"{"type":"unit","TYPE":"unit"}"#, ErrorKind::DuplicateMember, 15, "");
    let header = Header { content_type: "x", etag: 1, marks: None };
    reads(r#"{"CONTENT_TYPE":"x","etag":1}"#, &header);
    reads(r#"{"content_typ\u0045":"x","\u0045tAG":1}"#, &header);
    // Only letters have a case.
    for name in ["k@[`{é", "K@[`{é"] {
        let json = format!("{{\"content_type\":\"x\",\"etag\":1,\"{name}\":2}}");
        assert_eq!(from_str::<Header<'_>>(&json).unwrap().marks, Some(2));
    }
    for name in ["k`[`{é", "k@{`{é", "k@[`{É", "content\u{7f}type"] {
        let json = format!("{{\"content_type\":\"x\",\"{name}\":2}}");
        assert_eq!(
            from_str::<Header<'_>>(&json).unwrap_err().kind(),
            ErrorKind::UnknownMember,
            "{name}"
        );
    }
    refuses::<Header<'_>>(
        r#"{"content_type":"x","Content_Type":"y"}"#,
        ErrorKind::DuplicateMember,
        20,
        "are the same member",
    );
}

#[derive(Debug, Default, PartialEq, FastJson)]
#[fastjson(skip_serializing_none)]
struct Sparse {
    a: Option<u8>,
    b: u8,
    c: Option<u8>,
    #[fastjson(default = Some(1))]
    d: Option<u8>,
    #[fastjson(required)]
    e: Option<u8>,
    #[fastjson(skip_serializing_if = never)]
    f: Option<u8>,
}

fn never<T>(_: &T) -> bool {
    false
}

#[derive(Debug, PartialEq, FastJson)]
#[fastjson(skip_serializing_default, default)]
struct Defaults {
    port: u16,
    #[fastjson(default)]
    host: String,
    name: Option<String>,
    #[fastjson(default = vec![1])]
    list: Vec<u8>,
}

impl Default for Defaults {
    fn default() -> Self {
        Self { port: 80, host: "h".into(), name: None, list: Vec::new() }
    }
}

#[derive(Debug, PartialEq, FastJson)]
#[fastjson(skip_serializing_default)]
struct NoDefaults {
    a: u8,
    b: Option<u8>,
}

#[derive(Debug, PartialEq, FastJson)]
#[fastjson(skip_serializing_none, tag = "t")]
enum SparseEnum {
    S { a: Option<u8>, b: Option<u8> },
}

#[test]
fn members_that_are_left_out_come_back() {
    both(&Sparse::default(), r#"{"b":0,"d":null,"e":null,"f":null}"#);
    both(
        &Sparse { a: Some(1), c: Some(2), d: Some(1), ..Sparse::default() },
        r#"{"a":1,"b":0,"c":2,"d":1,"e":null,"f":null}"#,
    );
    let all = Defaults { port: 80, host: String::new(), name: None, list: vec![1] };
    both(&all, "{}");
    both(&Defaults::default(), r#"{"host":"h","list":[]}"#);
    both(&Defaults { port: 0, ..all }, r#"{"port":0}"#);
    both(&NoDefaults { a: 0, b: None }, r#"{"a":0}"#);
    both(&SparseEnum::S { a: None, b: Some(1) }, r#"{"t":"S","b":1}"#);
}

mod text {
    use fastjson::{Error, FromJson, Parser, Printer};

    pub(crate) fn print(value: &u8, printer: &mut Printer<'_>) {
        printer.string(&value.to_string());
    }

    pub(crate) fn parse(parser: &mut Parser<'_>) -> Result<u8, Error> {
        String::parse(parser)?.parse().map_err(Error::custom)
    }
}

#[derive(Debug, PartialEq, FastJson)]
enum With {
    #[fastjson(with = text)]
    A(u8),
    B(#[fastjson(with = text)] u8),
    C {
        #[fastjson(with = text)]
        x: u8,
    },
    #[fastjson(serialize_with = text::print, deserialize_with = text::parse)]
    D(u8),
    #[fastjson(with = each(text))]
    E(Vec<u8>),
}

#[derive(Debug, PartialEq, FastJson)]
#[fastjson(untagged)]
enum WithUntagged {
    #[fastjson(with = text)]
    A(u8),
    B(String),
}

#[derive(Debug, PartialEq, FastJson)]
#[fastjson(tag = "t", content = "c")]
enum WithBeside {
    #[fastjson(with = text)]
    A(u8),
    B(Cow<'static, str>),
}

#[test]
fn converters_of_variants() {
    both(&With::A(5), r#"{"A":"5"}"#);
    both(&With::B(5), r#"{"B":"5"}"#);
    both(&With::C { x: 5 }, r#"{"C":{"x":"5"}}"#);
    both(&With::D(5), r#"{"D":"5"}"#);
    both(&With::E(vec![5]), r#"{"E":["5"]}"#);
    refuses::<With>(r#"{"A":"500"}"#, ErrorKind::Custom, 5, "");
    both(&WithUntagged::A(5), "\"5\"");
    both(&WithUntagged::B("x".into()), "\"x\"");
    both(&WithBeside::A(5), r#"{"t":"A","c":"5"}"#);
    reads(r#"{"c":"\n","t":"B"}"#, &WithBeside::B("\n".into()));
    refuses::<WithBeside>(r#"{"t":"A"}"#, ErrorKind::MissingMember, 8, "");
}

#[derive(Debug, PartialEq, FastJson)]
#[fastjson(expecting = "a shape", validate = Shape::check)]
enum Shape {
    Circle { radius: u8 },
    Square(u8),
}

impl Shape {
    fn check(&self) -> Result<(), String> {
        match self {
            Self::Square(0) => Err("a square of nothing".into()),
            _ => Ok(()),
        }
    }
}

#[derive(Debug, PartialEq, FastJson)]
#[fastjson(expecting = "one of our names")]
enum OnlyNames {
    A,
}

#[test]
fn messages_and_checks_of_the_whole() {
    refuses::<Shape>("[1]", ErrorKind::WrongType, 0, "expected a shape, found an array");
    refuses::<Vec<Shape>>(r#"[{"Square":0}]"#, ErrorKind::Custom, 1, "a square of nothing");
    both(&Shape::Circle { radius: 0 }, r#"{"Circle":{"radius":0}}"#);
    refuses::<OnlyNames>("1", ErrorKind::WrongType, 0, "expected one of our names, found a number");
}

#[derive(Debug, PartialEq, FastJson)]
#[fastjson(from = u8)]
enum FromNumber {
    Small { a: u8 },
}

impl From<u8> for FromNumber {
    fn from(a: u8) -> Self {
        Self::Small { a }
    }
}

#[test]
fn converted_in_one_direction() {
    reads("5", &FromNumber::Small { a: 5 });
    assert_eq!(to_string(&FromNumber::Small { a: 5 }), r#"{"Small":{"a":5}}"#);
}

#[derive(Debug, PartialEq, FastJson, Serialize, Deserialize)]
#[fastjson(serde_attributes)]
#[serde(
    tag = "kind",
    content = "data",
    rename_all = "kebab-case",
    rename_all_fields = "UPPERCASE",
    rename = "X"
)]
enum BySerde {
    FirstOne {
        field: u8,
    },
    #[serde(rename_all = "camelCase")]
    SecondOne {
        some_field: u8,
    },
    #[serde(skip)]
    Gone(Option<u8>),
    #[serde(other)]
    Rest,
}

#[derive(Debug, PartialEq, FastJson, Serialize, Deserialize)]
#[fastjson(serde_attributes)]
#[serde(tag = "type", rename = "tagged")]
struct StructBySerde {
    a: u8,
}

#[test]
fn attributes_of_serde_count() {
    both(&BySerde::FirstOne { field: 1 }, r#"{"kind":"first-one","data":{"FIELD":1}}"#);
    both(&BySerde::SecondOne { some_field: 1 }, r#"{"kind":"second-one","data":{"someField":1}}"#);
    both(&BySerde::Rest, r#"{"kind":"rest"}"#);
    assert_ne!(BySerde::Gone(None), BySerde::Rest);
    for json in [r#"{"data":{"FIELD":1},"kind":"first-one"}"#, r#"{"kind":"gone"}"#] {
        as_serde::<BySerde>(json);
    }
    both(&StructBySerde { a: 1 }, r#"{"type":"tagged","a":1}"#);
}
