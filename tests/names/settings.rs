//! Settings for all types of a graph.

use std::sync::{Arc, Mutex};

use fastjson::names::{DeclaredNames, Renamed, Rule};
use fastjson::{
    DeserializerFactory, Duplicates, Error, ErrorKind, FastJson, NonFinite, SerializerFactory,
    Settings, UnknownMembers,
};

#[derive(Clone, Debug, Default, PartialEq, FastJson)]
struct Node {
    #[fastjson(alias = "ident")]
    id: u32,
    #[fastjson(default)]
    children: Vec<Node>,
    inner: Option<Box<Node>>,
}

#[derive(Clone, Debug, PartialEq, FastJson)]
#[fastjson(duplicates = "last")]
struct Last {
    id: u32,
}

fn read(settings: Settings, text: &str) -> Result<Node, Error> {
    let mut nodes = DeserializerFactory::create::<Node>(&DeclaredNames, settings).unwrap();
    let first = nodes.deserialize(text).cloned();
    assert_eq!(nodes.deserialize(text).ok(), first.as_ref().ok());
    first
}

#[test]
fn depth_is_limited() {
    let deep = |depth: usize| {
        format!("{}{{\"id\":1}}{}", "{\"id\":1,\"inner\":".repeat(depth), "}".repeat(depth))
    };
    let limit = || Settings::new().depth_limit(4);
    assert!(read(limit(), &deep(3)).is_ok());
    assert_eq!(read(limit(), &deep(4)).unwrap_err().kind(), ErrorKind::DepthLimit);
    // With tables as without them.
    let limit = || limit().duplicates(Duplicates::Error);
    assert!(read(limit(), &deep(3)).is_ok());
    assert_eq!(read(limit(), &deep(4)).unwrap_err().kind(), ErrorKind::DepthLimit);
}

#[test]
fn the_first_of_two_counts() {
    let first = || Settings::new().duplicates(Duplicates::First);
    let text = r#"{"id":1,"ident":"no number","id":{"x":[]}}"#;
    assert_eq!(read(first(), text).unwrap().id, 1);
    // Each object counts for itself, whatever is in it and before it.
    let text =
        r#"{"children":[{"id":2,"id":3},{"id":4},{"id":5,"children":[{"id":6},{}]}],"id":1}"#;
    let error = read(first(), text).unwrap_err();
    assert_eq!(
        (error.kind(), error.path()),
        (ErrorKind::MissingMember, "$.children[2].children[1]")
    );
    let text = r#"{"children":[{"id":2,"id":3},{"id":4},{"id":5,"children":[{"id":6}],"id":0}],"id":1,"children":[],"inner":{"id":7,"inner":null,"id":8},"id":0}"#;
    let node = read(first(), text).unwrap();
    let ids: Vec<u32> = node.children.iter().map(|child| child.id).collect();
    assert_eq!((node.id, ids), (1, vec![2, 4, 5]));
    assert_eq!(node.inner.unwrap().id, 7);
    // What is skipped is checked.
    assert!(read(first(), r#"{"id":1,"id":[1,]}"#).is_err());
}

#[test]
fn the_last_of_two_counts() {
    let last = || Settings::new().duplicates(Duplicates::Last);
    let text = r#"{"id":{"x":[]},"ident":"no number","id":1}"#;
    assert_eq!(read(last(), text).unwrap().id, 1);
    assert_eq!(read(last(), r#"{"id":"no number","i\u0064ent" : 1}"#).unwrap().id, 1);
    let text = r#"{"children":[{"id":2,"id":3},{"id":4},{"children":[{"id":6}],"id":[],"id":5}],"id":0,"inner":{"id":7,"inner":null,"id":8}, "id" : 1 , "x":{"id":9}}"#;
    let node = read(last(), text).unwrap();
    let ids: Vec<u32> = node.children.iter().map(|child| child.id).collect();
    assert_eq!((node.id, ids), (1, vec![3, 4, 5]));
    assert_eq!(node.inner.unwrap().id, 8);
    // What is skipped is checked, and what counts is read as what it is.
    assert!(read(last(), r#"{"id":[1,],"id":1}"#).is_err());
    let error = read(last(), r#"{"id":1,"id":"x"}"#).unwrap_err();
    assert_eq!((error.kind(), error.offset()), (ErrorKind::WrongType, 13));
    // Text that ends too soon or is broken is an error where it is one without the setting.
    let text = r#"{"id":1,"id":2,"children":[{"id":3}]}"#;
    for end in 0..text.len() {
        let error = read(last(), &text[..end]).unwrap_err();
        assert_eq!(error.kind(), ErrorKind::Eof, "{}", &text[..end]);
    }
}

#[derive(Clone, Debug, PartialEq, FastJson)]
struct Policies {
    error: Vec<Strict>,
    first: Vec<First>,
    last: Vec<Last>,
    ranked: Vec<Ranked>,
}

#[derive(Clone, Debug, PartialEq, FastJson)]
#[fastjson(duplicates = "error", deny_unknown_fields)]
struct Strict {
    id: u32,
}

#[derive(Clone, Debug, PartialEq, FastJson)]
#[fastjson(duplicates = "first", skip_unknown = "checked")]
struct First {
    id: u32,
}

#[derive(Clone, Debug, PartialEq, FastJson)]
#[fastjson(duplicates = "prefer_first_name", skip_unknown = "structural")]
struct Ranked {
    #[fastjson(alias = "ident")]
    id: u32,
}

#[test]
fn what_a_type_declares_is_kept() {
    let text = r#"{"error":[{"id":1}],"first":[{"id":1,"id":2}],"last":[{"id":2,"id":1}],"ranked":[{"ident":2,"id":1},{"id":3}]}"#;
    let expected = Policies {
        error: vec![Strict { id: 1 }],
        first: vec![First { id: 1 }],
        last: vec![Last { id: 1 }],
        ranked: vec![Ranked { id: 1 }, Ranked { id: 3 }],
    };
    for policy in [Duplicates::AsDeclared, Duplicates::Error, Duplicates::First, Duplicates::Last] {
        let settings = Settings::new().duplicates(policy);
        let mut read = DeserializerFactory::create::<Policies>(&DeclaredNames, settings).unwrap();
        assert_eq!(read.deserialize(text).unwrap(), &expected);
        let error = read.deserialize(r#"{"error":[{"id":1,"id":2}]}"#).unwrap_err();
        assert_eq!(error.kind(), ErrorKind::DuplicateMember);
    }
    type Make = fn() -> UnknownMembers;
    let policies: [Make; 5] = [
        || UnknownMembers::AsDeclared,
        || UnknownMembers::Call(Box::new(|_| ())),
        || UnknownMembers::Error,
        || UnknownMembers::Skip,
        || UnknownMembers::SkipStructural,
    ];
    for policy in policies {
        let read = |text: &str| {
            let settings = Settings::new().unknown_members(policy());
            DeserializerFactory::create::<Policies>(&DeclaredNames, settings)
                .unwrap()
                .deserialize(text)
                .map(|value| value.ranked.len())
        };
        let with = |first: &str, ranked: &str, strict: &str| {
            format!(
                r#"{{"first":[{{"id":1{first}}}],"ranked":[{{"id":1{ranked}}}],"error":[{{"id":1{strict}}}],"last":[]}}"#
            )
        };
        assert_eq!(read(&with(r#","x":1"#, r#","x":[1,,]"#, "")).unwrap(), 1);
        assert!(read(&with(r#","x":[1,,]"#, "", "")).is_err());
        let error = read(&with("", "", r#","x":1"#)).unwrap_err();
        assert_eq!(error.kind(), ErrorKind::UnknownMember);
    }
}

#[derive(Clone, Debug, PartialEq, FastJson)]
struct Empty {}

#[test]
fn types_without_fields_follow_the_settings() {
    let seen = Arc::new(Mutex::new(Vec::new()));
    let log = seen.clone();
    let settings =
        Settings::new().on_unknown(move |member| log.lock().unwrap().push(member.path()));
    let mut empty = DeserializerFactory::create::<Vec<Empty>>(&DeclaredNames, settings).unwrap();
    assert_eq!(empty.deserialize(r#"[{},{"a":1, "b" : []}]"#).unwrap(), &[Empty {}, Empty {}]);
    assert_eq!(*seen.lock().unwrap(), ["$[1].a", "$[1].b"]);
    let with = |policy| Settings::new().unknown_members(policy);
    let read = |settings: Settings, text: &str| {
        let mut empty = DeserializerFactory::create::<Empty>(&DeclaredNames, settings).unwrap();
        empty.deserialize(text).cloned()
    };
    let error = read(with(UnknownMembers::Error), r#"{"a":1}"#).unwrap_err();
    assert_eq!(error.message(), "unknown member \"a\", expected none");
    assert!(read(with(UnknownMembers::Skip), r#"{"a":[1,,2]}"#).is_err());
    assert!(read(with(UnknownMembers::SkipStructural), r#"{"a":[1,,2]}"#).is_ok());
    assert!(read(Settings::new(), r#"{"a":[1,,2]}"#).is_err());
}

#[test]
fn unknown_members_in_every_way() {
    let text = r#"{"id":1,"x":[1,2],"inner":{"id":2,"y\u0061":0}}"#;
    let broken = r#"{"id":1,"x":[1,,2]}"#;
    let with = |policy| Settings::new().unknown_members(policy);
    for policy in [UnknownMembers::AsDeclared, UnknownMembers::Skip] {
        assert!(read(with(policy), text).is_ok());
    }
    assert!(read(with(UnknownMembers::Skip), broken).is_err());
    assert!(read(with(UnknownMembers::SkipStructural), broken).is_ok());
    let error = read(with(UnknownMembers::Error), text).unwrap_err();
    assert_eq!((error.kind(), error.offset()), (ErrorKind::UnknownMember, 8));
    assert_eq!(
        error.message(),
        "unknown member \"x\", expected one of \"id\", \"ident\", \"children\", \"inner\""
    );

    let seen = Arc::new(Mutex::new(Vec::new()));
    let log = seen.clone();
    let settings = Settings::new().on_unknown(move |member| {
        let place = (member.key().to_owned(), member.offset(), member.path());
        log.lock().unwrap().push((member.type_name(), place));
    });
    let mut nodes = DeserializerFactory::create::<Node>(&DeclaredNames, settings).unwrap();
    nodes.deserialize(text).unwrap();
    let expected = [
        ("Node", ("x".to_owned(), 8, "$.x".to_owned())),
        ("Node", ("ya".to_owned(), 34, "$.inner.ya".to_owned())),
    ];
    assert_eq!(*seen.lock().unwrap(), expected);
    assert!(nodes.deserialize(broken).is_err());
}

#[test]
fn aliases_are_counted() {
    let seen = Arc::new(Mutex::new(Vec::new()));
    let log = seen.clone();
    let settings = Settings::new().on_alias(move |alias| {
        let field = alias.field();
        let names = (field.type_name(), field.rust_name(), alias.alias().to_owned());
        log.lock().unwrap().push((names, alias.offset(), alias.is_deprecated()));
    });
    let nodes =
        DeserializerFactory::create::<Node>(&DeclaredNames, settings.thread_safe()).unwrap();
    nodes.deserialize(r#"{"id":1,"children":[{"ident":2},{"\u0069dent":3}]}"#).unwrap();
    let names = ("Node", "id", "ident".to_owned());
    assert_eq!(*seen.lock().unwrap(), [((names.clone()), 21, false), (names, 33, false)]);
}

#[test]
fn errors_keep_secrets() {
    let quiet = || Settings::new().quote_input(false);
    for secret in [
        r#"{"id":1,"id":2,"secret":3}"#,
        r#"{"id":"secret"}"#,
        r#"{"id":secret}"#,
        r#"{"id":1} secret"#,
        r#"{"id":1,"children":[{"secret":{}}],"secret":sec}"#,
        r#"{"id":12345678901}"#,
        r#"{"id":1,"inner":{"id":"\secret"}}"#,
    ] {
        let told = read(Settings::new(), secret).unwrap_err();
        let error = read(quiet(), secret).unwrap_err();
        assert_eq!((error.kind(), error.offset()), (told.kind(), told.offset()), "{secret}");
        assert_eq!((error.line(), error.column()), (told.line(), told.column()), "{secret}");
        for text in [error.to_string(), format!("{error:?}"), error.path().to_owned()] {
            assert!(!text.contains("sec"), "{text}");
            assert!(!text.contains("id\"") && !text.contains("123"), "{text}");
        }
    }
    let mut maps = DeserializerFactory::create::<std::collections::BTreeMap<String, Vec<u8>>>(
        &DeclaredNames,
        quiet(),
    )
    .unwrap();
    let error = maps.deserialize(r#"{"my key":[1,2,"x"]}"#).unwrap_err();
    assert_eq!(
        error.to_string(),
        "value of another type at line 1 column 16 (offset 15) in $.*[2]"
    );
    let error = maps.deserialize_slice(b"{\"my key\xff\":[1]}").unwrap_err();
    assert_eq!((error.message(), error.path()), ("invalid UTF-8", "$"));
}

#[derive(FastJson)]
struct Floats {
    all_values: Vec<f64>,
    one: f32,
}

#[test]
fn floats_that_are_not_finite() {
    let floats = Floats {
        all_values: vec![1.5, f64::NAN, f64::INFINITY, f64::NEG_INFINITY],
        one: f32::NEG_INFINITY,
    };
    let print = |settings: Settings| {
        let mut print =
            SerializerFactory::create::<Floats>(&Renamed(Rule::CamelCase), settings).unwrap();
        print.serialize(&floats).to_owned()
    };
    assert_eq!(print(Settings::new()), r#"{"allValues":[1.5,null,null,null],"one":null}"#);
    assert_eq!(
        print(Settings::new().non_finite(NonFinite::Text)),
        r#"{"allValues":[1.5,"NaN","Infinity","-Infinity"],"one":"-Infinity"}"#
    );
}
