//! Fields of variants under names that are chosen at run time.

use std::cell::RefCell;

use fastjson::names::{Field, Renamed, Rule, RustNames, round_trip};
use fastjson::{
    DeserializerFactory, Duplicates, ErrorKind, FastJson, SerializerFactory, Settings,
    UnknownMembers,
};

#[derive(Debug, PartialEq, FastJson)]
struct Inner {
    inner_field: u8,
}

#[derive(Debug, PartialEq, FastJson)]
enum Outside {
    First { some_field: u8, inner: Option<Inner> },
    Second { some_field: u8 },
    Third(Inner),
    Unit,
}

#[derive(Debug, PartialEq, FastJson)]
#[fastjson(tag = "the_tag")]
enum Inside {
    First { some_field: u8, other_field: Option<u8> },
    Unit,
}

#[derive(Debug, PartialEq, FastJson)]
#[fastjson(tag = "the_tag")]
struct Tagged {
    some_field: u8,
}

#[track_caller]
fn both<T>(value: &T, json: &str)
where
    T: for<'de> fastjson::FromJson<'de> + fastjson::ToJson + PartialEq + std::fmt::Debug + 'static,
{
    let camel = Renamed(Rule::CamelCase);
    let mut read = DeserializerFactory::create::<T>(&camel, Settings::new()).unwrap();
    let mut print = SerializerFactory::create::<T>(&camel, Settings::new()).unwrap();
    assert_eq!(print.serialize(value), json);
    assert_eq!(read.deserialize(json).unwrap(), value);
}

#[test]
fn each_variant_has_its_names() {
    let inner = || Inner { inner_field: 2 };
    both(
        &Outside::First { some_field: 1, inner: Some(inner()) },
        r#"{"First":{"someField":1,"inner":{"innerField":2}}}"#,
    );
    both(&Outside::Second { some_field: 1 }, r#"{"Second":{"someField":1}}"#);
    both(&Outside::Third(inner()), r#"{"Third":{"innerField":2}}"#);
    both(&Outside::Unit, r#""Unit""#);
}

#[test]
fn a_tag_keeps_its_name() {
    let json = r#"{"the_tag":"First","someField":1,"otherField":2}"#;
    let value = Inside::First { some_field: 1, other_field: Some(2) };
    both(&value, json);
    both(&Inside::Unit, r#"{"the_tag":"Unit"}"#);
    both(&Tagged { some_field: 1 }, r#"{"the_tag":"Tagged","someField":1}"#);
    let camel = Renamed(Rule::CamelCase);
    let mut read = DeserializerFactory::create::<Inside>(&camel, Settings::new()).unwrap();
    let later = r#"{"someField":1,"the_tag":"First","otherField":2}"#;
    assert_eq!(read.deserialize(later).unwrap(), &value);
    for twice in [
        r#"{"the_tag":"First","someField":1,"the_tag":"First"}"#,
        r#"{"someField":1,"the_tag":"First","the_tag":"First"}"#,
        r#"{"the_tag":"Unit","the_tag":"Unit"}"#,
    ] {
        assert_eq!(read.deserialize(twice).unwrap_err().kind(), ErrorKind::DuplicateMember);
    }
}

#[test]
fn resolvers_are_not_asked_for_tags() {
    let asked = RefCell::new(Vec::new());
    let log = |field: Field| {
        asked.borrow_mut().push((field.type_name(), field.rust_name()));
        [field.rust_name()]
    };
    DeserializerFactory::create::<(Inside, Tagged)>(&log, Settings::new()).unwrap();
    let expected = [
        ("Inside::First", "some_field"),
        ("Inside::First", "other_field"),
        ("Tagged", "some_field"),
    ];
    assert_eq!(*asked.borrow(), expected);
    assert!(round_trip::<(Inside, Tagged)>(&RustNames, &RustNames).unwrap().is_empty());
}

#[test]
fn a_name_that_is_the_tag_is_a_conflict() {
    let resolver = |_: Field| ["the_tag"];
    let error = DeserializerFactory::create::<Tagged>(&resolver, Settings::new()).unwrap_err();
    assert!(error.to_string().contains("the_tag"), "{error}");
    let provider = |_: Field| "the_tag";
    let error = SerializerFactory::create::<Tagged>(&provider, Settings::new()).unwrap_err();
    assert!(error.to_string().contains("the_tag"), "{error}");
}

#[test]
fn settings_count_for_variants() {
    let strict = Settings::new().unknown_members(UnknownMembers::Error);
    let mut read = DeserializerFactory::create::<Inside>(&RustNames, strict).unwrap();
    assert!(read.deserialize(r#"{"some_field":1,"the_tag":"First"}"#).is_ok());
    let error = read.deserialize(r#"{"the_tag":"First","some_field":1,"x":2}"#).unwrap_err();
    assert_eq!(error.kind(), ErrorKind::UnknownMember);
    let error = read.deserialize(r#"{"the_tag":"Unit","x":2}"#).unwrap_err();
    assert_eq!(error.kind(), ErrorKind::UnknownMember);
    let last = Settings::new().duplicates(Duplicates::Last);
    let mut read = DeserializerFactory::create::<Outside>(&RustNames, last).unwrap();
    let json = r#"{"Second":{"some_field":1,"some_field":2}}"#;
    assert_eq!(read.deserialize(json).unwrap(), &Outside::Second { some_field: 2 });
}
