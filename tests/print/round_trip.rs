//! Printing and then reading is identity, and serde_json prints and reads the same, for structs
//! that between them use every kind of type.

use std::borrow::Cow;
use std::cell::{Cell, RefCell};
use std::cmp::Reverse;
use std::collections::{BTreeMap, BTreeSet, HashMap, HashSet, LinkedList, VecDeque};
use std::fmt::Debug;
use std::marker::PhantomData;
use std::net::{IpAddr, SocketAddr};
use std::num::{NonZero, Saturating, Wrapping};
use std::ops::{Bound, Range, RangeFrom, RangeInclusive, RangeTo};
use std::rc::Rc;
use std::sync::Arc;
use std::time::Duration;

use fastjson::{FastJson, FromJson, FromJsonOwned, ToJson, from_str, from_str_into, to_string};
use proptest::collection::{btree_map, btree_set, hash_map, hash_set, vec};
use proptest::num::{f32, f64};
use proptest::prelude::*;
use serde::{Deserialize, Serialize, de::DeserializeOwned};

#[derive(Clone, Debug, PartialEq, FastJson, Serialize, Deserialize)]
struct Numbers {
    bytes: (u8, i8),
    words: (u16, i16),
    halves: (u32, i32),
    longs: (u64, i64),
    longest: (u128, i128),
    sizes: (usize, isize),
    nonzero: (NonZero<u8>, NonZero<i128>),
    wrapped: (Wrapping<u16>, Saturating<i64>, Reverse<u8>),
    single: f32,
    double: f64,
    truth: bool,
}

#[derive(Clone, Debug, PartialEq, FastJson, Serialize, Deserialize)]
struct Texts {
    string: String,
    boxed: Box<str>,
    counted: Rc<str>,
    shared: Arc<str>,
    character: char,
    ip: IpAddr,
    socket: SocketAddr,
}

#[derive(Clone, Debug, PartialEq, FastJson, Serialize, Deserialize)]
struct Sequences {
    list: Vec<Option<String>>,
    nested: Vec<Vec<u8>>,
    deque: VecDeque<i16>,
    linked: LinkedList<bool>,
    sorted: BTreeSet<String>,
    hashed: HashSet<u32>,
    slice: Box<[u8]>,
    counted: Rc<[char]>,
    shared: Arc<[u8]>,
    pair: [f64; 2],
    tuple: (u8, String, Option<bool>, [u16; 3]),
}

#[derive(Clone, Debug, PartialEq, FastJson, Serialize, Deserialize)]
struct Maps {
    names: BTreeMap<String, u8>,
    hashed: HashMap<String, Vec<u8>>,
    numbers: BTreeMap<u128, i8>,
    truths: BTreeMap<bool, BTreeMap<i64, ()>>,
    characters: HashMap<char, Option<u8>>,
}

#[derive(Clone, Debug, PartialEq, FastJson, Serialize, Deserialize)]
struct Others {
    option: Option<u64>,
    pointers: (Box<u8>, Rc<Option<u8>>, Arc<String>),
    cow: Cow<'static, [u8]>,
    cells: (Cell<u8>, RefCell<String>),
    unit: (),
    phantom: PhantomData<u8>,
    ranges: (Range<u8>, RangeInclusive<i8>, RangeFrom<u16>, RangeTo<String>),
    bounds: (Bound<u8>, Bound<String>),
    result: Result<Vec<u8>, String>,
    duration: Duration,
}

#[derive(Clone, Debug, PartialEq, FastJson, Serialize, Deserialize)]
struct Everything {
    numbers: Numbers,
    texts: Option<Texts>,
    sequences: Box<Sequences>,
    maps: Vec<Maps>,
    others: Others,
}

/// Any text, with more of what must be escaped than chance would have.
fn text() -> BoxedStrategy<String> {
    let character = prop_oneof![
        any::<char>(),
        proptest::char::range('\0', '\u{7f}'),
        proptest::sample::select(&['"', '\\', '/', '\u{7f}', '\u{2028}', '\u{1F600}'][..]),
    ];
    vec(character, 0..20).prop_map(String::from_iter).boxed()
}

fn bytes() -> impl Strategy<Value = Vec<u8>> {
    vec(any::<u8>(), 0..5)
}

fn numbers() -> impl Strategy<Value = Numbers> {
    let finite = (f32::ANY, f64::ANY).prop_filter("JSON has no such number", |(single, double)| {
        single.is_finite() && double.is_finite()
    });
    let small = (any::<(u8, i8)>(), any::<(u16, i16)>(), any::<(u32, i32)>());
    let large = (any::<(u64, i64)>(), any::<(u128, i128)>(), any::<(usize, isize)>());
    let others = (any::<(NonZero<u8>, NonZero<i128>)>(), any::<(u16, i64, u8)>(), any::<bool>());
    (small, large, others, finite).prop_map(|(small, large, others, (single, double))| Numbers {
        bytes: small.0,
        words: small.1,
        halves: small.2,
        longs: large.0,
        longest: large.1,
        sizes: large.2,
        nonzero: others.0,
        wrapped: (Wrapping(others.1.0), Saturating(others.1.1), Reverse(others.1.2)),
        single,
        double,
        truth: others.2,
    })
}

fn texts() -> impl Strategy<Value = Texts> {
    let address = (any::<IpAddr>(), any::<(IpAddr, u16)>());
    ([text(), text(), text(), text()], any::<char>(), address).prop_map(
        |([string, boxed, counted, shared], character, (ip, socket))| Texts {
            string,
            boxed: boxed.into(),
            counted: counted.into(),
            shared: shared.into(),
            character,
            ip,
            socket: SocketAddr::from(socket),
        },
    )
}

fn sequences() -> impl Strategy<Value = Sequences> {
    let lists = (vec(proptest::option::of(text()), 0..4), vec(bytes(), 0..3));
    let others = (vec(any::<i16>(), 0..4), vec(any::<bool>(), 0..4), vec(any::<char>(), 0..4));
    let sets = (btree_set(text(), 0..4), hash_set(any::<u32>(), 0..4));
    let tuple = (any::<u8>(), text(), any::<Option<bool>>(), any::<[u16; 3]>());
    let pair = [f64::NORMAL | f64::SUBNORMAL | f64::ZERO, f64::NORMAL | f64::NEGATIVE];
    (lists, others, sets, bytes(), pair, tuple).prop_map(
        |(lists, others, sets, bytes, pair, tuple)| Sequences {
            list: lists.0,
            nested: lists.1,
            deque: others.0.into(),
            linked: others.1.into_iter().collect(),
            sorted: sets.0,
            hashed: sets.1,
            slice: bytes.clone().into(),
            counted: others.2.into(),
            shared: bytes.into(),
            pair,
            tuple,
        },
    )
}

fn maps() -> impl Strategy<Value = Maps> {
    let names = (btree_map(text(), any::<u8>(), 0..4), hash_map(text(), bytes(), 0..4));
    let numbers = btree_map(any::<u128>(), any::<i8>(), 0..4);
    let truths = btree_map(any::<bool>(), btree_map(any::<i64>(), Just(()), 0..3), 0..2);
    let characters = hash_map(any::<char>(), any::<Option<u8>>(), 0..4);
    (names, numbers, truths, characters).prop_map(|(names, numbers, truths, characters)| Maps {
        names: names.0,
        hashed: names.1,
        numbers,
        truths,
        characters,
    })
}

fn bound<T: Clone + Debug + 'static>(
    value: impl Strategy<Value = T> + Clone + 'static,
) -> impl Strategy<Value = Bound<T>> {
    prop_oneof![
        Just(Bound::Unbounded),
        value.clone().prop_map(Bound::Included),
        value.prop_map(Bound::Excluded),
    ]
}

fn others() -> impl Strategy<Value = Others> {
    let pointers = (any::<Option<u64>>(), any::<(u8, Option<u8>, u8)>(), text(), text(), bytes());
    let ranges = (any::<(u8, u8)>(), any::<(i8, i8)>(), any::<u16>(), text());
    let bounds = (bound(any::<u8>()), bound(text()));
    let result = prop_oneof![bytes().prop_map(Ok), text().prop_map(Err)];
    let duration = (any::<u64>(), 0..1_000_000_000_u32);
    (pointers, ranges, bounds, result, duration).prop_map(
        |((option, small, first, second, bytes), ranges, bounds, result, (secs, nanos))| Others {
            option,
            pointers: (Box::new(small.0), Rc::new(small.1), Arc::new(first)),
            cow: Cow::Owned(bytes),
            cells: (Cell::new(small.2), RefCell::new(second)),
            unit: (),
            phantom: PhantomData,
            ranges: (ranges.0.0..ranges.0.1, ranges.1.0..=ranges.1.1, ranges.2.., ..ranges.3),
            bounds,
            result,
            duration: Duration::new(secs, nanos),
        },
    )
}

fn everything() -> impl Strategy<Value = Everything> {
    (numbers(), proptest::option::of(texts()), sequences(), vec(maps(), 0..3), others()).prop_map(
        |(numbers, texts, sequences, maps, others)| Everything {
            numbers,
            texts,
            sequences: Box::new(sequences),
            maps,
            others,
        },
    )
}

/// Every way through both libraries ends where it began.
fn identity<T>(value: &T) -> Result<(), TestCaseError>
where
    T: ToJson + FromJsonOwned + Serialize + DeserializeOwned + PartialEq + Debug,
{
    let ours = to_string(value);
    let theirs = serde_json::to_string(value).unwrap();
    prop_assert_eq!(&ours, &theirs);
    prop_assert_eq!(&from_str::<T>(&ours).unwrap(), value);
    prop_assert_eq!(&serde_json::from_str::<T>(&ours).unwrap(), value);
    // Blanks everywhere, and members of its own type's names only.
    let spaced = serde_json::to_string_pretty(value).unwrap();
    prop_assert_eq!(&from_str::<T>(&spaced).unwrap(), value);
    Ok(())
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(200))]

    #[test]
    fn of_everything(value in everything()) {
        identity(&value)?;
    }

    /// What was there before does not show.
    #[test]
    fn into_another_value(mut before in everything(), value in everything()) {
        from_str_into(&mut before, &to_string(&value)).unwrap();
        prop_assert_eq!(before, value);
    }

    /// No document cut short is read, and none makes either side panic.
    #[test]
    fn of_a_part(value in everything(), cut in any::<proptest::sample::Index>()) {
        let text = to_string(&value);
        let cut = text.floor_char_boundary(cut.index(text.len()));
        let error = from_str::<Everything>(&text[..cut]).unwrap_err();
        prop_assert!(error.is_eof(), "{}", error);
    }

    /// Unlike with serde, absence and `null` are told apart, and text is borrowed where it can be.
    #[test]
    fn of_what_differs_from_serde(
        twice in any::<Option<Option<u8>>>(),
        boxed in any::<Option<Option<bool>>>(),
        name in text(),
    ) {
        let boxed = boxed.map(Box::new);
        let value = Ours { first: 1, twice, boxed, name: Cow::Borrowed(&name) };
        let text = to_string(&value);
        prop_assert_eq!(from_str::<Ours<'_>>(&text).unwrap(), value);
    }
}

#[derive(Debug, PartialEq, FastJson)]
struct Ours<'a> {
    twice: Option<Option<u8>>,
    boxed: Option<Box<Option<bool>>>,
    first: u8,
    name: Cow<'a, str>,
}

#[test]
fn the_outer_none_is_left_out() {
    let mut value = Ours { twice: None, boxed: None, first: 1, name: Cow::Borrowed("a") };
    assert_eq!(to_string(&value), r#"{"first":1,"name":"a"}"#);
    value.twice = Some(None);
    value.boxed = Some(Box::new(None));
    assert_eq!(to_string(&value), r#"{"twice":null,"boxed":null,"first":1,"name":"a"}"#);
    assert!(Option::<Option<u8>>::absent().is_some_and(|value| value.is_none()));
}
