//! What is wrong with names is found when they are chosen, all of it at once.

use std::cell::OnceCell;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::rc::Rc;

use fastjson::names::{
    CaseInsensitive, Chain, DeclaredNames, Field, NameList, NameProblemKind, NameResolver,
    NamesError, RustNames, TableNames, Version,
};
use fastjson::{DeserializerFactory, FastJson, FromJson, SerializerFactory, Settings};

#[derive(Debug, PartialEq, FastJson)]
struct Point {
    x: i32,
    y: Option<i32>,
    #[fastjson(default)]
    z: i32,
    #[fastjson(skip)]
    hidden: i32,
}

#[derive(Debug, PartialEq, FastJson)]
struct Line {
    from: Point,
    to: Point,
}

fn error_of<T: for<'de> FromJson<'de>>(resolver: &dyn NameResolver) -> NamesError {
    DeserializerFactory::create::<T>(resolver, Settings::new()).expect_err("names that are wrong")
}

fn kinds(error: &NamesError) -> Vec<(NameProblemKind, String)> {
    let problems = error.problems().iter();
    problems.map(|problem| (problem.kind(), problem.to_string())).collect()
}

#[test]
fn all_conflicts_come_at_once() {
    let resolver = |field: Field| match field.rust_name() {
        "from" => vec!["f", "f"],
        "to" => vec!["g", "f"],
        "x" => vec![],
        "y" => vec!["n"],
        _ => vec!["n", "m"],
    };
    let module = module_path!();
    let expected = [
        (NameProblemKind::Repeated, format!("`from` of `{module}::Line` has the name \"f\" twice")),
        (
            NameProblemKind::Conflict,
            format!("`from` and `to` of `{module}::Line` have the same name \"f\""),
        ),
        (NameProblemKind::NoName, format!("`x` of `{module}::Point` has no name")),
        (
            NameProblemKind::Conflict,
            format!("`y` and `z` of `{module}::Point` have the same name \"n\""),
        ),
    ];
    let error = error_of::<Line>(&resolver);
    assert_eq!(kinds(&error), expected);
    assert_eq!(error.to_string(), expected.map(|(_, text)| text).join("; "));
    assert_eq!(error.problems()[1].fields(), ["from", "to"]);
    assert_eq!(error.problems()[1].name(), Some("f"));
}

#[test]
fn only_what_must_be_there_needs_a_name() {
    let x_only = |field: Field| if field.rust_name() == "x" { vec!["x"] } else { vec![] };
    let mut points = DeserializerFactory::create::<Point>(&x_only, Settings::new()).unwrap();
    let point = Point { x: 1, y: None, z: 0, hidden: 0 };
    assert_eq!(points.deserialize(r#"{"x": 1, "y": [2], "z": {}}"#).unwrap(), &point);
}

#[derive(Debug, FastJson)]
struct Generic<T> {
    value: T,
}

#[derive(Debug, FastJson)]
struct Both {
    optional: Generic<Option<u8>>,
    needed: Generic<u8>,
}

#[test]
fn one_instantiation_that_needs_the_name_is_enough() {
    let none =
        |field: Field| if field.rust_name() == "value" { vec![] } else { vec![field.rust_name()] };
    assert!(DeserializerFactory::create::<Generic<Option<u8>>>(&none, Settings::new()).is_ok());
    assert_eq!(kinds(&error_of::<Generic<u8>>(&none)).len(), 1);
    assert_eq!(kinds(&error_of::<Both>(&none))[0].0, NameProblemKind::NoName);
}

#[derive(Debug, FastJson)]
#[allow(non_snake_case, reason = "names that differ in case only")]
struct Cases {
    a: u8,
    A: u8,
    b: u8,
    #[fastjson(alias = "B")]
    c: u8,
}

#[test]
fn case_conflicts_say_so() {
    assert!(DeserializerFactory::create::<Cases>(&DeclaredNames, Settings::new()).is_ok());
    let error = error_of::<Cases>(&CaseInsensitive(DeclaredNames));
    let found: Vec<_> = error.problems().iter().map(|p| (p.kind(), p.fields())).collect();
    let kind = NameProblemKind::CaseConflict;
    assert_eq!(found, [(kind, &["a", "A"][..]), (kind, &["b", "c"][..])]);
    assert!(error.to_string().contains("differ in case only: \"A\""), "{error}");
    // A name for any case and another field's exact one collide as well.
    let mixed = Chain(
        DeclaredNames,
        CaseInsensitive(|field: Field| match field.index() {
            0 => vec!["Z"],
            1 => vec!["z"],
            _ => vec![],
        }),
    );
    assert_eq!(kinds(&error_of::<Cases>(&mixed)).len(), 1);
}

#[test]
fn one_field_may_not_have_a_name_twice_in_any_case() {
    let twice = CaseInsensitive(|field: Field| [field.rust_name(), field.rust_name()]);
    let error = error_of::<Generic<u8>>(&twice);
    assert_eq!(kinds(&error)[0].0, NameProblemKind::Repeated);
}

#[test]
fn providers_are_checked_as_well() {
    let same = |_: Field| "n";
    let error = SerializerFactory::create::<Line>(&same, Settings::new()).unwrap_err();
    let found: Vec<_> = error.problems().iter().map(|p| p.fields().to_vec()).collect();
    assert_eq!(found, [vec!["from", "to"], vec!["x", "y"], vec!["x", "z"]]);

    let table = TableNames::new().with("Point", "x", Vec::<String>::new());
    let error = SerializerFactory::create::<Point>(&table, Settings::new()).unwrap_err();
    assert_eq!(error.problems()[0].kind(), NameProblemKind::NoName);
    assert_eq!(error.problems()[0].fields(), ["x"]);
}

#[test]
fn tables_must_fit_the_types() {
    let table = TableNames::new()
        .with("Nowhere", "x", ["a"])
        .with("Point", "w", ["b"])
        .with(concat!(module_path!(), "::Line"), "via", ["c"])
        .with("elsewhere::Point", "x", ["d"]);
    let error = error_of::<Line>(&table);
    let found: Vec<_> = error.problems().iter().map(|p| (p.kind(), p.name().unwrap())).collect();
    let expected = [
        (NameProblemKind::UnknownType, "Nowhere"),
        (NameProblemKind::UnknownField, "w"),
        (NameProblemKind::UnknownType, "elsewhere::Point"),
        (NameProblemKind::UnknownField, "via"),
    ];
    assert_eq!(found, expected);
    let others = table.with_other_types();
    let kinds: Vec<_> = error_of::<Line>(&others).problems().iter().map(|p| p.kind()).collect();
    assert_eq!(kinds, [NameProblemKind::UnknownField; 2]);
}

mod elsewhere {
    use fastjson::FastJson;

    #[derive(Debug, FastJson)]
    pub(crate) struct Point {
        pub(crate) x: u8,
    }
}

#[derive(Debug, FastJson)]
struct TwoPoints {
    here: Point,
    there: elsewhere::Point,
}

#[test]
fn types_with_one_name_need_their_path() {
    let short = TableNames::new().with("Point", "x", ["a"]);
    let error = error_of::<TwoPoints>(&short);
    assert_eq!(error.problems()[0].kind(), NameProblemKind::AmbiguousType);
    assert_eq!(error.problems()[0].type_path(), "Point");

    let there = concat!(module_path!(), "::elsewhere::Point");
    let long = TableNames::new().with(there, "x", ["a"]);
    let mut points = DeserializerFactory::create::<TwoPoints>(&long, Settings::new()).unwrap();
    let points = points.deserialize(r#"{"here": {"x": 1}, "there": {"a": 2}}"#).unwrap();
    assert_eq!((points.here.x, points.there.x), (1, 2));
}

#[derive(Debug, FastJson)]
struct Outer<A, B> {
    a: A,
    b: B,
}

/// Types of two functions have the same path, and nothing can tell them apart.
#[test]
fn local_types_of_one_name_are_an_error() {
    fn first(other: &dyn Fn(&TableNames)) {
        #[derive(Debug, FastJson)]
        struct Local {
            x: u8,
        }
        let _ = Local { x: 1 }.x;
        fn second<A: for<'de> FromJson<'de>>() {
            #[derive(Debug, FastJson)]
            struct Local {
                x: u8,
            }
            let _ = Local { x: 1 }.x;
            let path = concat!(module_path!(), "::Local");
            let table = TableNames::new().with(path, "x", ["a"]);
            let error = error_of::<Outer<A, Local>>(&table);
            assert_eq!(error.problems()[0].kind(), NameProblemKind::AmbiguousType);
            assert!(error.to_string().contains("a table cannot tell them apart"), "{error}");
        }
        second::<Local>();
        other(&TableNames::new());
    }
    first(&|table| drop(table.clone()));
}

struct Asks(Rc<OnceCell<Asks>>);

impl NameResolver for Asks {
    fn resolve(&self, field: Field, names: &mut NameList) {
        names.push(field.rust_name());
        if let Some(next) = self.0.get() {
            names.ask(next, field);
        }
    }
}

#[test]
fn a_cyclic_chain_is_found_out() {
    let cell = Rc::new(OnceCell::new());
    assert!(cell.set(Asks(cell.clone())).is_ok());
    let error = error_of::<Generic<u8>>(&Chain(RustNames, Asks(cell)));
    assert_eq!(error.problems()[0].kind(), NameProblemKind::Cycle);
    assert!(error.to_string().contains("without end"), "{error}");
}

#[test]
fn a_resolver_that_panics_leaves_nothing_behind() {
    let bad = |field: Field| -> [&'static str; 1] { panic!("no names for {}", field.rust_name()) };
    let made = catch_unwind(AssertUnwindSafe(|| {
        DeserializerFactory::create::<Line>(&bad, Settings::new()).is_ok()
    }));
    assert!(made.is_err());
    let mut lines = DeserializerFactory::create::<Line>(&DeclaredNames, Settings::new()).unwrap();
    assert!(lines.deserialize(r#"{"from":{"x":1},"to":{"x":2}}"#).is_ok());
}

#[test]
fn a_version_that_nobody_has_is_an_error() {
    let error = error_of::<Line>(&Version("v9"));
    assert_eq!(error.problems()[0].kind(), NameProblemKind::Custom);
    assert!(error.to_string().contains("\"v9\""), "{error}");
}

#[test]
fn tables_are_read_strictly() {
    for bad in [
        r#"{"Point": {"x": "a"}, "Point": {"y": "b"}}"#,
        r#"{"Point": {"x": "a", "x": "b"}}"#,
        r#"{"Point": {"x": 1}}"#,
        r#"{"Point": {"x": [["a"]]}}"#,
        r#"{"Point": ["x"]}"#,
        "[]",
    ] {
        assert!(fastjson::from_str::<TableNames>(bad).is_err(), "{bad}");
    }
}
