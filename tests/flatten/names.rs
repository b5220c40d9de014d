//! Names chosen at run time, and settings, for types that share an object.

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex};

use fastjson::names::{DeclaredNames, Field, Renamed, Rule};
use fastjson::{
    DeserializerFactory, Duplicates, ErrorKind, FastJson, SerializerFactory, Settings,
    UnknownMembers,
};

#[derive(Debug, Default, PartialEq, FastJson)]
struct Outer {
    first_name: String,
    #[fastjson(flatten)]
    inner: Inner,
    #[fastjson(flatten)]
    page: Option<Page>,
}

#[derive(Debug, Default, PartialEq, FastJson)]
struct Inner {
    zip_code: u32,
}

#[derive(Debug, Default, PartialEq, FastJson)]
struct Page {
    page_size: u8,
    page_number: u8,
}

#[test]
fn each_type_has_the_names_that_were_chosen() {
    let camel = Renamed(Rule::CamelCase);
    let mut parser = DeserializerFactory::create::<Outer>(&camel, Settings::new()).unwrap();
    let mut printer = SerializerFactory::create::<Outer>(&camel, Settings::new()).unwrap();
    for text in [
        r#"{"firstName":"a","zipCode":1}"#,
        r#"{"firstName":"a","zipCode":1,"pageSize":2,"pageNumber":3}"#,
    ] {
        let value = parser.deserialize(text).unwrap();
        assert_eq!(printer.serialize(value), text);
        let text = text.replacen("{", r#"{"x":[],"pageSizes":4,"zip_code":5,"#, 1);
        parser.deserialize(&text).unwrap();
    }
    let error = parser.deserialize(r#"{"zipCode":1,"firstName":"a","pageSize":2}"#).unwrap_err();
    assert_eq!(error.message(), r#"missing member "pageNumber""#);
}

#[test]
fn of_a_name_that_two_have_at_run_time_the_outer_one_counts() {
    let names = |field: Field| {
        let name = if field.rust_name() == "page_number" { "zip_code" } else { field.rust_name() };
        [name.to_owned()]
    };
    let mut parser = DeserializerFactory::create::<Outer>(&names, Settings::new()).unwrap();
    let error = parser.deserialize(r#"{"first_name":"a","zip_code":1,"page_size":2}"#).unwrap_err();
    assert_eq!(error.kind(), ErrorKind::MissingMember);
}

#[test]
fn only_what_nobody_takes_is_reported() {
    let seen = Arc::new(Mutex::new(Vec::new()));
    let list = Arc::clone(&seen);
    let hook = UnknownMembers::Call(Box::new(move |member| {
        list.lock().unwrap().push(format!("{} {}", member.key(), member.offset()));
    }));
    let settings = Settings::new().unknown_members(hook);
    let mut parser = DeserializerFactory::create::<Outer>(&DeclaredNames, settings).unwrap();
    parser
        .deserialize(
            r#"{"x":1,"zip_code":1,"first_name":"a","page_size":2,"page_number":1,"y":{}}"#,
        )
        .unwrap();
    assert_eq!(*seen.lock().unwrap(), ["x 1", "y 67"]);

    let settings = Settings::new().unknown_members(UnknownMembers::Error);
    let mut parser = DeserializerFactory::create::<Outer>(&DeclaredNames, settings).unwrap();
    assert!(parser.deserialize(r#"{"zip_code":1,"first_name":"a"}"#).is_ok());
    let error = parser.deserialize(r#"{"zip_code":1,"first_name":"a","z":1}"#).unwrap_err();
    assert_eq!((error.kind(), error.offset()), (ErrorKind::UnknownMember, 31));
}

#[test]
fn duplicates_as_the_settings_say() {
    let text = r#"{"zip_code":1,"first_name":"a","zip_code":2,"first_name":"b"}"#;
    for (policy, zip, name) in [(Duplicates::First, 1, "a"), (Duplicates::Last, 2, "b")] {
        let settings = Settings::new().duplicates(policy);
        let mut parser = DeserializerFactory::create::<Outer>(&DeclaredNames, settings).unwrap();
        let value = parser.deserialize(text).unwrap();
        assert_eq!((value.inner.zip_code, value.first_name.as_str()), (zip, name));
    }
}

#[derive(Debug, Default, PartialEq, FastJson)]
struct WithRest {
    some_id: u8,
    #[fastjson(flatten)]
    rest: BTreeMap<String, u8>,
}

#[test]
fn a_map_leaves_alone_what_has_been_renamed() {
    let camel = Renamed(Rule::CamelCase);
    let mut parser = DeserializerFactory::create::<WithRest>(&camel, Settings::new()).unwrap();
    let value = parser.deserialize(r#"{"someId":1,"some_id":2}"#).unwrap();
    assert_eq!(value.rest, BTreeMap::from([("some_id".into(), 2)]));
}
