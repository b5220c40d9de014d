//! Names and directions: rename, rename_all, alias, skip.

use fastjson::{ErrorKind, FastJson, to_string};

use super::{both, reads, refuses};

#[derive(FastJson, Debug, PartialEq)]
#[fastjson(rename_all = "camelCase")]
struct Camel {
    first_name: u8,
    #[fastjson(rename = "kept_as_is")]
    other: u8,
    r#in: u8,
}

#[derive(FastJson, Debug, PartialEq)]
#[fastjson(rename_all(serialize = "SCREAMING-KEBAB-CASE", deserialize = "PascalCase"))]
struct TwoRules {
    first_name: u8,
}

#[test]
fn rename_all() {
    both(&Camel { first_name: 1, other: 2, r#in: 3 }, r#"{"firstName":1,"kept_as_is":2,"in":3}"#);
    assert_eq!(to_string(&TwoRules { first_name: 1 }), r#"{"FIRST-NAME":1}"#);
    reads(r#"{"FirstName":1}"#, &TwoRules { first_name: 1 });
    refuses::<TwoRules>(r#"{"FIRST-NAME":1}"#, ErrorKind::MissingMember, 15, "\"FirstName\"");
}

macro_rules! rules {
    ($($name:ident $rule:literal $json:literal)*) => {$(
        #[derive(FastJson, Debug, PartialEq)]
        #[fastjson(rename_all = $rule)]
        struct $name { two_words: u8 }
    )*
        #[test]
        fn every_rule() {
            $(both(&$name { two_words: 1 }, concat!("{\"", $json, "\":1}"));)*
        }
    };
}

rules! {
    Lower "lowercase" "two_words"
    Upper "UPPERCASE" "TWO_WORDS"
    Pascal "PascalCase" "TwoWords"
    CamelCase "camelCase" "twoWords"
    Snake "snake_case" "two_words"
    Screaming "SCREAMING_SNAKE_CASE" "TWO_WORDS"
    Kebab "kebab-case" "two-words"
    ScreamingKebab "SCREAMING-KEBAB-CASE" "TWO-WORDS"
}

#[derive(FastJson, Debug, PartialEq)]
struct Renamed {
    #[fastjson(rename(serialize = "out", deserialize = "in"), alias = "old", alias = "older")]
    a: u8,
    #[fastjson(rename(deserialize = "b2"))]
    b: u8,
}

#[test]
fn rename_per_direction() {
    let value = Renamed { a: 1, b: 2 };
    assert_eq!(to_string(&value), r#"{"out":1,"b":2}"#);
    for json in [r#"{"in":1,"b2":2}"#, r#"{"b2":2,"old":1}"#, r#"{"older":1,"out":9,"b":9,"b2":2}"#]
    {
        reads(json, &value);
    }
}

#[derive(FastJson, Debug, PartialEq)]
struct Skipped {
    a: u8,
    #[fastjson(skip)]
    never: NotJson,
    #[fastjson(skip_serializing)]
    secret: u8,
    #[fastjson(skip_deserializing)]
    shown: u8,
    #[fastjson(skip, default = NotJson(5))]
    five: NotJson,
    z: u8,
}

#[derive(Debug, Default, PartialEq)]
struct NotJson(u8);

#[test]
fn skip() {
    let value = Skipped { a: 1, never: NotJson(9), secret: 2, shown: 3, five: NotJson(9), z: 4 };
    assert_eq!(to_string(&value), r#"{"a":1,"shown":3,"z":4}"#);
    let read = Skipped { a: 1, never: NotJson(0), secret: 2, shown: 0, five: NotJson(5), z: 4 };
    reads(r#"{"a":1,"never":"x","secret":2,"shown":"y","five":null,"z":4}"#, &read);
    reads(r#"{"a":1,"secret":2,"z":4}"#, &read);
}

#[derive(FastJson, Debug, PartialEq)]
struct SkippedElements(
    u8,
    #[fastjson(skip)] NotJson,
    u8,
    #[fastjson(default)] u8,
    #[fastjson(default = 7)] u8,
);

#[test]
fn elements() {
    both(&SkippedElements(1, NotJson(0), 2, 3, 4), "[1,2,3,4]");
    reads("[1,2,3]", &SkippedElements(1, NotJson(0), 2, 3, 7));
    reads("[1,2]", &SkippedElements(1, NotJson(0), 2, 0, 7));
    refuses::<SkippedElements>("[1]", ErrorKind::Length, 2, "");
    refuses::<SkippedElements>("[1,2,3,4,5]", ErrorKind::Length, 9, "4");
}
