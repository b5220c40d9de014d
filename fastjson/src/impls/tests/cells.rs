//! Cells and locks.

use alloc::boxed::Box;
use alloc::string::String;
use alloc::sync::Arc;
use alloc::vec::Vec;
use core::cell::{Cell, RefCell};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::{Mutex, RwLock};

use super::{check, check_text};
use crate::{from_str, from_str_into, to_string};

#[test]
fn cells_print_and_read_what_they_hold() {
    check(Cell::new(1), "1");
    check(RefCell::new(String::from("a")), "\"a\"");
    check_text::<Mutex<Vec<u8>>>("[1]");
    check_text::<RwLock<Option<u8>>>("null");
}

#[test]
fn a_cell_that_is_borrowed_prints_unless_mutably() {
    let cell = RefCell::new(1);
    let shared = cell.borrow();
    assert_eq!(to_string(&cell), "1");
    drop(shared);
    let exclusive = cell.borrow_mut();
    assert!(catch_unwind(AssertUnwindSafe(|| to_string(&cell))).is_err());
    drop(exclusive);
    assert_eq!(to_string(&cell), "1");
}

#[test]
fn poisoned_locks_print_their_value() {
    let mut locks = (Arc::new(Mutex::new(1)), Arc::new(RwLock::new(2)));
    let _ = catch_unwind(AssertUnwindSafe(|| {
        let _guards = (locks.0.lock(), locks.1.write());
        std::panic::resume_unwind(Box::new(()));
    }));
    assert!(locks.0.is_poisoned() && locks.1.is_poisoned());
    assert_eq!(to_string(&locks), "[1,2]");
    // What is read again is as good as new.
    from_str_into(&mut locks, "[3,4]").unwrap();
    assert!(!locks.0.is_poisoned() && !locks.1.is_poisoned());
    assert_eq!(to_string(&locks), "[3,4]");
    assert!(from_str::<Mutex<u8>>("256").is_err());
}
