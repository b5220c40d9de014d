//! `Option`, and `null` and absence through what is transparent to it.

use alloc::borrow::Cow;
use alloc::boxed::Box;
use alloc::rc::Rc;
use alloc::sync::Arc;
use core::cell::{Cell, OnceCell, RefCell};
use core::cmp::Reverse;
use core::marker::PhantomData;
use core::num::Wrapping;
use std::sync::{Mutex, OnceLock, RwLock};

use serde::de::DeserializeOwned;

use super::{agree, check, error};
use crate::ErrorKind::WrongType;
use crate::{FromJson, FromJsonOwned, ToJson, from_str, to_string};

type Twice = Option<Option<u8>>;

#[test]
fn null_is_none() {
    check(None::<u8>, "null");
    check(Some(1), "1");
    for text in ["nul", "nulll", "n", "\"null\"", ""] {
        agree::<Option<u8>>(text);
    }
}

#[test]
fn null_is_the_inner_none_of_two() {
    assert_eq!(from_str::<Twice>("null").unwrap(), Some(None));
    assert_eq!(from_str::<Option<Box<Option<u8>>>>("null").unwrap(), Some(Box::new(None)));
    assert_eq!(from_str::<Option<Cell<Option<u8>>>>("null").unwrap(), Some(Cell::new(None)));
    assert_eq!(Twice::absent(), Some(None));
    assert!(None::<Option<u8>>.is_absent());
    assert!(None::<&Option<u8>>.is_absent());
    assert!(None::<Arc<RefCell<Option<u8>>>>.is_absent());
    assert!(!Some(None::<u8>).is_absent());
    assert!(!None::<u8>.is_absent());
    assert!(!None::<&str>.is_absent());
    assert!(!None::<Box<[Option<u8>]>>.is_absent());
    assert_eq!(to_string(&[None, Some(None), Some(Some(1))]), "[null,null,1]");
}

/// What a pointer or cell holds decides whether it may be absent, is left out and is null.
#[test]
fn pointers_and_cells_forward() {
    macro_rules! forwards {
        ($($outer:ident)*) => {$(
            assert!(<$outer<u8>>::absent().is_none() && <$outer<u8>>::if_null().is_none());
            assert_eq!(to_string(&<$outer<Option<u8>>>::absent().unwrap()), "null");
            assert_eq!(to_string(&<$outer<Twice>>::if_null().unwrap()), "null");
            assert!($outer::new(None::<Option<u8>>).is_absent());
            assert!(!$outer::new(Some(None::<u8>)).is_absent());
            assert!(<$outer<Twice>>::nullable() && !<$outer<u8>>::nullable());
        )*};
    }
    forwards! { Box Rc Arc Cell RefCell Mutex RwLock }
    assert!(Cow::<Option<u8>>::absent().is_some_and(|value| value.is_none()));
    assert!(Cow::<Twice>::Owned(None).is_absent());
    assert!((&None::<Option<u8>>).is_absent() && (&mut None::<Option<u8>>).is_absent());
}

/// The types for which serde's derive takes a missing member; `Option` twice differs by design.
#[test]
fn absence_is_that_of_serde() {
    #[track_caller]
    fn same<T: FromJsonOwned + DeserializeOwned>() {
        #[derive(serde::Deserialize)]
        struct Theirs<T> {
            #[serde(rename = "a")]
            _a: T,
        }
        let theirs = serde_json::from_str::<Theirs<T>>("{}").is_ok();
        assert_eq!(T::absent().is_some(), theirs);
    }
    same::<u8>();
    same::<()>();
    same::<Option<u8>>();
    same::<Box<Option<u8>>>();
    same::<RefCell<Option<u8>>>();
    same::<Reverse<Option<u8>>>();
    same::<Reverse<u8>>();
    same::<Wrapping<u8>>();
    same::<PhantomData<u8>>();
    same::<Cow<'static, Option<u8>>>();
    same::<std::vec::Vec<u8>>();
    same::<(Option<u8>,)>();
    same::<[Option<u8>; 1]>();
    same::<std::string::String>();
}

#[test]
fn cells_written_once_are_options() {
    assert_eq!(from_str::<OnceCell<u8>>("null").unwrap().get(), None);
    assert_eq!(from_str::<OnceLock<u8>>("7").unwrap().get(), Some(&7));
    assert_eq!(to_string(&OnceCell::<u8>::new()), "null");
    assert_eq!(to_string(&OnceLock::from("a")), "\"a\"");
    assert!(OnceCell::<u8>::absent().is_some_and(|cell| cell.get().is_none()));
    assert_eq!(from_str::<OnceCell<Option<u8>>>("null").unwrap().get(), Some(&None));
    assert_eq!(from_str::<Option<OnceCell<u8>>>("null").unwrap(), Some(OnceCell::new()));
    assert!(OnceCell::<Option<u8>>::new().is_absent() && !OnceCell::<u8>::new().is_absent());
    assert!(OnceLock::<u8>::nullable());
}

#[test]
fn units() {
    check((), "null");
    check(PhantomData::<u8>, "null");
    for text in ["[]", "{}", "0", "nul", ""] {
        agree::<()>(text);
        agree::<PhantomData<u8>>(text);
    }
    assert_eq!(error::<()>("{}"), (WrongType, 0, "expected null, found an object".into()));
    check(Some(1).ok_or(()), "{\"Ok\":1}");
}
