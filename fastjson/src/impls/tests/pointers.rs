//! Pointers, references and trait objects.

use alloc::borrow::Cow;
use alloc::boxed::Box;
use alloc::rc::Rc;
use alloc::sync::Arc;
use alloc::vec;
use core::cell::RefCell;

use super::{agree, check};
use crate::{ToJson, from_str, to_string};

#[test]
fn pointers_print_and_read_what_they_point_to() {
    check(Box::new(1), "1");
    check(Rc::new(vec![1]), "[1]");
    check(Arc::new(Some("a".to_owned())), "\"a\"");
    check(Box::new(Rc::new(Arc::new(1))), "1");
    check(Box::<[u8]>::from([1, 2]), "[1,2]");
    check(Rc::<[u8]>::from([]), "[]");
    check(Arc::<[u8]>::from([1]), "[1]");
    check(Cow::<u8>::Owned(1), "1");
    check(Cow::<[u8]>::Owned(vec![1]), "[1]");
    agree::<Rc<u8>>("\"1\"");
    agree::<Rc<[u8]>>("[1,]");
}

#[test]
fn references_print() {
    let mut list = vec![1, 2];
    assert_eq!(to_string(&&list), "[1,2]");
    assert_eq!(to_string(&&mut list), "[1,2]");
    assert_eq!(to_string(&&list[..]), "[1,2]");
    assert_eq!(to_string(&list[..1]), "[1]");
    assert_eq!(to_string(&Cow::Borrowed(&list[..])), "[1,2]");
}

#[test]
fn trait_objects_print() {
    let (one, two): (&dyn ToJson, Box<dyn ToJson + Send + Sync>) = (&1, Box::new("a"));
    assert_eq!(to_string(&(one, two)), "[1,\"a\"]");
    assert_eq!(to_string::<dyn ToJson>(&true), "true");
    let cell: Rc<RefCell<dyn ToJson>> = Rc::new(RefCell::new(vec![1]));
    assert_eq!(to_string(&*cell), "[1]");
}

/// A shared value is not written to: whoever shares it keeps the old one.
#[test]
fn shared_values_are_replaced() {
    let mut first = Rc::new(vec![1]);
    let second = Rc::clone(&first);
    crate::from_str_into(&mut first, "[2]").unwrap();
    assert_eq!((first, second), (Rc::new(vec![2]), Rc::new(vec![1])));
}

#[test]
fn recursive_pointers_end_at_the_depth_limit() {
    #[derive(Debug)]
    struct List(#[expect(dead_code, reason = "only built")] Box<[List]>);
    impl<'de> crate::FromJson<'de> for List {
        fn parse(parser: &mut crate::Parser<'de>) -> Result<Self, crate::Error> {
            crate::FromJson::parse(parser).map(List)
        }
    }
    let deep = "[".repeat(129) + &"]".repeat(129);
    assert!(from_str::<List>(&deep[1..257]).is_ok());
    assert_eq!(from_str::<List>(&deep).unwrap_err().kind(), crate::ErrorKind::DepthLimit);
}
