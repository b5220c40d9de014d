//! Which names are recognised and what other members mean.

use fastjson::{ErrorKind, FastJson, from_str, to_string};

use super::{both, reads, refuses};

/// Names that share beginnings, hold what JSON must escape, and lie beyond ASCII.
#[derive(FastJson, Debug, PartialEq, Default)]
#[fastjson(default)]
struct Odd {
    id: u8,
    #[fastjson(alias("id_string", "id_"))]
    id_str: u8,
    #[fastjson(rename = "")]
    empty: u8,
    #[fastjson(rename = "quo\"te\\")]
    quote: u8,
    #[fastjson(rename = "line\nfeed\u{1}")]
    control: u8,
    #[fastjson(rename = "naïve 名前")]
    beyond: u8,
    #[fastjson(rename = "a_much_longer_name_than_all_the_others_so_that_windows_are_wide")]
    long: u8,
    #[fastjson(rename = " ")]
    blank: u8,
    r#type: u8,
}

fn odd() -> Odd {
    Odd {
        id: 1,
        id_str: 2,
        empty: 3,
        quote: 4,
        control: 5,
        beyond: 6,
        long: 7,
        blank: 8,
        r#type: 9,
    }
}

const ODD: &str = concat!(
    r#"{"id":1,"id_str":2,"":3,"quo\"te\\":4,"line\nfeed\u0001":5,"naïve 名前":6,"#,
    r#""a_much_longer_name_than_all_the_others_so_that_windows_are_wide":7," ":8,"type":9}"#
);

#[test]
fn odd_names() {
    both(&odd(), ODD);
}

#[test]
fn odd_names_in_another_order_or_spelling() {
    let inner = &ODD[1..ODD.len() - 1];
    let mut members: Vec<&str> = inner.split(',').collect();
    members.reverse();
    reads(&format!("{{{}}}", members.join(" , ")), &odd());
    let escaped = ODD
        .replace("\"id\"", r#""\u0069\u0064""#)
        .replace("\"id_str\"", r#""\u0069d_str""#)
        .replace("\"type\"", r#""\u0074\u0079\u0070\u0065""#)
        .replace("naïve 名前", r"na\u00efve\u0020\u540D\u524d")
        .replace("quo\\\"te\\\\", r"\u0071uo\u0022te\u005C");
    reads(&escaped, &odd());
    // One member alone stands at the end of the input, where no window fits.
    for member in members {
        let json = format!("{{{member}}}");
        let one: Odd = from_str(&json).unwrap();
        let value = member.chars().last().and_then(|c| c.to_digit(10)).unwrap();
        let sum = one.id + one.id_str + one.empty + one.quote + one.control + one.beyond;
        let sum = sum + one.long + one.blank + one.r#type;
        assert_eq!(u32::from(sum), value, "{json}");
    }
}

#[test]
fn near_misses_are_unknown() {
    for name in [
        "i",
        "id ",
        "Id",
        "id_s",
        "id_stri",
        "id_str\\n",
        "id_strings",
        "  ",
        "quo",
        "\\u0000",
        "typ",
    ] {
        reads(&format!("{{\"{name}\":300}}"), &Odd::default());
    }
}

#[test]
fn aliases() {
    let value = Odd { id_str: 2, ..Odd::default() };
    for name in ["id_str", "id_string", "id_", r"\u0069d_string"] {
        reads(&format!("{{\"{name}\":2}}"), &value);
    }
    let twice = r#"{"id_string":1,"id_":2}"#;
    refuses::<Odd>(twice, ErrorKind::DuplicateMember, 15, "\"id_string\" and \"id_\"");
}

#[derive(FastJson, Debug, PartialEq)]
#[fastjson(duplicates = "first")]
struct First {
    a: u8,
    b: Option<u8>,
}

#[derive(FastJson, Debug, PartialEq)]
#[fastjson(duplicates = "last")]
struct Last {
    a: u8,
    b: Option<u8>,
}

#[derive(FastJson, Debug, PartialEq)]
#[fastjson(duplicates = "error")]
struct Once {
    a: u8,
    b: Option<u8>,
}

#[test]
fn duplicates() {
    let json = r#"{"a":1,"b":null,"a":2,"b":3,"c":0,"c":0}"#;
    reads(json, &First { a: 1, b: None });
    reads(json, &Last { a: 2, b: Some(3) });
    refuses::<Once>(json, ErrorKind::DuplicateMember, 16, "\"a\"");
    // What is passed over is still JSON, and what is taken still has the right type.
    assert!(from_str::<First>(r#"{"a":1,"a":tru}"#).is_err());
    assert!(from_str::<Last>(r#"{"a":"x","a":1}"#).is_err());
}

#[derive(FastJson, Debug, PartialEq)]
#[fastjson(deny_unknown_fields)]
struct Strict {
    a: u8,
    b: u8,
}

#[derive(FastJson, Debug, PartialEq)]
#[fastjson(deny_unknown_fields)]
struct StrictEmpty {}

#[derive(FastJson, Debug, PartialEq)]
#[fastjson(skip_unknown = "structural")]
struct Loose {
    a: u8,
}

#[derive(FastJson, Debug, PartialEq)]
#[fastjson(skip_unknown = "checked")]
struct Checked {
    a: u8,
}

#[test]
fn unknown_members() {
    both(&Strict { a: 1, b: 2 }, r#"{"a":1,"b":2}"#);
    refuses::<Strict>(r#"{"a":1,"c":2}"#, ErrorKind::UnknownMember, 7, "\"c\"");
    reads("{}", &StrictEmpty {});
    refuses::<StrictEmpty>(r#"{"c":2}"#, ErrorKind::UnknownMember, 1, "\"c\"");
    reads(r#"{"x":{"y":[1e999,"\""]},"a":1}"#, &Loose { a: 1 });
    reads(r#"{"x":{"y":[nope]},"a":1}"#, &Loose { a: 1 });
    reads(r#"{"x":{"y":[1e999,"\""]},"a":1}"#, &Checked { a: 1 });
    assert!(from_str::<Checked>(r#"{"x":{"y":[nope]},"a":1}"#).is_err());
}

#[derive(FastJson, Debug, PartialEq)]
struct Optional {
    #[fastjson(skip_serializing_if = Option::is_none)]
    a: Option<u8>,
    #[fastjson(skip_serializing_if = "Vec::is_empty", default)]
    b: Vec<u8>,
    c: Option<Option<u8>>,
    #[fastjson(skip_serializing_if = is_zero, default)]
    d: u8,
}

fn is_zero(value: &u8) -> bool {
    *value == 0
}

#[test]
fn members_left_out() {
    both(&Optional { a: None, b: vec![], c: None, d: 0 }, "{}");
    both(&Optional { a: None, b: vec![1], c: None, d: 0 }, r#"{"b":[1]}"#);
    both(&Optional { a: Some(1), b: vec![], c: Some(None), d: 0 }, r#"{"a":1,"c":null}"#);
    both(&Optional { a: None, b: vec![], c: Some(Some(1)), d: 2 }, r#"{"c":1,"d":2}"#);
    both(&Optional { a: None, b: vec![], c: None, d: 2 }, r#"{"d":2}"#);
}

/// Options of options whose absence is not their outer `None`.
#[derive(FastJson, Debug, PartialEq)]
struct Kept {
    #[fastjson(required)]
    a: Option<Option<u8>>,
    #[fastjson(default)]
    b: Option<Option<u8>>,
    #[fastjson(default = Some(Some(1)))]
    c: Option<Option<u8>>,
    #[fastjson(default, skip_serializing_if = Option::is_none)]
    d: Option<Option<u8>>,
    #[fastjson(skip_deserializing, default)]
    e: Option<Option<u8>>,
}

#[derive(FastJson, Debug, PartialEq)]
#[fastjson(default)]
struct KeptByTheStruct<T> {
    a: Option<T>,
    b: T,
}

impl Default for KeptByTheStruct<Option<u8>> {
    fn default() -> Self {
        Self { a: Some(Some(1)), b: Some(2) }
    }
}

#[test]
fn what_must_be_there_is_printed() {
    let value = Kept { a: None, b: None, c: None, d: None, e: None };
    assert_eq!(to_string(&value), r#"{"a":null,"b":null,"c":null}"#);
    reads(&to_string(&value), &Kept { a: Some(None), b: Some(None), c: Some(None), ..value });
    let value = Kept { a: Some(Some(1)), b: Some(None), c: None, d: Some(None), e: Some(None) };
    assert_eq!(to_string(&value), r#"{"a":1,"b":null,"c":null,"d":null,"e":null}"#);
    let value = KeptByTheStruct::<Option<u8>> { a: None, b: None };
    assert_eq!(to_string(&value), r#"{"a":null,"b":null}"#);
    reads(&to_string(&value), &KeptByTheStruct { a: Some(None), b: None });
}

macro_rules! wide {
    ($($name:ident)*) => {
        /// More fields than fit one word of the set that notices duplicates.
        #[derive(FastJson, Debug, PartialEq, Clone, Default)]
        struct Wide { $($name: Option<u16>,)* }

        /// As wide, with fields of every kind.
        #[derive(FastJson, Debug, PartialEq, Default)]
        struct WideMixed {
            $($name: Option<u16>,)*
            text: String,
            #[fastjson(required)] must: Option<u8>,
            #[fastjson(default = 5)] five: u8,
            #[fastjson(skip)] skipped: u8,
        }

        const WIDE: &[&str] = &[$(stringify!($name)),*];
    };
}

wide! {
    f00 f01 f02 f03 f04 f05 f06 f07 f08 f09 f10 f11 f12 f13 f14 f15 f16 f17 f18 f19 f20 f21 f22 f23
    f24 f25 f26 f27 f28 f29 f30 f31 f32 f33 f34 f35 f36 f37 f38 f39 f40 f41 f42 f43 f44 f45 f46 f47
    f48 f49 f50 f51 f52 f53 f54 f55 f56 f57 f58 f59 f60 f61 f62 f63 f64 f65 f66 f67 f68 f69 f70 f71
}

#[test]
fn more_than_one_word_of_fields() {
    let members: Vec<String> =
        WIDE.iter().enumerate().map(|(value, name)| format!("\"{name}\":{value}")).collect();
    let json = format!("{{{}}}", members.join(","));
    let value: Wide = from_str(&json).unwrap();
    assert_eq!(
        (value.f00, value.f63, value.f64, value.f71),
        (Some(0), Some(63), Some(64), Some(71))
    );
    assert_eq!(to_string(&value), json);
    let backward: Vec<String> = members.iter().rev().cloned().collect();
    let backward = format!("{{{}}}", backward.join(","));
    reads(&backward, &value);
    let mut into = Wide::default();
    fastjson::from_str_into(&mut into, &backward).unwrap();
    assert_eq!(into, value);
    assert!(fastjson::from_str_into(&mut into, r#"{"f64":1,"f64":1}"#).is_err());
    fastjson::from_str_into(&mut into, r#"{"f00":1,"f64":2}"#).unwrap();
    assert_eq!(into, Wide { f00: Some(1), f64: Some(2), ..Wide::default() });
}

#[test]
fn absent_members_of_a_wide_struct() {
    let value = WideMixed { f70: Some(1), text: "t".into(), five: 5, ..WideMixed::default() };
    reads(r#"{"f70":1,"must":null,"text":"t"}"#, &value);
    refuses::<WideMixed>(r#"{"must":null}"#, ErrorKind::MissingMember, 12, "\"text\"");
    refuses::<WideMixed>(r#"{"text":""}"#, ErrorKind::MissingMember, 10, "\"must\"");
    refuses::<WideMixed>(r#"{"f70":1,"f70":1}"#, ErrorKind::DuplicateMember, 9, "\"f70\"");
    refuses::<WideMixed>(r#"{"f70":"1"}"#, ErrorKind::WrongType, 7, "u16");
}
