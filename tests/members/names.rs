//! Flattened fields under names that were chosen at run time, and into existing values.

use std::collections::BTreeMap;

use fastjson::names::{Renamed, Rule, TableNames};
use fastjson::{DeserializerFactory, FastJson, SerializerFactory, Settings, UnknownMembers};

#[derive(Clone, Debug, PartialEq, FastJson)]
struct Page {
    page_limit: u32,
    page_offset: Option<u32>,
}

#[derive(Clone, Debug, PartialEq, FastJson)]
struct List {
    list_id: u8,
    #[fastjson(flatten)]
    page: Page,
    #[fastjson(flatten)]
    rest: BTreeMap<String, u8>,
}

#[derive(Clone, Debug, PartialEq, FastJson)]
struct Short {
    list_id: u8,
    #[fastjson(flatten)]
    page: Option<Page>,
}

fn list() -> List {
    let page = Page { page_limit: 2, page_offset: Some(4) };
    List { list_id: 1, page, rest: [("x".to_owned(), 3)].into() }
}

#[test]
fn all_types_get_their_names() {
    let json = r#"{"list-id":1,"page-limit":2,"page-offset":4,"x":3}"#;
    let kebab = Renamed(Rule::KebabCase);
    let mut lists = DeserializerFactory::create::<List>(&kebab, Settings::new()).unwrap();
    assert_eq!(lists.deserialize(json).unwrap(), &list());
    assert_eq!(lists.deserialize(json).unwrap(), &list());
    // Any order, and the declared names are no names now.
    let other = r#"{"page-offset":4,"x":3,"page-limit":2,"list-id":1}"#;
    assert_eq!(lists.deserialize(other).unwrap(), &list());
    assert!(lists.deserialize(r#"{"list_id":1,"page-limit":2}"#).is_err());
    let read = lists.deserialize(r#"{"list-id":1,"page-limit":2,"page_offset":4}"#).unwrap();
    assert_eq!(read.rest, [("page_offset".to_owned(), 4)].into());
    let mut lists = SerializerFactory::create::<List>(&kebab, Settings::new()).unwrap();
    assert_eq!(lists.serialize(&list()), json);
}

#[test]
fn an_option_looks_for_chosen_names() {
    let kebab = Renamed(Rule::KebabCase);
    let mut shorts = DeserializerFactory::create::<Short>(&kebab, Settings::new()).unwrap();
    assert_eq!(shorts.deserialize(r#"{"list-id":1,"page_limit":2}"#).unwrap().page, None);
    let read = shorts.deserialize(r#"{"page-limit":2,"list-id":1}"#).unwrap();
    assert_eq!(read.page, Some(Page { page_limit: 2, page_offset: None }));
}

/// The compiler knows nothing of these names: what the outer struct takes is its.
#[test]
fn of_a_chosen_name_that_two_take_the_outer_one_counts() {
    let table = TableNames::new().with("Short", "list_id", ["same"]).with(
        "Page",
        "page_limit",
        ["same", "page_limit"],
    );
    let mut shorts = match DeserializerFactory::create::<Short>(&table, Settings::new()) {
        Ok(shorts) => shorts,
        Err(error) => panic!("{error}"),
    };
    let read = shorts.deserialize(r#"{"same":1,"page_limit":2}"#).unwrap();
    assert_eq!(read.page, Some(Page { page_limit: 2, page_offset: None }));
    assert_eq!(read.list_id, 1);
}

#[test]
fn settings_see_only_what_nobody_takes() {
    use std::sync::{Arc, Mutex};
    let seen = Arc::new(Mutex::new(Vec::new()));
    let log = Arc::clone(&seen);
    let hook = UnknownMembers::Call(Box::new(move |member| {
        log.lock().unwrap().push((member.key().to_owned(), member.type_name().to_owned()));
    }));
    let settings = Settings::new().unknown_members(hook);
    let names = fastjson::names::DeclaredNames;
    let mut shorts = DeserializerFactory::create::<Short>(&names, settings).unwrap();
    shorts.deserialize(r#"{"page_limit":2,"y":[],"list_id":1,"x":{"page_limit":1}}"#).unwrap();
    let expected = ["y", "x"].map(|name| (name.to_owned(), "Short".to_owned()));
    assert_eq!(*seen.lock().unwrap(), expected);
    let settings = Settings::new().unknown_members(UnknownMembers::Error);
    let mut shorts = DeserializerFactory::create::<Short>(&names, settings).unwrap();
    assert!(shorts.deserialize(r#"{"page_limit":2,"list_id":1}"#).is_ok());
    assert!(shorts.deserialize(r#"{"page_limit":2,"list_id":1,"x":1}"#).is_err());
}

#[test]
fn into_a_value_that_has_been_used() {
    let mut value = list();
    fastjson::from_str_into(&mut value, r#"{"y":9,"page_limit":7,"list_id":6}"#).unwrap();
    let page = Page { page_limit: 7, page_offset: None };
    assert_eq!(value, List { list_id: 6, page, rest: [("y".to_owned(), 9)].into() });
}

#[derive(Debug, PartialEq, FastJson)]
#[fastjson(deny_unknown_fields)]
struct Strict {
    a: u8,
}

/// What is skipped is not unknown, also if nothing follows.
#[test]
fn a_strict_type_whose_last_member_does_not_count() {
    use fastjson::Duplicates;
    let settings = Settings::new().duplicates(Duplicates::First);
    let names = fastjson::names::DeclaredNames;
    let mut strict = DeserializerFactory::create::<Strict>(&names, settings).unwrap();
    assert_eq!(strict.deserialize(r#"{"a":1,"a":2}"#).unwrap(), &Strict { a: 1 });
    assert!(strict.deserialize(r#"{"a":1,"b":2}"#).is_err());
}
