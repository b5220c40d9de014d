//! Sequences and sets.

use alloc::collections::{BTreeSet, BinaryHeap, LinkedList, VecDeque};
use alloc::vec;
use alloc::vec::Vec;
use std::collections::HashSet;
use std::hash::{BuildHasherDefault, DefaultHasher};

use super::{agree, check, error, place};
use crate::ErrorKind::{Eof, OutOfRange, Syntax, WrongType};
use crate::{from_str, to_string};

#[test]
fn sequences_keep_their_order() {
    check(vec![3, 1, 2], "[3,1,2]");
    check(VecDeque::from([3, 1, 2]), "[3,1,2]");
    check(LinkedList::from([3, 1, 2]), "[3,1,2]");
    check(BTreeSet::from([3, 1, 2]), "[1,2,3]");
    check(HashSet::<u8, BuildHasherDefault<DefaultHasher>>::from_iter([1]), "[1]");
    check(Vec::<()>::new(), "[]");
    let mut turned = VecDeque::from([1, 2, 3]);
    turned.rotate_left(1);
    assert_eq!(to_string(&turned), "[2,3,1]");
}

#[test]
fn heaps() {
    let heap: BinaryHeap<u8> = from_str("[2,9,4]").unwrap();
    assert_eq!(to_string(&heap), serde_json::to_string(&heap).unwrap());
    assert_eq!(heap.into_sorted_vec(), [2, 4, 9]);
}

#[test]
fn sets_drop_duplicates() {
    assert_eq!(from_str::<HashSet<u8>>("[1,2,1]").unwrap(), HashSet::from([1, 2]));
    assert_eq!(from_str::<BTreeSet<u8>>("[2,1,2]").unwrap(), BTreeSet::from([1, 2]));
}

#[test]
fn what_is_no_array() {
    for text in ["[1,]", "[,1]", "[1 2]", "[1", "[", "{}", "1", "null", "[1]]", "[1}", "[\"1\"]"] {
        agree::<Vec<u8>>(text);
        agree::<VecDeque<u8>>(text);
        agree::<LinkedList<u8>>(text);
        agree::<BinaryHeap<u8>>(text);
        agree::<BTreeSet<u8>>(text);
        agree::<HashSet<u8>>(text);
    }
    assert_eq!(
        error::<BTreeSet<u8>>("{}"),
        (WrongType, 0, "expected an array, found an object".into())
    );
    assert_eq!(place::<HashSet<u8>>("[1,]"), (Syntax, 3));
    assert_eq!(place::<LinkedList<u8>>("[1, 256]"), (OutOfRange, 4));
    assert_eq!(place::<VecDeque<u8>>("[1"), (Eof, 2));
}

#[test]
fn elements_without_size() {
    check(vec![(), ()], "[null,null]");
    check(VecDeque::from([(), ()]), "[null,null]");
    check(LinkedList::from([(), ()]), "[null,null]");
    check([(); 3], "[null,null,null]");
    assert_eq!(from_str::<BTreeSet<()>>("[null,null]").unwrap().len(), 1);
    assert_eq!(from_str::<Vec<crate::Skip>>("[1,[],{}]").unwrap().len(), 3);
    let mut units = vec![(); 5];
    crate::from_str_into(&mut units, "[null]").unwrap();
    assert_eq!(units.len(), 1);
}
