//! Reading into an existing value reuses its allocations and gives what a new value would be.

use alloc::borrow::Cow;
use alloc::boxed::Box;
use alloc::collections::{BTreeMap, BTreeSet, BinaryHeap, LinkedList, VecDeque};
use alloc::rc::Rc;
use alloc::string::String;
use alloc::sync::Arc;
use alloc::vec;
use alloc::vec::Vec;
use core::cell::{Cell, OnceCell, RefCell};
use core::fmt::Debug;
use std::collections::{HashMap, HashSet};
use std::sync::{Mutex, RwLock};

use crate::{FromJsonOwned, ToJson, from_str, from_str_into, to_string};

/// Whatever was there before, what is read is what a new value would be.
#[track_caller]
fn fresh<T: ToJson + FromJsonOwned>(texts: &[&str]) {
    for old in texts {
        for new in texts {
            let mut value = from_str::<T>(old).unwrap();
            from_str_into(&mut value, new).unwrap();
            assert_eq!(to_string(&value), to_string(&from_str::<T>(new).unwrap()), "{old}");
        }
    }
}

#[test]
fn the_result_does_not_depend_on_what_was_there() {
    let lists = ["[]", "[1]", "[3,2,1]", "[1,2,3,4,5]"];
    fresh::<Vec<u8>>(&lists);
    fresh::<VecDeque<u8>>(&lists);
    fresh::<LinkedList<u8>>(&lists);
    fresh::<BinaryHeap<u8>>(&lists);
    fresh::<BTreeSet<u8>>(&lists);
    fresh::<Box<[u8]>>(&lists);
    fresh::<Rc<[u8]>>(&lists);
    fresh::<Rc<Vec<u8>>>(&lists);
    fresh::<Arc<Mutex<Vec<u8>>>>(&lists);
    fresh::<RwLock<RefCell<Vec<u8>>>>(&lists);
    fresh::<Cow<'static, [u8]>>(&lists);
    fresh::<Cow<'static, Vec<u8>>>(&lists);
    fresh::<BTreeMap<u8, Vec<u8>>>(&["{}", r#"{"1":[1]}"#, r#"{"2":[2,3],"1":[]}"#]);
    fresh::<Option<Vec<u8>>>(&["null", "[]", "[1]"]);
    fresh::<Box<Option<Cell<u8>>>>(&["null", "1", "2"]);
    fresh::<OnceCell<u8>>(&["null", "1", "2"]);
    fresh::<(String, Option<u8>)>(&[r#"["",null]"#, r#"["a\n",1]"#]);
    fresh::<Result<Vec<u8>, String>>(&[r#"{"Ok":[1]}"#, r#"{"Err":"a"}"#]);
}

/// The value after an error is one that can be used.
#[track_caller]
fn valid<T: ToJson + FromJsonOwned + Debug>(old: &str, bad: &str) {
    let mut value = from_str::<T>(old).unwrap();
    from_str_into(&mut value, bad).unwrap_err();
    assert!(from_str::<T>(&to_string(&value)).is_ok(), "{value:?}");
}

#[test]
fn after_an_error_the_value_is_valid() {
    valid::<VecDeque<Vec<u8>>>("[[1],[2]]", "[[3],[256]]");
    valid::<BinaryHeap<Vec<u8>>>("[[1],[2]]", "[[3],[256]]");
    valid::<Box<[Vec<u8>]>>("[[1],[2]]", "[[3],[256]]");
    valid::<[Vec<u8>; 2]>("[[1],[2]]", "[[3],[256]]");
    valid::<BTreeMap<u8, u8>>(r#"{"1":1}"#, r#"{"2":256}"#);
    valid::<Mutex<Option<Vec<u8>>>>("[1]", "[256]");
    valid::<BTreeSet<u8>>("[1]", "[2");
}

#[test]
fn allocations_are_kept() {
    let mut text = String::with_capacity(100);
    from_str_into(&mut text, "\"a\\n\"").unwrap();
    assert_eq!((text.as_str(), text.capacity()), ("a\n", 100));

    let mut deque = VecDeque::<u8>::with_capacity(100);
    from_str_into(&mut deque, "[1]").unwrap();
    assert_eq!((deque.len(), deque.capacity()), (1, 100));

    let mut map = HashMap::<u8, u8>::with_capacity(100);
    let capacity = map.capacity();
    from_str_into(&mut map, "{\"1\":1}").unwrap();
    assert_eq!((map.len(), map.capacity()), (1, capacity));

    let mut set = HashSet::<u8>::with_capacity(100);
    let capacity = set.capacity();
    from_str_into(&mut set, "[1]").unwrap();
    assert_eq!((set.len(), set.capacity()), (1, capacity));

    let mut boxed = Box::new(Some(vec![String::with_capacity(100)]));
    let place = &raw const *boxed;
    from_str_into(&mut boxed, "[\"a\"]").unwrap();
    assert_eq!(&raw const *boxed, place);
    assert_eq!(boxed.unwrap()[0].capacity(), 100);

    let mut shared = Rc::new(RefCell::new(String::with_capacity(100)));
    from_str_into(&mut shared, "\"a\"").unwrap();
    assert_eq!(shared.borrow().capacity(), 100);
}
