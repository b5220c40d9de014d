//! The types that Nuqleon's cases name, as Rust types, and what they say of themselves in the
//! words of those cases.

use std::cell::Cell;
use std::collections::BTreeMap;
use std::rc::Rc;

use fastjson::names::DeclaredNames;
use fastjson::{DeserializerFactory, Error, FastJson, FromJson, Settings, Skip};

use crate::dynamic::Value;

/// Parses a text and tells the value in the words of the cases.
pub(crate) type Describe = fn(&'static str) -> Result<String, Error>;

thread_local! {
    /// Whether texts are read through a factory, by names that are chosen at run time.
    pub(crate) static BY_FACTORY: Cell<bool> = const { Cell::new(false) };
}

/// Reads a text in the way that is set.
fn read<T: FromJson<'static>>(text: &'static str) -> Result<T, Error> {
    if !BY_FACTORY.get() {
        return fastjson::from_str(text);
    }
    // The hook makes the factory build tables for names that are the declared ones.
    let settings = Settings::new().on_alias(|_| ()).thread_safe();
    let reader = DeserializerFactory::create::<T>(&DeclaredNames, settings);
    reader.expect("the declared names are in order").deserialize(text)
}

#[derive(Debug, Default, FastJson)]
pub(crate) struct Person {
    #[fastjson(rename = "Age", default)]
    pub(crate) age: i32,
    #[fastjson(rename = "Name", default)]
    pub(crate) name: Option<String>,
}

#[derive(Debug, FastJson)]
pub(crate) struct PersonWithParent {
    #[fastjson(rename = "Age")]
    pub(crate) age: i32,
    #[fastjson(rename = "Name")]
    pub(crate) name: String,
    #[fastjson(rename = "Parent")]
    pub(crate) parent: Option<Rc<PersonWithParent>>,
}

#[derive(FastJson)]
struct PersonWithAlias {
    #[fastjson(rename = "Age", alias = "age_v1")]
    age: i32,
}

#[derive(FastJson)]
struct PersonWithoutAge {
    #[fastjson(skip)]
    age: i32,
}

/// Names that hold what ends names elsewhere.
#[derive(FastJson)]
struct Strange {
    #[fastjson(rename = "bar\"", default)]
    quote: i32,
    #[fastjson(rename = "bar\":", default)]
    quote_colon: i32,
    #[fastjson(rename = "foo\\t", default)]
    backslash_t: i32,
    #[fastjson(rename = "foo\\n", default)]
    backslash_n: i32,
}

#[derive(FastJson)]
struct EmptyName {
    #[fastjson(rename = "")]
    value: i32,
}

#[derive(Debug, FastJson)]
pub(crate) struct Empty {}

#[derive(Debug, FastJson)]
pub(crate) struct PersonClass {
    #[fastjson(rename = "Age")]
    pub(crate) age: i32,
    #[fastjson(rename = "Name")]
    pub(crate) name: String,
    #[fastjson(rename = "Qux")]
    pub(crate) qux: i32,
}

/// A struct with these members, and which of them a text has.
macro_rules! trie {
    ($type:ident, $describe:ident, $($field:ident = $name:literal),+) => {
        #[derive(FastJson)]
        struct $type {
            $(#[fastjson(rename = $name)] $field: Option<i32>,)+
        }

        fn $describe(text: &'static str) -> Result<String, Error> {
            let value: $type = read(text)?;
            let mut matched = Vec::new();
            $(matched.extend(value.$field.map(|_| $name));)+
            Ok(matched.join(" and "))
        }
    };
}

trie!(Plain, plain, bar = "bar", baz = "baz", foo = "foo", qux = "qux", foobar = "foobar");
trie!(
    Escaped,
    escaped,
    tab = "bar\tfoo",
    carriage_return = "bar\rfoo",
    line_feed = "bar\nfoo",
    backspace = "bar\u{8}foo",
    form_feed = "bar\u{c}foo",
    slash = "bar/foo",
    backslash = "bar\\foo",
    quote = "bar\"foo"
);
trie!(FarFoo, far_foo, far = "far", foo = "foo");
trie!(BarFooQux, bar_foo_qux, barfoo = "barfoo", barqux = "barqux");

/// The Rust type for each type text, but for the texts that `nuqleon.rs` leaves out.
pub(crate) const TYPES: &[(&str, Describe)] = &[
    ("Person{Name:string|null, Age:i32}", |text| show(text, person)),
    ("PersonWithParent{Name,Age,Parent:self|null}", |text| show(text, parent)),
    ("Option<PersonStruct>", |text| show(text, person)),
    ("PersonStruct{Name:string|null, Age:i32} (value type)", |text| {
        show(text, |value: Person| person(Some(value)))
    }),
    ("Person with names(Age)=[\"Age\",\"age_v1\"]", |text| {
        show(text, |value: PersonWithAlias| format!("Age={}", value.age))
    }),
    ("Person with names(Age)=[]", |text| {
        show(text, |value: PersonWithoutAge| format!("Age={}", value.age))
    }),
    (
        "Strange: 4 i32 members named  bar\"  ;  bar\":  ;  foo\\t (backslash,t) ;  foo\\n (backslash,n)",
        |text| show(text, strange),
    ),
    ("T with member named \"\"", |text| show(text, |value: EmptyName| value.value.to_string())),
    ("i32[]", |text| show(text, |value: Vec<i32>| format!("{value:?}"))),
    ("any", |text| crate::dynamic::reading(text, || show(text, |value: Value| any(&value)))),
    ("i8", |text| show(text, |value: i8| value.to_string())),
    ("u8", |text| show(text, |value: u8| value.to_string())),
    ("i16", |text| show(text, |value: i16| value.to_string())),
    ("u16", |text| show(text, |value: u16| value.to_string())),
    ("i32", |text| show(text, |value: i32| value.to_string())),
    ("u32", |text| show(text, |value: u32| value.to_string())),
    ("i64", |text| show(text, |value: i64| value.to_string())),
    ("u64", |text| show(text, |value: u64| value.to_string())),
    ("Option<i32>", |text| show(text, |value: Option<i32>| format!("{value:?}"))),
    ("f32", |text| show(text, |value: f32| format!("{value:?}"))),
    ("f64", |text| show(text, |value: f64| format!("{value:?}"))),
    ("bool", |text| show(text, |value: bool| value.to_string())),
    ("char", |text| show(text, |value: char| value.to_string())),
    ("string", |text| show(text, |value: Option<String>| value.unwrap_or_else(null))),
    ("map<string,i32>", |text| {
        show(text, |value: Option<BTreeMap<String, i32>>| {
            value.map_or_else(null, |value| format!("{value:?}"))
        })
    }),
    ("skip one value", |text| {
        show(text, |_: Skip| "consumes whole input incl. surrounding whitespace".to_owned())
    }),
    ("trie{bar,baz,foo,qux,foobar}", plain),
    (
        "trie{bar<TAB>foo, bar<CR>foo, bar<LF>foo, bar<BS>foo, bar<FF>foo, bar/foo, bar\\foo, bar\"foo}",
        escaped,
    ),
    ("trie{far,foo}", far_foo),
    ("trie{barfoo,barqux}", bar_foo_qux),
];

fn show<T: FromJson<'static>>(
    text: &'static str,
    describe: fn(T) -> String,
) -> Result<String, Error> {
    read(text).map(describe)
}

fn null() -> String {
    "null".to_owned()
}

fn person(value: Option<Person>) -> String {
    value.map_or_else(null, |value| {
        format!(
            "Name={}, Age={}",
            value.name.map_or_else(null, |name| format!("{name:?}")),
            value.age
        )
    })
}

fn parent(value: PersonWithParent) -> String {
    let of = |value: &PersonWithParent| format!("{}({})", value.name, value.age);
    match &value.parent {
        None => format!("{}, whose Parent is null", of(&value)),
        Some(inner) if inner.parent.is_none() => {
            format!("{} with Parent {}, whose Parent is null", of(&value), of(inner))
        }
        Some(inner) => format!("{} with Parent {}, whose Parent is there", of(&value), of(inner)),
    }
}

fn strange(value: Strange) -> String {
    let members = [
        ("bar\"", value.quote),
        ("bar\":", value.quote_colon),
        ("foo\\t", value.backslash_t),
        ("foo\\n", value.backslash_n),
    ];
    let set: Vec<String> = members
        .iter()
        .filter(|(_, value)| *value != 0)
        .map(|(name, value)| format!("member {name} = {value}"))
        .collect();
    if set.is_empty() { "all 0".to_owned() } else { set.join(", ") }
}

/// Nuqleon knows floats only, and hash maps whose order means nothing: ours are sorted.
fn any(value: &Value) -> String {
    match value {
        Value::Unsigned(_) | Value::Negative(_) | Value::Float(_) => {
            format!("float {}", part(value).trim_end_matches(".0"))
        }
        _ => part(value),
    }
}

fn part(value: &Value) -> String {
    match value {
        Value::Null => null(),
        Value::Bool(value) => value.to_string(),
        Value::Unsigned(value) => format!("{value}.0"),
        Value::Negative(value) => format!("{value}.0"),
        Value::Float(value) => format!("{value:?}"),
        Value::String(value) => format!("{value:?}"),
        Value::Array(values) => {
            format!("[{}]", values.iter().map(part).collect::<Vec<_>>().join(","))
        }
        Value::Object(members) => {
            let members = members.iter().map(|(key, value)| format!("{key}:{}", part(value)));
            format!("map{{{}}}", members.collect::<Vec<_>>().join(","))
        }
    }
}
