//! Structs in structs: one, several, nested, optional, boxed, generic, borrowed.

use fastjson::{ErrorKind, FastJson, RawJson};
use serde::{Deserialize, Serialize};

use crate::{as_serde, both, reads, refuses};

#[derive(Clone, Debug, Default, PartialEq, FastJson, Serialize, Deserialize)]
struct Page {
    limit: u32,
    offset: Option<u64>,
}

#[derive(Clone, Debug, Default, PartialEq, FastJson, Serialize, Deserialize)]
struct Owner {
    name: String,
    #[fastjson(default)]
    #[serde(default)]
    tags: Vec<String>,
}

#[derive(Debug, PartialEq, FastJson, Serialize, Deserialize)]
struct Two {
    #[fastjson(flatten)]
    #[serde(flatten)]
    page: Page,
    id: u64,
    #[fastjson(flatten)]
    #[serde(flatten)]
    owner: Owner,
}

fn two() -> Two {
    let owner = Owner { name: "n".into(), tags: vec!["a".into()] };
    Two { page: Page { limit: 5, offset: Some(6) }, id: 1, owner }
}

#[test]
fn members_stand_where_the_field_stands_and_are_read_in_any_order() {
    both(&two(), r#"{"limit":5,"offset":6,"id":1,"name":"n","tags":["a"]}"#);
    reads(r#" { "tags" : ["a"] , "name" : "n" , "id" : 1, "offset": 6, "limit": 5 } "#, &two());
    reads(
        r#"{"x":[{"id":2}],"t\u0061gs":["a"],"n\u0061me":"n","id":1,"offset":6,"limit":5}"#,
        &two(),
    );
}

#[test]
fn whatever_serde_does() {
    for json in [
        r#"{"limit":5,"offset":6,"id":1,"name":"n","tags":[]}"#,
        r#"{"limit":5,"id":1,"name":"n"}"#,
        r#"{"limit":5,"id":1}"#,
        r#"{"id":1,"name":"n"}"#,
        r#"{"limit":5,"name":"n"}"#,
        r#"{"limit":"5","id":1,"name":"n"}"#,
        r#"{"limit":5,"limit":6,"id":1,"name":"n"}"#,
        r#"{"limit":5,"id":1,"id":1,"name":"n"}"#,
        r#"{"limit":5,"id":1,"name":"n","name":"m"}"#,
        r#"{"limit":5,"id":1,"name":"n","other":{"limit":6}}"#,
        r#"{"limit":5,"id":1,"name":"n",}"#,
        r#"{"limit":5,"id":1,"name":"n""#,
        r#"{"limit":5,"id":1,"name":"n"} x"#,
        "{}",
        "[]",
        "null",
        "",
    ] {
        as_serde::<Two>(json);
    }
}

#[test]
fn errors_say_what_is_missing_where_the_object_is() {
    refuses::<Two>(r#"{"limit":5,"id":1}"#, ErrorKind::MissingMember, 17, "name");
    refuses::<Two>(r#"{"id":1,"name":"n"}"#, ErrorKind::MissingMember, 18, "limit");
    refuses::<Two>(r#"{"id":1,"name":5,"limit":1}"#, ErrorKind::WrongType, 15, "$.name");
    refuses::<Two>(
        r#"{"limit":5,"limit":6,"id":1,"name":"n"}"#,
        ErrorKind::DuplicateMember,
        11,
        "limit",
    );
    let error = fastjson::from_str::<Vec<Two>>(r#"[{"id":1,"limit":1,"name":[]}]"#).unwrap_err();
    assert_eq!(error.path(), "$[0].name");
}

#[derive(Debug, PartialEq, FastJson, Serialize, Deserialize)]
struct Deep {
    a: u8,
    #[fastjson(flatten)]
    #[serde(flatten)]
    b: Deeper,
}

#[derive(Debug, PartialEq, FastJson, Serialize, Deserialize)]
struct Deeper {
    #[fastjson(flatten)]
    #[serde(flatten)]
    c: Deepest,
    d: u8,
}

#[derive(Debug, PartialEq, FastJson, Serialize, Deserialize)]
struct Deepest {
    e: Option<Box<Deep>>,
    f: u8,
}

#[test]
fn nested_in_each_other_and_in_themselves_below() {
    let leaf = Deep { a: 1, b: Deeper { c: Deepest { e: None, f: 3 }, d: 2 } };
    both(&leaf, r#"{"a":1,"e":null,"f":3,"d":2}"#);
    let tree = Deep { a: 4, b: Deeper { c: Deepest { e: Some(Box::new(leaf)), f: 6 }, d: 5 } };
    both(&tree, r#"{"a":4,"e":{"a":1,"e":null,"f":3,"d":2},"f":6,"d":5}"#);
    // The members inside are no members of the object.
    as_serde::<Deep>(r#"{"f":6,"d":5,"e":{"d":2,"f":3,"a":1},"a":4}"#);
    as_serde::<Deep>(r#"{"f":6,"e":{"d":2,"f":3,"a":1},"a":4}"#);
    as_serde::<Deep>(r#"{"f":6,"d":5,"e":{"d":2,"f":3},"a":4}"#);
}

#[derive(Debug, PartialEq, FastJson, Serialize, Deserialize)]
struct Maybe {
    id: u8,
    #[fastjson(flatten)]
    #[serde(flatten)]
    page: Option<Page>,
    #[fastjson(flatten)]
    #[serde(flatten)]
    owner: Box<Owner>,
}

#[test]
fn an_option_is_none_without_its_members() {
    let owner = Box::new(Owner { name: "n".into(), tags: vec![] });
    both(&Maybe { id: 1, page: None, owner: owner.clone() }, r#"{"id":1,"name":"n","tags":[]}"#);
    let page = Some(Page { limit: 2, offset: None });
    both(&Maybe { id: 1, page, owner }, r#"{"id":1,"limit":2,"offset":null,"name":"n","tags":[]}"#);
    as_serde::<Maybe>(r#"{"id":1,"name":"n"}"#);
    as_serde::<Maybe>(r#"{"id":1,"name":"n","limit":3}"#);
    as_serde::<Maybe>(r#"{"id":1,"name":"n","x":3}"#);
    // Serde takes any fault inside for an absence; here what is there must be right.
    refuses::<Maybe>(r#"{"id":1,"name":"n","offset":3}"#, ErrorKind::MissingMember, 29, "limit");
    refuses::<Maybe>(r#"{"id":1,"name":"n","limit":"3"}"#, ErrorKind::WrongType, 27, "limit");
}

#[derive(Debug, PartialEq, FastJson)]
#[fastjson(deny_unknown_fields)]
struct Strict {
    id: u8,
    #[fastjson(flatten)]
    page: Page,
    #[fastjson(flatten)]
    owner: Option<Owner>,
}

#[test]
fn a_strict_struct_denies_what_no_field_takes() {
    let page = Page { limit: 2, offset: None };
    let strict = Strict { id: 1, page, owner: None };
    reads(r#"{"limit":2,"id":1}"#, &strict);
    refuses::<Strict>(r#"{"limit":2,"id":1,"x":2}"#, ErrorKind::UnknownMember, 18, "x");
    refuses::<Strict>(r#"{"x":2,"limit":2,"id":1}"#, ErrorKind::UnknownMember, 1, "x");
    refuses::<Strict>(r#"{"\u0078":2,"limit":2,"id":1}"#, ErrorKind::UnknownMember, 1, "x");
    let owner = Some(Owner { name: "n".into(), tags: vec![] });
    reads(r#"{"n\u0061me":"n","limit":2,"id":1}"#, &Strict { owner, ..strict });
}

#[derive(Debug, PartialEq, FastJson)]
#[fastjson(deny_unknown_fields)]
struct StrictInner {
    a: u8,
}

#[derive(Debug, PartialEq, FastJson)]
struct AroundStrict {
    id: u8,
    #[fastjson(flatten)]
    inner: StrictInner,
    #[fastjson(flatten)]
    page: Page,
}

#[test]
fn a_strict_struct_leaves_alone_what_those_around_it_take() {
    let page = Page { limit: 2, offset: None };
    reads(
        r#"{"id":1,"limit":2,"a":3}"#,
        &AroundStrict { id: 1, inner: StrictInner { a: 3 }, page },
    );
    // Also where theirs come last.
    let page = Page { limit: 2, offset: None };
    let last = AroundStrict { id: 1, inner: StrictInner { a: 3 }, page };
    reads(r#"{"a":3,"id":1,"limit":2}"#, &last);
    reads(r#"{"a":3,"\u0069d":1,"limit":2 }"#, &last);
    refuses::<AroundStrict>(r#"{"a":3,"id":1,"x":1,"limit":2}"#, ErrorKind::UnknownMember, 14, "x");
    refuses::<AroundStrict>(r#"{"id":1,"limit":2,"a":3,"x":1}"#, ErrorKind::UnknownMember, 24, "x");
}

#[derive(Debug, PartialEq, FastJson)]
struct StrictAndRest {
    #[fastjson(flatten)]
    inner: StrictInner,
    #[fastjson(flatten)]
    rest: std::collections::BTreeMap<String, u8>,
}

#[derive(Debug, PartialEq, FastJson)]
#[fastjson(tag = "type")]
enum Tagged {
    One(StrictInner),
    Two {
        #[fastjson(flatten)]
        inner: StrictInner,
        b: u8,
    },
}

#[test]
fn a_strict_struct_beside_a_tag_that_comes_last() {
    both(&Tagged::One(StrictInner { a: 3 }), r#"{"type":"One","a":3}"#);
    reads(r#"{"a":3,"type":"One"}"#, &Tagged::One(StrictInner { a: 3 }));
    refuses::<Tagged>(r#"{"a":3,"x":4,"type":"One"}"#, ErrorKind::UnknownMember, 7, "x");
    let json = r#"{"type":"One","a":3,"type":"One"}"#;
    refuses::<Tagged>(json, ErrorKind::DuplicateMember, 20, "type");
    let json = r#"{"a":3,"x":4,"b":4,"type":"Two"}"#;
    refuses::<Tagged>(json, ErrorKind::UnknownMember, 7, "x");
    both(&Tagged::Two { inner: StrictInner { a: 3 }, b: 4 }, r#"{"type":"Two","a":3,"b":4}"#);
    for json in [
        r#"{"a":3,"b":4,"type":"Two"}"#,
        r#"{"type":"Two","b":4,"a":3}"#,
        r#"{"a":3,"type":"Two","b":4}"#,
    ] {
        reads(json, &Tagged::Two { inner: StrictInner { a: 3 }, b: 4 });
    }
}

/// A map beside it takes what the strict struct does not know.
#[test]
fn a_strict_struct_beside_a_map() {
    let rest = [("x".to_owned(), 1)].into();
    both(&StrictAndRest { inner: StrictInner { a: 3 }, rest }, r#"{"a":3,"x":1}"#);
}

#[derive(Debug, PartialEq, FastJson, Serialize, Deserialize)]
struct Around<T, U> {
    id: u8,
    #[fastjson(flatten)]
    #[serde(flatten)]
    first: T,
    #[fastjson(flatten)]
    #[serde(flatten)]
    second: Box<Option<U>>,
}

#[test]
fn any_type_that_has_members() {
    type Of = Around<Page, Owner>;
    as_serde::<Of>(r#"{"id":1,"limit":2}"#);
    as_serde::<Of>(r#"{"id":1,"limit":2,"name":"n"}"#);
    as_serde::<Of>(r#"{"id":1}"#);
    as_serde::<Around<Deep, Page>>(r#"{"id":1,"limit":2,"a":4,"f":6,"d":5}"#);
}

#[derive(Debug, PartialEq, FastJson)]
struct Borrowed<'a> {
    id: u128,
    #[fastjson(flatten)]
    text: Text<'a>,
}

#[derive(Debug, PartialEq, FastJson)]
struct Text<'a> {
    name: &'a str,
    raw: RawJson<'a>,
    big: i128,
}

#[test]
fn text_that_is_borrowed_and_wide_numbers() {
    let json = r#"{"id":340282366920938463463374607431768211455,"name":"ä","raw":[1, 2],"big":-170141183460469231731687303715884105728}"#;
    let value: Borrowed<'_> = fastjson::from_str(json).unwrap();
    assert_eq!((value.id, value.text.big), (u128::MAX, i128::MIN));
    assert!(json.as_bytes().as_ptr_range().contains(&value.text.name.as_ptr()));
    both(&value, json);
}

#[derive(Debug, PartialEq, FastJson)]
struct Wrapper(Page);

#[derive(Debug, PartialEq, FastJson)]
#[fastjson(transparent)]
struct Clear {
    owner: Owner,
}

#[derive(Debug, PartialEq, FastJson)]
struct Empty {}

#[derive(Debug, PartialEq, FastJson)]
struct Wrapped {
    #[fastjson(flatten)]
    nothing: Empty,
    #[fastjson(flatten)]
    page: Wrapper,
    #[fastjson(flatten)]
    owner: Clear,
}

#[test]
fn newtypes_transparent_and_empty_structs() {
    let page = Wrapper(Page { limit: 1, offset: None });
    let owner = Clear { owner: Owner { name: "n".into(), tags: vec![] } };
    both(
        &Wrapped { nothing: Empty {}, page, owner },
        r#"{"limit":1,"offset":null,"name":"n","tags":[]}"#,
    );
}

#[derive(Debug, PartialEq, FastJson)]
struct OnlyEmpty {
    #[fastjson(flatten)]
    nothing: Empty,
    #[fastjson(flatten)]
    page: Option<Page>,
}

#[test]
fn nothing_at_all() {
    both(&OnlyEmpty { nothing: Empty {}, page: None }, "{}");
    reads(r#"{"x":{}}"#, &OnlyEmpty { nothing: Empty {}, page: None });
    refuses::<OnlyEmpty>("[]", ErrorKind::WrongType, 0, "object");
    refuses::<OnlyEmpty>(r#"{"x":}"#, ErrorKind::Syntax, 5, "value");
}

#[derive(Debug, PartialEq, FastJson)]
struct Defaults {
    #[fastjson(flatten, default)]
    page: Page,
    #[fastjson(flatten, skip_serializing_if = Option::is_none)]
    owner: Option<Owner>,
    #[fastjson(skip)]
    hidden: u8,
}

#[test]
fn defaults_and_conditions() {
    let none = Defaults { page: Page::default(), owner: None, hidden: 0 };
    reads("{}", &none);
    both(&none, r#"{"limit":0,"offset":null}"#);
    refuses::<Defaults>(r#"{"offset":1}"#, ErrorKind::MissingMember, 11, "limit");
}

#[derive(Debug, PartialEq, FastJson, Serialize, Deserialize)]
#[fastjson(serde_attributes)]
struct BySerde {
    id: u8,
    #[serde(flatten)]
    page: Page,
}

#[test]
fn the_attribute_of_serde() {
    both(
        &BySerde { id: 1, page: Page { limit: 1, offset: None } },
        r#"{"id":1,"limit":1,"offset":null}"#,
    );
}

/// Each way to print one, in pieces of each size.
#[test]
fn written_in_pieces_of_any_size() {
    struct Few(usize, Vec<u8>);
    impl std::io::Write for Few {
        fn write(&mut self, bytes: &[u8]) -> std::io::Result<usize> {
            let taken = bytes.len().min(self.0);
            self.1.extend_from_slice(&bytes[..taken]);
            Ok(taken)
        }

        fn flush(&mut self) -> std::io::Result<()> {
            Ok(())
        }
    }
    for len in [0, 1, 31, 100, 4_000, 8_180, 8_192, 8_200, 20_000, 70_000] {
        for name in [0, 9_000] {
            let tags = vec!["t".repeat(name)];
            let owner = Owner { name: "n".repeat(len), tags };
            let all: Vec<Two> = (0..3).map(|_| Two { owner: owner.clone(), ..two() }).collect();
            let mut few = Few(1 + len % 64, Vec::new());
            fastjson::to_writer(&mut few, &all).unwrap();
            assert_eq!(few.1, serde_json::to_vec(&all).unwrap(), "{len} {name}");
        }
    }
}
