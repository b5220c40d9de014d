//! Hooks and types that panic or come back to who called them, and names that are odd.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::{Arc, Mutex, OnceLock};

use fastjson::names::{CaseInsensitive, DeclaredNames, Field, NameList, NameResolver, TableNames};
use fastjson::{
    Deserializer, DeserializerFactory, Duplicates, FastJson, Printer, SerializerFactory, Settings,
    ThreadSafe, ToJson,
};

#[derive(Clone, Debug, Default, PartialEq, FastJson)]
struct Node {
    #[fastjson(alias = "ident")]
    id: u32,
    #[fastjson(default)]
    children: Vec<Node>,
}

const BAD: &str = r#"{"children":[{"id":1},{"id":2,"panic":0}],"id":3}"#;
const GOOD: &str = r#"{"children":[{"ident":1},{"id":2,"x":0}],"id":3}"#;

fn good() -> Node {
    let child = |id| Node { id, children: vec![] };
    Node { id: 3, children: vec![child(1), child(2)] }
}

fn settings() -> Settings {
    Settings::new()
        .duplicates(Duplicates::Error)
        .on_alias(|_| ())
        .on_unknown(|member| assert_ne!(member.key(), "panic"))
}

#[test]
fn a_hook_that_panics_spoils_nothing() {
    let mut one = DeserializerFactory::create::<Node>(&DeclaredNames, settings()).unwrap();
    let many =
        DeserializerFactory::create::<Node>(&DeclaredNames, settings().thread_safe()).unwrap();
    for _ in 0..3 {
        assert_eq!(one.deserialize(GOOD).unwrap(), &good());
        assert!(catch_unwind(AssertUnwindSafe(|| one.deserialize(BAD).map(|_| ()))).is_err());
        assert_eq!(one.take(), None);
        assert!(catch_unwind(AssertUnwindSafe(|| many.deserialize(BAD).map(|_| ()))).is_err());
        assert_eq!(many.deserialize(GOOD).unwrap(), good());
    }
}

#[test]
fn a_hook_may_parse_with_the_same_deserializer() {
    let own: Arc<OnceLock<Deserializer<Node, ThreadSafe>>> = Arc::default();
    let inner = own.clone();
    let seen = Arc::new(Mutex::new(Vec::new()));
    let log = seen.clone();
    let settings = Settings::new().duplicates(Duplicates::Last).on_unknown(move |member| {
        let depth = member.key().len();
        let text =
            format!(r#"{{"id":9,"id":{depth}{}}}"#, if depth < 4 { r#","next":0"# } else { "" });
        let node = inner.get().unwrap().deserialize(&text).unwrap();
        log.lock().unwrap().push((member.path(), node.id));
    });
    let made = DeserializerFactory::create::<Node>(&DeclaredNames, settings.thread_safe()).unwrap();
    let own = own.get_or_init(|| made);
    let text = r#"{"children":[{"id":7,"a":0,"id":1},{"id":2}],"id":4,"bb":[1],"id":3}"#;
    assert_eq!(own.deserialize(text).unwrap(), good());
    let seen = seen.lock().unwrap().clone();
    let expected = [("$.next", 4), ("$.children[0].a", 1), ("$.next", 4), ("$.bb", 2)];
    assert_eq!(seen, expected.map(|(path, id)| (path.to_owned(), id)));
}

struct Panics(bool);

impl ToJson for Panics {
    fn print(&self, printer: &mut Printer<'_>) {
        assert!(!self.0, "asked for");
        printer.raw("0");
    }
}

#[derive(fastjson::ToJson)]
struct Holds {
    text: String,
    value: Panics,
}

#[test]
fn a_type_that_panics_spoils_no_buffer() {
    let table = TableNames::new().with("Holds", "text", ["t"]);
    let value = |panics| Holds { text: "a".repeat(100), value: Panics(panics) };
    let expected = format!(r#"{{"t":"{}","value":0}}"#, "a".repeat(100));
    let mut one = SerializerFactory::create::<Holds>(&table, Settings::new()).unwrap();
    let many = SerializerFactory::create::<Holds>(&table, Settings::new().thread_safe()).unwrap();
    for _ in 0..3 {
        assert!(catch_unwind(AssertUnwindSafe(|| one.serialize(&value(true)).len())).is_err());
        assert_eq!(one.serialize(&value(false)), expected);
        assert!(catch_unwind(AssertUnwindSafe(|| many.serialize(&value(true)).len())).is_err());
        assert_eq!(many.serialize(&value(false)), expected);
    }
}

#[derive(Clone, Debug, PartialEq, FastJson)]
struct Odd {
    a: u8,
    b: u8,
    c: u8,
    d: u8,
    e: u8,
    f: u8,
}

#[test]
fn odd_names() {
    let long = "n".repeat(100_000);
    let names = ["", "\0", "\"\\/\u{7f}\u{2028}", "日本語 ñ", "a\":1,\"b", &long];
    let fields = ["a", "b", "c", "d", "e", "f"];
    let table = fields
        .into_iter()
        .zip(names)
        .fold(TableNames::new(), |table, (field, name)| table.with("Odd", field, [name]));
    let value = Odd { a: 1, b: 2, c: 3, d: 4, e: 5, f: 6 };
    let mut print = SerializerFactory::create::<Odd>(&table, Settings::new()).unwrap();
    let text = print.serialize(&value).to_owned();
    let mut backwards: Vec<String> = names
        .iter()
        .zip(1..)
        .map(|(name, number)| format!("{}:{number}", fastjson::to_string(*name)))
        .collect();
    assert_eq!(text, format!("{{{}}}", backwards.join(",")));
    backwards.reverse();
    let backwards = format!("{{ {} }}", backwards.join(" , "));
    let any = CaseInsensitive(table.clone());
    let resolvers: [&dyn NameResolver; 2] = [&table, &any];
    for resolver in resolvers {
        let mut read = DeserializerFactory::create::<Odd>(resolver, Settings::new()).unwrap();
        assert_eq!(read.deserialize(&text).unwrap(), &value);
        assert_eq!(read.deserialize(&backwards).unwrap(), &value);
    }
}

struct Many(usize);

impl NameResolver for Many {
    fn resolve(&self, field: Field, names: &mut NameList) {
        (0..self.0).for_each(|number| names.push(format!("{}{number}", field.rust_name())));
    }
}

#[test]
fn as_many_names_as_there_may_be() {
    let mut read = DeserializerFactory::create::<Odd>(&Many(65_535), Settings::new()).unwrap();
    let text = r#"{"f65534":6,"a0":1,"b1":2,"c10":3,"d65533":4,"e777":5}"#;
    assert_eq!(read.deserialize(text).unwrap(), &Odd { a: 1, b: 2, c: 3, d: 4, e: 5, f: 6 });
    assert!(read.deserialize(&text.replace("f65534", "f65535")).is_err());
    let error = DeserializerFactory::create::<Odd>(&Many(65_536), Settings::new()).unwrap_err();
    assert_eq!(error.problems().len(), 6);
    assert!(error.to_string().starts_with("`a` of `names::hooks::Odd` has more than 65,535 names"));
}
