//! Types that name their own resolver and provider.

use std::borrow::Cow;
use std::cell::Cell;
use std::sync::LazyLock;
use std::sync::atomic::{AtomicUsize, Ordering};

use fastjson::names::{
    Chain, DeclaredNames, Field, NameProvider, Renamed, Rule, RustNames, TableNames, Types,
};
use fastjson::{DeserializerFactory, ErrorKind, FastJson, SerializerFactory, Settings};

static ASKED: AtomicUsize = AtomicUsize::new(0);

fn table() -> Result<TableNames, fastjson::Error> {
    ASKED.fetch_add(1, Ordering::Relaxed);
    // It speaks of two types, each of which asks for itself.
    fastjson::from_str(r#"{"User": {"id": ["user_id", "uid"]}, "Group": {"id": "gid"}}"#)
}

#[derive(Clone, Debug, Default, PartialEq, FastJson)]
#[fastjson(resolver = table, provider = table)]
struct User {
    id: u64,
    #[fastjson(rename = "groups")]
    in_groups: Vec<Group>,
    #[fastjson(skip_serializing_if = Option::is_none)]
    inner: Option<Box<User>>,
    #[fastjson(skip_serializing_if = Option::is_none)]
    plain: Option<Plain>,
}

#[derive(Clone, Debug, Default, PartialEq, FastJson)]
#[fastjson(resolver = "table", provider = "table")]
struct Group {
    id: u64,
}

/// Does not name any, and so has its declared names, wherever it is.
#[derive(Clone, Debug, Default, PartialEq, FastJson)]
struct Plain {
    id: u64,
}

const TEXT: &str =
    r#"{"user_id":1,"groups":[{"gid":2}],"inner":{"user_id":3,"groups":[]},"plain":{"id":4}}"#;

fn user() -> User {
    User {
        id: 1,
        in_groups: vec![Group { id: 2 }],
        inner: Some(Box::new(User { id: 3, ..User::default() })),
        plain: Some(Plain { id: 4 }),
    }
}

#[test]
fn plain_functions_use_the_table_and_ask_once() {
    for _ in 0..3 {
        assert_eq!(fastjson::from_str::<User>(TEXT).unwrap(), user());
        assert_eq!(fastjson::to_string(&user()), TEXT);
    }
    // Two types, each for reading and for printing; another thread may be making the same.
    assert!((1..=8).contains(&ASKED.load(Ordering::Relaxed)));
    let asked = ASKED.load(Ordering::Relaxed);
    let mut over = User { id: 9, ..User::default() };
    fastjson::from_str_into(&mut over, TEXT).unwrap();
    assert_eq!(over, user());
    assert_eq!(ASKED.load(Ordering::Relaxed), asked);

    let any_order = r#"{ "x":[1], "plain" : {"id":4}, "inner":{"uid":3,"groups":[]},"groups":[{"gid" :2}],"uid":1 }"#;
    assert_eq!(fastjson::from_str::<User>(any_order).unwrap(), user());
    assert_eq!(fastjson::from_str::<User>(&TEXT.replace("gid", "gi\\u0064")).unwrap(), user());
    for end in 0..TEXT.len() {
        assert_eq!(fastjson::from_str::<User>(&TEXT[..end]).unwrap_err().kind(), ErrorKind::Eof);
    }

    let error = fastjson::from_str::<User>(r#"{"id":1,"groups":[]}"#).unwrap_err();
    assert_eq!(
        (error.kind(), error.message()),
        (ErrorKind::MissingMember, "missing member \"user_id\"")
    );
    let error = fastjson::from_str::<User>(r#"{"uid":1,"user_id":1,"groups":[]}"#).unwrap_err();
    assert_eq!(error.message(), "\"uid\" and \"user_id\" are the same member");
    assert!(Types::of_parsed::<User>().check_own().is_ok());
}

#[test]
fn a_factory_wins() {
    let declared = r#"{"id":1,"groups":[{"id":2}],"plain":{"id":4}}"#;
    let value = User { inner: None, ..user() };
    let mut read = DeserializerFactory::create::<User>(&DeclaredNames, Settings::new()).unwrap();
    assert_eq!(read.deserialize(declared).unwrap(), &value);
    assert!(read.deserialize(TEXT).is_err());
    let mut print = SerializerFactory::create::<User>(&DeclaredNames, Settings::new()).unwrap();
    assert_eq!(print.serialize(&value), declared);
    let pascal = Renamed(Rule::PascalCase);
    let mut print = SerializerFactory::create::<User>(&pascal, Settings::new()).unwrap();
    assert_eq!(print.serialize(&value), r#"{"Id":1,"InGroups":[{"Id":2}],"Plain":{"Id":4}}"#);
}

/// By hand, so that no factory sees what is behind it.
#[derive(Debug, PartialEq)]
struct Hidden(Vec<Both>);

impl<'de> fastjson::FromJson<'de> for Hidden {
    fn parse(parser: &mut fastjson::Parser<'de>) -> Result<Self, fastjson::Error> {
        Vec::parse(parser).map(Self)
    }
}

#[derive(Debug, PartialEq, fastjson::FromJson)]
struct Around {
    hidden: Hidden,
}

#[derive(Debug, PartialEq, FastJson)]
#[fastjson(resolver = RustNames)]
struct Outer {
    #[fastjson(rename = "h")]
    hidden: Option<Box<Inner>>,
    #[fastjson(rename = "i")]
    id: u64,
}

#[derive(Debug, PartialEq, FastJson)]
struct Inner {
    id: u64,
}

const CHAIN: Chain<Renamed, DeclaredNames> = Chain(Renamed(Rule::Uppercase), DeclaredNames);
static CAMEL: Renamed = Renamed(Rule::CamelCase);

#[derive(Clone, Debug, PartialEq, FastJson)]
#[fastjson(resolver = CHAIN, provider = crate::own::CAMEL, deny_unknown_fields)]
struct Both {
    first_id: u64,
}

fn letters(field: Field) -> [String; 2] {
    [format!("{}_v2", field.rust_name()), field.rust_name().to_owned()]
}

#[derive(Debug, PartialEq, FastJson)]
#[fastjson(resolver = letters)]
struct Generic<T, const N: usize = 1> {
    items: [T; N],
    #[fastjson(skip_serializing_if = Option::is_none)]
    next: Option<Box<Generic<Both>>>,
}

#[test]
fn constants_statics_and_functions_of_a_field() {
    assert_eq!(fastjson::from_str::<Both>(r#"{"FIRST_ID":1}"#).unwrap(), Both { first_id: 1 });
    assert_eq!(fastjson::from_str::<Both>(r#"{"first_id":1}"#).unwrap(), Both { first_id: 1 });
    assert_eq!(fastjson::to_string(&Both { first_id: 1 }), r#"{"firstId":1}"#);
    let error = fastjson::from_str::<Both>(r#"{"first_id":1,"firstId":1}"#).unwrap_err();
    assert_eq!(
        error.message(),
        "unknown member \"firstId\", expected one of \"FIRST_ID\", \"first_id\""
    );
    let text = r#"{"items_v2":[1,2],"next_v2":{"items":[{"FIRST_ID":3}]}}"#;
    let next = Generic { items: [Both { first_id: 3 }], next: None };
    let expected = Generic { items: [1_u8, 2], next: Some(Box::new(next)) };
    assert_eq!(fastjson::from_str::<Generic<u8, 2>>(text).unwrap(), expected);
    // It names no provider.
    assert_eq!(
        fastjson::to_string(&expected),
        r#"{"items":[1,2],"next":{"items":[{"firstId":3}]}}"#
    );
    assert_eq!(
        fastjson::from_str::<Outer>(r#"{"hidden":{"id":1},"id":2}"#).unwrap(),
        Outer { hidden: Some(Box::new(Inner { id: 1 })), id: 2 }
    );
}

#[test]
fn behind_a_hand_written_implementation_types_are_their_own() {
    let text = r#"[{"first_id":1,"FIRST_ID":2},{"first_id":3}]"#;
    let settings = Settings::new().duplicates(fastjson::Duplicates::First);
    let mut read = DeserializerFactory::create::<Hidden>(&DeclaredNames, settings).unwrap();
    let hidden = Hidden(vec![Both { first_id: 1 }, Both { first_id: 3 }]);
    let error = read.deserialize(text).unwrap_err();
    assert_eq!((error.kind(), error.path()), (ErrorKind::DuplicateMember, "$[0]"));
    // The type around it follows the settings, those behind it their own names and attributes.
    let settings = Settings::new().duplicates(fastjson::Duplicates::First);
    let mut read = DeserializerFactory::create::<Around>(&DeclaredNames, settings).unwrap();
    let error = read.deserialize(&format!(r#"{{"hidden":{text},"hidden":[]}}"#)).unwrap_err();
    assert_eq!((error.kind(), error.path()), (ErrorKind::DuplicateMember, "$.hidden[0]"));
    let text = r#"{"hidden":[{"first_id":1},{"FIRST_ID":3}],"hidden":7}"#;
    assert_eq!(read.deserialize(text).unwrap(), &Around { hidden });
}

fn same(_: Field) -> [&'static str; 1] {
    ["same"]
}

fn failing() -> Result<TableNames, String> {
    Err("the table is gone".to_owned())
}

fn panicking() -> TableNames {
    thread_local!(static FIRST: Cell<bool> = const { Cell::new(true) });
    assert!(!FIRST.replace(false), "the first time");
    TableNames::new().with("Panics", "a", ["b"])
}

fn asks_itself() -> TableNames {
    let error = fastjson::from_str::<Itself>(r#"{"a":1}"#).unwrap_err();
    assert_eq!(error.kind(), ErrorKind::Names);
    assert!(error.message().contains("are asked for while they are made"), "{error}");
    TableNames::new().with("Itself", "a", ["b"])
}

#[derive(Debug, PartialEq, FastJson)]
#[fastjson(resolver = same, provider = no_names)]
struct Conflict {
    a: u8,
    b: u8,
}

fn no_names() -> impl NameProvider {
    struct NoNames;
    impl NameProvider for NoNames {
        fn provide(&self, _: Field) -> Option<Cow<'static, str>> {
            None
        }
    }
    NoNames
}

#[derive(Debug, PartialEq, FastJson)]
#[fastjson(resolver = failing, provider = failing)]
struct Fails {
    a: u8,
}

#[derive(Debug, PartialEq, FastJson)]
#[fastjson(resolver = panicking)]
struct Panics {
    a: u8,
}

#[derive(Debug, PartialEq, FastJson)]
#[fastjson(resolver = asks_itself)]
struct Itself {
    a: u8,
}

#[test]
fn names_that_cannot_be_used_are_an_error_each_time() {
    for _ in 0..2 {
        let error = fastjson::from_str::<Vec<Conflict>>(r#"[{"a":1,"b":2}]"#).unwrap_err();
        assert_eq!((error.kind(), error.path()), (ErrorKind::Names, "$[0]"));
        let text = "`a` and `b` of `names::own::Conflict` have the same name \"same\"";
        assert_eq!(error.message(), text);
        let error = fastjson::from_str::<Fails>(r#"{}"#).unwrap_err();
        assert_eq!((error.kind(), error.message()), (ErrorKind::Names, "the table is gone"));
        // Printing cannot fail.
        assert_eq!(fastjson::to_string(&Conflict { a: 1, b: 2 }), r#"{"a":1,"b":2}"#);
        assert_eq!(fastjson::to_string(&Fails { a: 1 }), r#"{"a":1}"#);
    }
    let error = Types::of_parsed::<(Conflict, Fails)>().check_own().unwrap_err();
    let texts: Vec<String> = error.problems().iter().map(ToString::to_string).collect();
    assert_eq!(
        texts,
        [
            "`a` and `b` of `names::own::Conflict` have the same name \"same\"",
            "`a` of `names::own::Conflict` has no name",
            "`b` of `names::own::Conflict` has no name",
            "the table is gone",
        ]
    );
}

#[test]
fn a_panic_leaves_nothing_and_the_next_call_asks_again() {
    let parse = || fastjson::from_str::<Panics>(r#"{"b":1}"#);
    assert!(std::panic::catch_unwind(parse).is_err());
    assert_eq!(parse().unwrap(), Panics { a: 1 });
}

#[test]
fn a_resolver_that_reads_its_own_type() {
    assert_eq!(fastjson::from_str::<Itself>(r#"{"b":1}"#).unwrap(), Itself { a: 1 });
}

#[test]
fn types_local_to_functions_that_a_table_cannot_tell_apart() {
    fn local() -> TableNames {
        TableNames::new().with("names::own::Local", "a", ["b"])
    }
    fn first() -> String {
        #[derive(Debug, FastJson)]
        #[fastjson(resolver = local)]
        struct Local {
            a: u8,
        }
        match fastjson::from_str::<Local>(r#"{"b":1}"#) {
            Ok(local) => local.a.to_string(),
            Err(error) => error.message().to_owned(),
        }
    }
    fn second() -> String {
        #[derive(Debug, FastJson)]
        #[fastjson(resolver = local)]
        struct Local {
            a: u8,
        }
        match fastjson::from_str::<Local>(r#"{"b":1}"#) {
            Ok(local) => local.a.to_string(),
            Err(error) => error.message().to_owned(),
        }
    }
    assert_eq!(first(), "1");
    assert_eq!(
        second(),
        "two types are called `names::own::Local`, a table cannot tell them apart"
    );
}

static SHARED: LazyLock<TableNames> =
    LazyLock::new(|| TableNames::new().with("Shares", "a", ["b"]));

#[derive(Debug, PartialEq, FastJson)]
#[fastjson(resolver = shared, provider = shared)]
struct Shares {
    a: u8,
}

fn shared() -> TableNames {
    SHARED.clone()
}

#[test]
fn threads_that_come_first_together() {
    std::thread::scope(|scope| {
        for _ in 0..8 {
            scope.spawn(|| {
                assert_eq!(fastjson::from_str::<Shares>(r#"{"b":1}"#).unwrap(), Shares { a: 1 });
                assert_eq!(fastjson::to_string(&Shares { a: 1 }), r#"{"b":1}"#);
            });
        }
    });
}
