//! Type parameters, lifetimes, constants, and the bounds that they get.

use std::borrow::Cow;
use std::collections::{BTreeMap, HashMap};
use std::fmt::Debug;
use std::marker::PhantomData;

use fastjson::{
    FastJson, FromJson, FromJsonKey, FromJsonOwned, Parser, ToJson, ToJsonKey, from_str, to_string,
};

use super::{both, reads};

#[derive(FastJson, Debug, PartialEq)]
struct Page<'a, T = u8, const N: usize = 2>
where
    T: Clone,
{
    title: &'a str,
    note: Cow<'a, str>,
    items: [T; N],
    next: Option<Box<Page<'a, T, N>>>,
}

#[test]
fn all_kinds_of_parameters() {
    let last = Page { title: "b", note: "n\n".into(), items: [3u8, 4], next: None };
    let page = Page { title: "a", note: "m".into(), items: [1, 2], next: Some(Box::new(last)) };
    let json = r#"{"title":"a","note":"m","items":[1,2],"next":{"title":"b","note":"n\n","items":[3,4],"next":null}}"#;
    both(&page, json);
    let read: Page<'_, u8, 2> = from_str(json).unwrap();
    assert!(matches!(read.note, Cow::Borrowed("m")));
}

/// Neither printable nor readable.
#[derive(Debug, PartialEq, Default)]
struct Opaque;

trait Entity {
    type Id;
}

impl Entity for Opaque {
    type Id = u32;
}

#[derive(FastJson, Debug, PartialEq)]
struct Reference<E: Entity> {
    id: E::Id,
    more: Vec<<E as Entity>::Id>,
    kind: PhantomData<E>,
    next: Option<Box<Reference<E>>>,
}

#[test]
fn a_bound_on_the_associated_type_alone() {
    let last = Reference::<Opaque> { id: 9, more: vec![], kind: PhantomData, next: None };
    let next = Some(Box::new(last));
    let value = Reference::<Opaque> { id: 7, more: vec![8], kind: PhantomData, next };
    both(
        &value,
        r#"{"id":7,"more":[8],"kind":null,"next":{"id":9,"more":[],"kind":null,"next":null}}"#,
    );
}

#[derive(FastJson, Debug, PartialEq)]
struct PartlySkipped<T, S, D> {
    value: T,
    #[fastjson(skip)]
    state: S,
    #[fastjson(skip_serializing, default)]
    read: D,
}

#[test]
fn no_bound_from_skipped_fields() {
    let value = PartlySkipped { value: 1u8, state: Opaque, read: 0u8 };
    both(&value, r#"{"value":1}"#);
}

#[derive(FastJson, Debug, PartialEq, Default)]
#[fastjson(default)]
struct DefaultOfAll<T> {
    value: Option<T>,
    count: u8,
}

#[test]
fn the_struct_default_bounds_the_struct() {
    reads("{}", &DefaultOfAll::<u8> { value: None, count: 0 });
}

#[derive(FastJson, Debug, PartialEq)]
#[fastjson(bound(serialize = "T: AsText", deserialize = "T: AsText"))]
struct OwnBounds<T> {
    text: Text<T>,
}

trait AsText: Sized {
    const TEXT: &'static str;
}

impl AsText for Opaque {
    const TEXT: &'static str = "opaque";
}

#[derive(Debug, PartialEq)]
struct Text<T>(PhantomData<T>);

impl<T: AsText> ToJson for Text<T> {
    fn print(&self, printer: &mut fastjson::Printer<'_>) {
        T::TEXT.print(printer);
    }
}

impl<'de, T: AsText> FromJson<'de> for Text<T> {
    fn parse(parser: &mut Parser<'de>) -> Result<Self, fastjson::Error> {
        let text = String::parse(parser)?;
        if text == T::TEXT { Ok(Self(PhantomData)) } else { Err(fastjson::Error::custom("text")) }
    }
}

#[derive(FastJson, Debug, PartialEq)]
struct OwnBoundsOfOneField<T, U> {
    #[fastjson(bound = "T: AsText")]
    text: Text<T>,
    other: U,
}

#[derive(FastJson, Debug, PartialEq)]
#[fastjson(bound = "T: AsText, Text<T>: Sized")]
struct OwnBoundsOfBoth<T> {
    text: Text<T>,
}

#[test]
fn own_bounds() {
    both(&OwnBoundsOfBoth::<Opaque> { text: Text(PhantomData) }, r#"{"text":"opaque"}"#);
    both(&OwnBounds::<Opaque> { text: Text(PhantomData) }, r#"{"text":"opaque"}"#);
    let value = OwnBoundsOfOneField::<Opaque, u8> { text: Text(PhantomData), other: 1 };
    both(&value, r#"{"text":"opaque","other":1}"#);
}

#[derive(FastJson, Debug, PartialEq)]
#[fastjson(bound(serialize = "E::Id: ToJson", deserialize = "E::Id: FromJson<'de>"))]
struct NamesTheInput<E: Entity>
where
    E::Id: Debug + PartialEq,
{
    inner: Listed<E>,
}

#[derive(FastJson, Debug, PartialEq)]
struct Listed<E: Entity>(Vec<E::Id>)
where
    E::Id: Debug + PartialEq;

#[test]
fn own_bounds_name_the_lifetime_of_the_input() {
    both(&NamesTheInput::<Opaque> { inner: Listed(vec![1]) }, r#"{"inner":[1]}"#);
}

/// Prints and reads as a key alone.
#[derive(Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
struct KeyOnly(u8);

impl ToJsonKey for KeyOnly {
    fn print_key(&self, printer: &mut fastjson::Printer<'_>) {
        self.0.print_key(printer);
    }
}

impl<'de> FromJsonKey<'de> for KeyOnly {
    fn parse_key(parser: &mut Parser<'de>) -> Result<Self, fastjson::Error> {
        u8::parse_key(parser).map(Self)
    }
}

impl Entity for KeyOnly {
    type Id = KeyOnly;
}

#[derive(FastJson, Debug, PartialEq)]
struct Keyed<K: Ord, V> {
    map: BTreeMap<K, V>,
    more: Option<Vec<std::collections::BTreeMap<K, BTreeMap<K, V>>>>,
}

#[derive(FastJson, Debug, PartialEq)]
struct KeyedById<E: Entity>
where
    E::Id: Eq + std::hash::Hash,
{
    map: HashMap<E::Id, u8>,
    qualified: HashMap<<E as Entity>::Id, u8>,
}

#[derive(FastJson, Debug, PartialEq)]
struct KeyAndValue<T: Ord> {
    map: BTreeMap<T, T>,
}

#[derive(FastJson, Debug, PartialEq)]
struct KeyOfAlias<K: Ord> {
    map: ToNumberMap<K>,
}

/// Named as a map, but with one argument, which is taken for a value.
#[derive(FastJson, Debug, PartialEq)]
struct ToNumberMap<K>(Vec<K>);

#[test]
fn keys_of_maps() {
    let map = || BTreeMap::from([(KeyOnly(1), true)]);
    let more = Some(vec![BTreeMap::from([(KeyOnly(2), map())])]);
    both(&Keyed { map: map(), more }, r#"{"map":{"1":true},"more":[{"2":{"1":true}}]}"#);
    let map = HashMap::from([(KeyOnly(1), 2)]);
    let value = KeyedById::<KeyOnly> { map, qualified: HashMap::new() };
    both(&value, r#"{"map":{"1":2},"qualified":{}}"#);
    both(&KeyAndValue { map: BTreeMap::from([(1u8, 2)]) }, r#"{"map":{"1":2}}"#);
    both(&KeyOfAlias { map: ToNumberMap(vec![1u8]) }, r#"{"map":[1]}"#);
}

#[derive(FastJson, Debug, PartialEq)]
struct TakenLifetime<'de> {
    text: &'de str,
}

#[derive(FastJson, Debug, PartialEq)]
struct TwoLifetimes<'a, 'b: 'a> {
    a: &'a str,
    b: Option<Cow<'b, str>>,
}

#[test]
fn lifetimes() {
    both(&TakenLifetime { text: "x" }, r#"{"text":"x"}"#);
    both(&TwoLifetimes { a: "x", b: Some("y".into()) }, r#"{"a":"x","b":"y"}"#);
}

#[derive(FastJson, Debug, PartialEq, Eq, PartialOrd, Ord)]
struct Tagged<T>(T);

#[test]
fn a_generic_newtype_is_a_key_where_its_type_is() {
    both(&Tagged(vec![1u8]), "[1]");
    both(&BTreeMap::from([(Tagged("a".to_owned()), 1u8)]), r#"{"a":1}"#);
    both(&BTreeMap::from([(Tagged(Cow::Borrowed("a")), 1u8)]), r#"{"a":1}"#);
}

#[derive(ToJson)]
struct Unsized<T: ?Sized> {
    len: usize,
    tail: T,
}

#[test]
fn a_tail_without_a_size() {
    let value: &Unsized<[u8]> = &Unsized { len: 2, tail: [1, 2] };
    assert_eq!(to_string(value), r#"{"len":2,"tail":[1,2]}"#);
}

#[derive(ToJson)]
struct Pointing<'a, T: ?Sized, U>
where
    U: ?Sized,
{
    a: Box<T>,
    b: &'a U,
}

#[test]
fn pointers_to_what_has_no_size() {
    let value = Pointing::<str, dyn ToJson> { a: "x".into(), b: &[1u8, 2] };
    assert_eq!(to_string(&value), r#"{"a":"x","b":[1,2]}"#);
    let value = Pointing::<u8, [u8]> { a: Box::new(1), b: &[1, 2] };
    assert_eq!(to_string(&value), r#"{"a":1,"b":[1,2]}"#);
}

#[derive(FastJson, Debug, PartialEq)]
struct Tree {
    value: u8,
    children: Vec<Tree>,
}

#[test]
fn recursive() {
    let leaf = |value| Tree { value, children: vec![] };
    let tree = Tree { value: 1, children: vec![leaf(2), leaf(3)] };
    both(&tree, r#"{"value":1,"children":[{"value":2,"children":[]},{"value":3,"children":[]}]}"#);
}

fn owned<T: FromJsonOwned>() {}

#[test]
fn what_borrows_nothing_is_owned() {
    owned::<Tree>();
    owned::<Tagged<String>>();
    owned::<Tagged<Vec<Tree>>>();
    owned::<DefaultOfAll<u8>>();
}

fn local<T: ToJson + for<'de> FromJson<'de> + PartialEq + Debug>(value: T, json: &str) {
    #[derive(FastJson, Debug, PartialEq)]
    struct Inside<U> {
        value: U,
    }
    both(&Inside { value }, json);
}

#[test]
fn inside_of_a_generic_function() {
    local(7u8, r#"{"value":7}"#);
}
