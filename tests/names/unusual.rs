//! Resolvers that do what few do, and what they must not break.

use std::cell::RefCell;
use std::mem;

use fastjson::names::{
    CaseInsensitive, Chain, DeclaredNames, Field, NameList, NameProblemKind, NameResolver, Renamed,
    Rule, RustNames, TableNames, Types, round_trip,
};
use fastjson::{DeserializerFactory, ErrorKind, FastJson, Settings, from_str};

#[derive(Debug, PartialEq, FastJson)]
struct Point {
    id: u8,
    #[fastjson(default)]
    second: u8,
}

fn problems(resolver: &dyn NameResolver) -> Vec<NameProblemKind> {
    match DeserializerFactory::create::<Point>(resolver, Settings::new()) {
        Ok(_) => Vec::new(),
        Err(error) => error.problems().iter().map(|problem| problem.kind()).collect(),
    }
}

/// Puts another list in the place of the one it is given.
struct Replaces(&'static [&'static str]);

impl NameResolver for Replaces {
    fn resolve(&self, field: Field, names: &mut NameList) {
        drop(mem::take(names));
        if field.rust_name() == "id" {
            self.0.iter().for_each(|name| names.push(*name));
        }
    }
}

#[test]
fn a_resolver_may_replace_the_list() {
    let none = || Replaces(&[]);
    let resolvers: [&dyn NameResolver; 5] = [
        &none(),
        &Chain(RustNames, CaseInsensitive(none())),
        &CaseInsensitive(Chain(none(), none())),
        &Chain(Chain(RustNames, none()), none()),
        &Chain(RustNames, Chain(CaseInsensitive(CaseInsensitive(none())), none())),
    ];
    for resolver in resolvers {
        assert_eq!(problems(resolver), [NameProblemKind::NoName]);
    }
    let chain = Chain(RustNames, CaseInsensitive(Chain(RustNames, Replaces(&["n"]))));
    let mut points = DeserializerFactory::create::<Point>(&chain, Settings::new()).unwrap();
    assert_eq!(points.deserialize(r#"{"n":1}"#).unwrap().id, 1);
}

/// Two hundred thousand names would take hours if each were compared with each.
#[test]
fn many_names_are_no_more_work_for_each() {
    let spellings = |count: u32| -> Vec<String> {
        let spell = |bits: u32| {
            let letter = |at: u32| if bits >> at & 1 == 0 { 'a' } else { 'A' };
            (0..17).map(letter).collect()
        };
        (0..count).map(spell).collect()
    };
    let many = |field: Field| {
        if field.rust_name() == "id" { spellings(60_000) } else { vec!["second".to_owned()] }
    };
    assert_eq!(problems(&many), []);
    assert_eq!(problems(&Chain(many, many)), []);
    assert_eq!(problems(&CaseInsensitive(many)), []);
    let both = |_: Field| spellings(60_000);
    assert_eq!(problems(&both).len(), 60_000);
    let others = |_: Field| (0..60_000).map(|number| format!("other{number}")).collect::<Vec<_>>();
    assert_eq!(problems(&Chain(many, others)), [NameProblemKind::TooMany; 1]);
}

#[derive(Debug, PartialEq, FastJson)]
struct Aliased {
    #[fastjson(alias = "ID")]
    id: u8,
    other: Option<u8>,
}

#[test]
fn two_spellings_of_one_field_are_one_in_any_case() {
    let pascal = Chain(Renamed(Rule::PascalCase), DeclaredNames);
    let upper = Chain(CaseInsensitive(Renamed(Rule::Uppercase)), DeclaredNames);
    let resolvers: [&dyn NameResolver; 4] = [
        &CaseInsensitive(pascal),
        &CaseInsensitive(DeclaredNames),
        &upper,
        &Chain(DeclaredNames, CaseInsensitive(pascal)),
    ];
    for resolver in resolvers {
        let mut read = DeserializerFactory::create::<Aliased>(resolver, Settings::new()).unwrap();
        for name in ["id", "ID", "Id", "iD", "\\u0049d"] {
            let text = format!("{{\"{name}\":7}}");
            assert_eq!(read.deserialize(&text).unwrap(), &Aliased { id: 7, other: None });
        }
    }
    // Of two fields they are not.
    let same = |field: Field| if field.rust_name() == "id" { ["Name"] } else { ["name"] };
    assert_eq!(problems(&CaseInsensitive(same)), [NameProblemKind::CaseConflict]);
    assert_eq!(problems(&|_: Field| ["n", "n"]).first(), Some(&NameProblemKind::Repeated));
}

#[derive(Debug, PartialEq, FastJson)]
#[fastjson(resolver = nameless)]
struct Nameless {
    x: u8,
    y: Option<u8>,
}

fn nameless(_: Field) -> [String; 0] {
    []
}

#[test]
fn a_field_that_its_own_resolver_leaves_without_a_name_is_found() {
    let error = Types::of_parsed::<Nameless>().check_own().unwrap_err();
    let kinds: Vec<_> = error.problems().iter().map(|problem| problem.kind()).collect();
    assert_eq!(kinds, [NameProblemKind::NoName]);
    assert_eq!(error.problems()[0].fields(), ["x"]);
    let error = from_str::<Nameless>(r#"{"x":1}"#).unwrap_err();
    assert_eq!(error.kind(), ErrorKind::Names);
    assert!(error.message().contains("no name"), "{error}");
}

struct AsksItself;

impl NameResolver for AsksItself {
    fn resolve(&self, field: Field, names: &mut NameList) {
        names.push(field.rust_name());
        names.ask(self, field);
    }
}

#[test]
fn a_cycle_is_one_problem_for_each_field() {
    assert_eq!(problems(&AsksItself), [NameProblemKind::Cycle; 2]);
}

/// Puts another list in the place of the one it is given, and asks itself again, any number of times.
struct ForgetsAndAsksItself(usize);

impl NameResolver for ForgetsAndAsksItself {
    fn resolve(&self, field: Field, names: &mut NameList) {
        for _ in 0..self.0 {
            drop(mem::take(names));
            names.ask(self, field);
        }
    }
}

#[test]
fn a_cycle_that_forgets_how_deep_it_is() {
    for times in 1..4 {
        assert_eq!(problems(&ForgetsAndAsksItself(times)), [NameProblemKind::Cycle; 2]);
        let chain = Chain(RustNames, CaseInsensitive(ForgetsAndAsksItself(times)));
        assert_eq!(problems(&chain), [NameProblemKind::Cycle; 2]);
        // Nothing of it is left for others on this thread.
        assert_eq!(problems(&Chain(CaseInsensitive(RustNames), DeclaredNames)), []);
    }
}

/// Makes names of its own while it is asked, which may be wrong.
struct MakesOthers;

impl NameResolver for MakesOthers {
    fn resolve(&self, field: Field, names: &mut NameList) {
        assert_eq!(problems(&AsksItself), [NameProblemKind::Cycle; 2]);
        names.push(field.rust_name());
    }
}

#[test]
fn a_cycle_is_that_of_its_own_names() {
    assert_eq!(problems(&Chain(MakesOthers, DeclaredNames)), []);
}

#[derive(Debug, PartialEq, FastJson)]
#[fastjson(resolver = failing, provider = failing)]
struct Failing {
    x: u8,
}

fn failing() -> Result<TableNames, String> {
    Err("the table is gone".to_owned())
}

#[test]
fn a_failure_that_both_share_is_reported_once() {
    let error = Types::of_parsed::<Failing>().check_own().unwrap_err();
    assert_eq!(error.to_string(), "the table is gone");
}

#[test]
fn a_round_trip_needs_names_that_can_be_read() {
    let same = |_: Field| ["id", "second"];
    let error = round_trip::<Point>(&RustNames, &same).unwrap_err();
    assert_eq!(error.problems()[0].kind(), NameProblemKind::Conflict);
    let error = round_trip::<Point>(&RustNames, &AsksItself).unwrap_err();
    assert_eq!(error.problems()[0].kind(), NameProblemKind::Cycle);
    assert!(round_trip::<Point>(&RustNames, &RustNames).unwrap().is_empty());
}

#[derive(Debug, PartialEq, FastJson)]
#[fastjson(resolver = RustNames)]
struct Late {
    x: u8,
}

struct AtTheEnd;

impl Drop for AtTheEnd {
    fn drop(&mut self) {
        assert_eq!(from_str::<Late>(r#"{"x":1}"#).unwrap(), Late { x: 1 });
    }
}

std::thread_local! {
    static LAST: RefCell<Option<AtTheEnd>> = const { RefCell::new(None) };
}

#[test]
fn a_thread_that_ends_may_still_ask() {
    // Made before what the library keeps for the thread, and so dropped after it.
    let thread = std::thread::spawn(|| {
        LAST.with_borrow_mut(|last| *last = Some(AtTheEnd));
        assert!(from_str::<Nameless>("{}").is_err());
    });
    thread.join().unwrap();
}
