//! Structs in structs, and options of them.

use fastjson::{ErrorKind, FastJson, FromJson, ToJson, from_str, to_string};

use super::round;

#[derive(Debug, Clone, Default, PartialEq, FastJson)]
struct Page {
    limit: u32,
    #[fastjson(alias = "start")]
    offset: Option<u32>,
}

#[derive(Debug, Clone, Default, PartialEq, FastJson)]
struct Owner {
    #[fastjson(rename = "owner")]
    name: String,
    #[fastjson(flatten)]
    address: Address,
}

#[derive(Debug, Clone, Default, PartialEq, FastJson)]
struct Address {
    city: String,
    zip: u128,
}

#[derive(Debug, Clone, Default, PartialEq, FastJson)]
struct Query {
    id: u64,
    #[fastjson(flatten)]
    page: Page,
    text: String,
    #[fastjson(flatten)]
    owner: Option<Owner>,
}

fn query() -> Query {
    let address = Address { city: "Bonn".into(), zip: u128::MAX };
    Query {
        id: 1,
        page: Page { limit: 5, offset: Some(6) },
        text: "t".into(),
        owner: Some(Owner { name: "Ann".into(), address }),
    }
}

#[test]
fn members_stand_among_those_of_the_struct() {
    let text = format!(
        r#"{{"id":1,"limit":5,"offset":6,"text":"t","owner":"Ann","city":"Bonn","zip":{}}}"#,
        u128::MAX
    );
    assert_eq!(to_string(&query()), text);
    assert_eq!(round(&text, Query::default()).unwrap(), (query(), text));
}

#[test]
fn in_any_order_with_whitespace_escapes_and_unknown_members() {
    let text = r#" { "zip" : 7 , "x" : [ { } ] , "c\u0069ty" : "K" , "start" : 2 , "text" : "" ,
        "own\u0065r" : "B" , "limit" : 3 , "y" : null , "\u0069d" : 9 } "#;
    let (value, _) = round(text, query()).unwrap();
    let address = Address { city: "K".into(), zip: 7 };
    let expected = Query {
        id: 9,
        page: Page { limit: 3, offset: Some(2) },
        text: String::new(),
        owner: Some(Owner { name: "B".into(), address }),
    };
    assert_eq!(value, expected);
}

#[test]
fn an_option_is_there_as_soon_as_one_of_its_members_is() {
    let (value, text) = round(r#"{"id":1,"limit":5,"text":"t"}"#, query()).unwrap();
    assert_eq!(value.owner, None);
    assert_eq!(text, r#"{"id":1,"limit":5,"offset":null,"text":"t"}"#);
    let text = r#"{"id":1,"limit":5,"text":"t","city":"Bonn"}"#;
    let error = from_str::<Query>(text).unwrap_err();
    assert_eq!((error.kind(), error.offset()), (ErrorKind::MissingMember, 42));
    assert_eq!(error.message(), r#"missing member "zip""#);
    let error = from_str::<Query>(r#"{"id":1,"limit":5,"text":"t","zip":"no"}"#).unwrap_err();
    assert_eq!((error.kind(), error.offset(), error.path()), (ErrorKind::WrongType, 35, "$.zip"));
}

#[test]
fn errors_are_those_of_the_types() {
    for (text, kind, offset) in [
        (r#"{"id":1,"text":"t"}"#, ErrorKind::MissingMember, 18),
        (r#"{"id":1,"text":"t","limit":-1}"#, ErrorKind::OutOfRange, 27),
        (r#"{"id":1,"text":"t","limit":1,"limit":2}"#, ErrorKind::DuplicateMember, 29),
        (r#"{"id":1,"text":"t","limit":1,"start":2,"offset":3}"#, ErrorKind::DuplicateMember, 39),
        (r#"{"id":1,"text":"t","limit":1,"x":nul}"#, ErrorKind::Syntax, 36),
        (r#"{"id":1,"text":"t","limit":1"#, ErrorKind::Eof, 28),
        ("[]", ErrorKind::WrongType, 0),
        ("{}", ErrorKind::MissingMember, 1),
    ] {
        let error = from_str::<Query>(text).unwrap_err();
        assert_eq!((error.kind(), error.offset()), (kind, offset), "{text}: {error}");
    }
}

#[derive(Debug, Default, PartialEq, FastJson)]
#[fastjson(deny_unknown_fields)]
struct Strict {
    id: u64,
    #[fastjson(flatten)]
    page: Page,
    #[fastjson(flatten)]
    owner: Option<Owner>,
}

#[test]
fn what_nobody_takes_may_be_denied() {
    assert!(round(r#"{"limit":1,"id":2,"offset":3}"#, Strict::default()).is_ok());
    let text = r#"{"zip":1,"limit":1,"id":2,"\u0063ity":"x","owner":"y"}"#;
    assert!(round(text, Strict::default()).unwrap().0.owner.is_some());
    for (text, offset) in [
        (r#"{"limit":1,"id":2,"x":3}"#, 18),
        (r#"{"y":1,"limit":1,"id":2}"#, 1),
        (r#"{"limit":1,"id":2,"LIMIT":3}"#, 18),
        (r#"{"limit":1,"zip":1,"id":2,"l\u0069":3}"#, 26),
    ] {
        let error = from_str::<Strict>(text).unwrap_err();
        assert_eq!((error.kind(), error.offset()), (ErrorKind::UnknownMember, offset), "{text}");
    }
}

#[derive(Debug, Default, PartialEq, FastJson)]
#[fastjson(deny_unknown_fields)]
struct Picky {
    a: u8,
}

#[derive(Debug, Default, PartialEq, FastJson)]
struct AroundPicky {
    b: u8,
    #[fastjson(flatten)]
    inner: Picky,
    #[fastjson(flatten)]
    other: Page,
}

#[test]
fn who_denies_inside_knows_the_members_of_the_others() {
    assert!(round(r#"{"b":1,"limit":2,"a":3}"#, AroundPicky::default()).is_ok());
    let error = from_str::<AroundPicky>(r#"{"b":1,"limit":2,"x":4,"a":3}"#).unwrap_err();
    assert_eq!((error.kind(), error.offset()), (ErrorKind::UnknownMember, 17));
}

#[derive(Debug, PartialEq, FastJson)]
struct Empty {}

#[derive(Debug, PartialEq, FastJson)]
struct OnlyFlattened {
    #[fastjson(flatten)]
    first: Empty,
    #[fastjson(flatten)]
    second: Option<Page>,
    #[fastjson(flatten)]
    third: Empty,
}

#[test]
fn structs_without_members_of_their_own() {
    let none = OnlyFlattened { first: Empty {}, second: None, third: Empty {} };
    assert_eq!(
        round("{}", OnlyFlattened { second: None, ..from_str("{}").unwrap() }).unwrap(),
        (none, "{}".to_owned())
    );
    let text = r#"{"limit":1,"offset":null}"#;
    let old = from_str("{}").unwrap();
    assert_eq!(round::<OnlyFlattened>(text, old).unwrap().1, text);
}

#[derive(Debug, PartialEq, FastJson)]
struct WithDefaults {
    id: u8,
    #[fastjson(flatten, default = Page { limit: 10, offset: None })]
    page: Page,
    #[fastjson(flatten, skip_serializing_if = is_nameless)]
    owner: Owner,
}

fn is_nameless(owner: &Owner) -> bool {
    owner.name.is_empty()
}

#[test]
fn defaults_are_for_when_no_member_is_there() {
    let text = r#"{"id":1,"owner":"","city":"","zip":0}"#;
    let old = || from_str(r#"{"id":9,"limit":1,"owner":"x","city":"y","zip":1}"#).unwrap();
    let (value, printed) = round::<WithDefaults>(text, old()).unwrap();
    assert_eq!(value.page, Page { limit: 10, offset: None });
    assert_eq!(printed, r#"{"id":1,"limit":10,"offset":null}"#);
    // One of them makes it an object that must be whole.
    let text = r#"{"id":1,"offset":2,"owner":"","city":"","zip":0}"#;
    assert_eq!(from_str::<WithDefaults>(text).unwrap_err().kind(), ErrorKind::MissingMember);
}

#[derive(Debug, PartialEq, ToJson, FromJson)]
struct OneWay {
    id: u8,
    #[fastjson(flatten, skip_deserializing)]
    printed: Page,
    #[fastjson(flatten, skip_serializing)]
    parsed: Address,
}

#[test]
fn one_way_only() {
    let value: OneWay = from_str(r#"{"id":1,"limit":5,"city":"c","zip":2}"#).unwrap();
    assert_eq!((value.printed.limit, value.parsed.zip), (0, 2));
    assert_eq!(to_string(&value), r#"{"id":1,"limit":0,"offset":null}"#);
}

#[derive(Debug, PartialEq, FastJson)]
struct Wrapped(Page);

#[derive(Debug, PartialEq, FastJson)]
struct AroundWrapped {
    #[fastjson(flatten)]
    page: Box<Wrapped>,
    last: u8,
}

#[test]
fn boxes_and_newtypes_of_structs() {
    let text = r#"{"limit":1,"offset":2,"last":3}"#;
    let old = AroundWrapped { page: Box::new(Wrapped(Page::default())), last: 0 };
    let (value, printed) = round(text, old).unwrap();
    assert_eq!((value.page.0.limit, printed.as_str()), (1, text));
}

#[derive(Debug, PartialEq, FastJson)]
struct Borrowed<'a> {
    id: &'a str,
    #[fastjson(flatten)]
    inner: BorrowedInner<'a>,
}

#[derive(Debug, PartialEq, FastJson)]
struct BorrowedInner<'a> {
    name: &'a str,
    text: std::borrow::Cow<'a, str>,
}

#[test]
fn text_is_borrowed_inside() {
    let text = r#"{"text":"a\nb","name":"n","id":"i"}"#;
    let value: Borrowed<'_> = from_str(text).unwrap();
    let place = value.inner.name.as_ptr() as usize - text.as_ptr() as usize;
    assert_eq!((value.id, place, &*value.inner.text), ("i", 23, "a\nb"));
}

#[derive(Debug, PartialEq, FastJson)]
enum Shape {
    Circle {
        radius: f64,
        #[fastjson(flatten)]
        page: Page,
    },
    Dot,
}

#[derive(Debug, PartialEq, FastJson)]
#[fastjson(tag = "kind")]
enum Tagged {
    Circle {
        radius: f64,
        #[fastjson(flatten)]
        page: Page,
    },
    Square {
        #[fastjson(flatten)]
        page: Page,
    },
}

#[test]
fn variants_have_flattened_fields_too() {
    let page = || Page { limit: 1, offset: None };
    let text = r#"{"Circle":{"radius":1.5,"limit":1,"offset":null}}"#;
    let circle = Shape::Circle { radius: 1.5, page: page() };
    assert_eq!(round(text, Shape::Dot).unwrap(), (circle, text.to_owned()));
    let text = r#"{"kind":"Circle","radius":1.5,"limit":1,"offset":null}"#;
    let old = || Tagged::Square { page: page() };
    let circle = Tagged::Circle { radius: 1.5, page: page() };
    assert_eq!(round(text, old()).unwrap(), (circle, text.to_owned()));
    let text = r#"{"limit":1,"kind":"Square"}"#;
    assert_eq!(round(text, Tagged::Circle { radius: 0.0, page: page() }).unwrap().0, old());
}

#[derive(Debug, Default, PartialEq, FastJson)]
struct Marker;

#[derive(Debug, Default, PartialEq, FastJson)]
struct AroundNothing {
    a: u8,
    #[fastjson(flatten)]
    unit: (),
    #[fastjson(flatten)]
    marker: Marker,
    #[fastjson(flatten)]
    phantom: std::marker::PhantomData<u8>,
}

#[test]
fn what_has_no_members() {
    let text = r#"{"a":1}"#;
    assert_eq!(round(text, AroundNothing::default()).unwrap().1, text);
}
