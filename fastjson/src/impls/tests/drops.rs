//! A parse that stops half-way drops what it has built, once.

use alloc::boxed::Box;
use alloc::collections::{BTreeMap, LinkedList, VecDeque};
use alloc::rc::Rc;
use alloc::string::String;
use alloc::vec::Vec;
use core::cell::Cell;
use std::collections::HashMap;
use std::panic::catch_unwind;

use crate::{Error, FromJson, Parser, from_str, from_str_into};

std::thread_local! {
    static BUILT: Cell<usize> = const { Cell::new(0) };
    static DROPPED: Cell<usize> = const { Cell::new(0) };
}

/// Reads a number; 1 is an error, 2 a panic.
#[derive(Debug)]
struct Counted {
    /// Freed twice if dropped twice, for tools that see that.
    _heap: Box<u64>,
}

impl<'de> FromJson<'de> for Counted {
    fn parse(parser: &mut Parser<'de>) -> Result<Self, Error> {
        match u64::parse(parser)? {
            1 => Err(Error::custom("one")),
            2 => std::panic::resume_unwind(Box::new("two")),
            number => {
                BUILT.set(BUILT.get() + 1);
                Ok(Self { _heap: Box::new(number) })
            }
        }
    }
}

impl Drop for Counted {
    fn drop(&mut self) {
        DROPPED.set(DROPPED.get() + 1);
    }
}

/// Reads each text into a new value and into an old one; all that was built is dropped.
#[track_caller]
fn balanced<T: for<'de> FromJson<'de>>(good: &str, bad: &[&str]) {
    for text in bad.iter().chain([&good]) {
        let ending = |run: &dyn Fn() -> bool| {
            let before = (BUILT.get(), DROPPED.get());
            let ended_well = catch_unwind(std::panic::AssertUnwindSafe(run)).unwrap_or(false);
            let (built, dropped) = (BUILT.get() - before.0, DROPPED.get() - before.1);
            assert_eq!(built, dropped, "{text}");
            assert!(built > 0, "{text}");
            assert_eq!(ended_well, *text == good, "{text}");
        };
        ending(&|| from_str::<T>(text).is_ok());
        ending(&|| {
            let mut value = from_str::<T>(good).unwrap();
            from_str_into(&mut value, text).is_ok()
        });
    }
}

const BAD: &[&str] =
    &["[9,1,9]", "[9,2,9]", "[9,9,1]", "[9,9,2]", "[9,9,9", "[9,9,9}", "[9,]", "[9,\"\"]"];

#[test]
fn sequences() {
    balanced::<[Counted; 3]>("[9,9,9]", BAD);
    balanced::<[Counted; 3]>("[9,9,9]", &["[9,9]", "[9]", "[9,9,9,9]", "[9,9,9,1]"]);
    balanced::<(Counted, Counted, Counted)>("[9,9,9]", BAD);
    balanced::<(Counted, Counted, Counted)>("[9,9,9]", &["[9,9]", "[9]", "[9,9,9,9]"]);
    balanced::<Vec<Counted>>("[9,9,9]", BAD);
    balanced::<VecDeque<Counted>>("[9,9,9]", BAD);
    balanced::<LinkedList<Counted>>("[9,9,9]", BAD);
    balanced::<Box<[Counted]>>("[9,9,9]", BAD);
    balanced::<Rc<[Counted]>>("[9,9,9]", BAD);
    balanced::<Box<[Option<Counted>; 3]>>("[9,9,9]", BAD);
    balanced::<Vec<(Counted, Counted)>>("[[9,9],[9,9]]", &["[[9,9],[9,1]]", "[[9,9],[9,2]]"]);
}

#[test]
fn maps() {
    let bad = [r#"{"a":9,"b":1}"#, r#"{"a":9,"b":2}"#, r#"{"a":9,"b":9"#, r#"{"a":9,"#];
    // The first value of a name that is there twice is dropped too.
    let good = r#"{"a":9,"b":9,"a":9}"#;
    balanced::<BTreeMap<String, Counted>>(good, &bad);
    balanced::<HashMap<String, Counted>>(good, &bad);
    balanced::<core::ops::Range<Counted>>(
        r#"{"start":9,"end":9}"#,
        &[
            r#"{"start":9,"end":1}"#,
            r#"{"start":9,"end":2}"#,
            r#"{"start":9}"#,
            r#"{"start":9,"start":9}"#,
        ],
    );
    balanced::<Result<Counted, Counted>>(r#"{"Ok":9}"#, &[r#"{"Ok":9,"Err":9}"#, r#"{"Err":9"#]);
}
