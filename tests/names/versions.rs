//! Schema versions: old names beside new ones, and whole sets of names.

use std::sync::{Arc, Mutex};

use fastjson::names::{Chain, DeclaredNames, RustNames, Version};
use fastjson::{DeserializerFactory, ErrorKind, FastJson, SerializerFactory, Settings};

#[derive(Clone, Debug, Default, PartialEq, FastJson)]
#[fastjson(duplicates = "prefer_first_name")]
struct Ranked {
    #[fastjson(alias("uid", "ident"))]
    id: u32,
    #[fastjson(deprecated_alias = "label")]
    name: Option<String>,
}

/// Read anew, over an old value, and by names chosen at run time that are the same.
fn ranked(text: &str) -> Result<Ranked, fastjson::Error> {
    let fresh = fastjson::from_str::<Ranked>(text);
    let mut old = Ranked { id: 99, name: Some("old".into()) };
    let over = fastjson::from_str_into(&mut old, text).map(|()| old);
    let settings = Settings::new().on_alias(|_| ()).thread_safe();
    let named = DeserializerFactory::create::<Ranked>(&DeclaredNames, settings).unwrap();
    for other in [over, named.deserialize(text)] {
        match (&fresh, other) {
            (Ok(fresh), Ok(other)) => assert_eq!(*fresh, other, "{text}"),
            (Err(fresh), Err(other)) => assert_eq!(fresh.to_string(), other.to_string(), "{text}"),
            (fresh, other) => panic!("{text}: {fresh:?} {other:?}"),
        }
    }
    fresh
}

#[test]
fn the_name_that_is_declared_first_wins() {
    for text in [
        r#"{"id":1}"#,
        r#"{"uid":1}"#,
        r#"{"id":1,"uid":2,"ident":3}"#,
        r#"{"ident":3,"uid":2,"id":1}"#,
        r#"{"uid":2,"id":1,"ident":3}"#,
        r#"{"uid":1,"ident":2}"#,
    ] {
        assert_eq!(ranked(text).unwrap().id, 1, "{text}");
    }
    // What loses to a later name was read before that one was seen.
    let error = ranked(r#"{"ident":"no number","id":1}"#).unwrap_err();
    assert_eq!((error.kind(), error.offset()), (ErrorKind::WrongType, 9));
    // What loses later is only checked.
    assert_eq!(ranked(r#"{"id":1,"uid":"two"}"#).unwrap().id, 1);
    assert!(ranked(r#"{"id":1,"uid":[2,]}"#).is_err());
    assert_eq!(ranked(r#"{"label":"b","name":"a","id":1}"#).unwrap().name.as_deref(), Some("a"));
}

#[test]
fn the_same_name_twice_is_an_error_all_the_same() {
    for text in [
        r#"{"id":1,"id":2}"#,
        r#"{"uid":1,"uid":2}"#,
        r#"{"uid":1,"id":2,"i\u0064":3}"#,
        r#"{"id":1,"name":"a","name":"b"}"#,
    ] {
        assert_eq!(ranked(text).unwrap_err().kind(), ErrorKind::DuplicateMember, "{text}");
    }
}

#[derive(Debug, FastJson)]
struct Both {
    #[fastjson(alias = "uid")]
    id: u32,
}

#[test]
fn without_the_attribute_both_names_are_an_error() {
    for (text, first, second) in
        [(r#"{"uid":1,"id":2}"#, "uid", "id"), (r#"{"id":1,"uid":2}"#, "id", "uid")]
    {
        let error = fastjson::from_str::<Both>(text).unwrap_err();
        let expected = format!("{first:?} and {second:?} are the same member");
        assert_eq!(error.message(), expected);
    }
}

#[test]
fn deprecated_names_are_reported() {
    let seen = Arc::new(Mutex::new(Vec::new()));
    let log = seen.clone();
    let settings = Settings::new().on_alias(move |alias| {
        log.lock().unwrap().push((alias.alias().to_owned(), alias.is_deprecated()));
    });
    let mut values = DeserializerFactory::create::<Ranked>(&DeclaredNames, settings).unwrap();
    values.deserialize(r#"{"uid":1,"label":"a"}"#).unwrap();
    values.deserialize(r#"{"id":1,"name":"a"}"#).unwrap();
    assert_eq!(*seen.lock().unwrap(), [("uid".to_owned(), false), ("label".to_owned(), true)]);
}

#[derive(Clone, Debug, PartialEq, FastJson)]
struct User {
    #[fastjson(names(v1 = "uid", v2 = "user_id"))]
    id: u64,
    #[fastjson(names(v2 = "full_name"))]
    name: String,
    groups: Vec<Group>,
}

#[derive(Clone, Debug, PartialEq, FastJson)]
struct Group {
    #[fastjson(names(v1 = "gid", v2 = "group_id"), rename = "ID")]
    id: u64,
}

#[test]
fn one_struct_reads_one_version_and_writes_another() {
    let v1 = r#"{"uid":1,"name":"Bart","groups":[{"gid":2}]}"#;
    let v2 = r#"{"user_id":1,"full_name":"Bart","groups":[{"group_id":2}]}"#;
    let declared = r#"{"id":1,"name":"Bart","groups":[{"ID":2}]}"#;
    let mut read_v1 = DeserializerFactory::create::<User>(&Version("v1"), Settings::new()).unwrap();
    let mut read_v2 = DeserializerFactory::create::<User>(&Version("v2"), Settings::new()).unwrap();
    let user = read_v1.deserialize(v1).unwrap().clone();
    assert_eq!(read_v2.deserialize(v2).unwrap(), &user);
    assert_eq!(fastjson::from_str::<User>(declared).unwrap(), user);
    assert!(read_v1.deserialize(v2).is_err() && read_v2.deserialize(v1).is_err());

    for (version, text) in [("v1", v1), ("v2", v2)] {
        let mut write =
            SerializerFactory::create::<User>(&Version(version), Settings::new()).unwrap();
        assert_eq!(write.serialize(&user), text);
    }

    let any = Chain(Version("v2"), Chain(Version("v1"), DeclaredNames));
    let any = DeserializerFactory::create::<User>(&any, Settings::new().thread_safe()).unwrap();
    for text in [v1, v2, declared] {
        assert_eq!(any.deserialize(text).unwrap(), user);
    }
    assert!(DeserializerFactory::create::<User>(&RustNames, Settings::new()).is_ok());
}
