//! What is checked of one case of the truth table; generated code calls these methods.

use std::any::Any;
use std::collections::BTreeSet;
use std::fmt::Debug;
use std::panic::{AssertUnwindSafe, catch_unwind};

use fastjson::{Error, FromJson, ToJson};

use crate::dynamic;

/// The names that the definitions of the truth table find in scope.
pub(crate) mod names {
    #![allow(unused_imports, reason = "each set of definitions needs some of them")]

    pub(crate) use std::borrow::Cow;
    pub(crate) use std::collections::*;
    pub(crate) use std::marker::PhantomData;
    pub(crate) use std::num::NonZeroU8;
    pub(crate) use std::rc::Rc;
    pub(crate) use std::sync::Arc;

    pub(crate) use fastjson::Skip as IgnoredAny;

    pub(crate) use crate::dynamic::Value;
}

/// Counts cases and collects what is wrong, so that one run shows all of it.
#[derive(Default)]
pub(crate) struct Checks {
    checked: usize,
    wrong: Vec<String>,
}

impl Checks {
    /// Fails with everything that was wrong, or if some case was not checked.
    pub(crate) fn finish(self, expected: usize) {
        assert!(self.wrong.is_empty(), "{} wrong:\n{}", self.wrong.len(), self.wrong.join("\n"));
        assert_eq!(self.checked, expected, "cases checked");
    }

    /// Counts a case that the compiler has checked.
    pub(crate) fn count(&mut self) {
        self.checked += 1;
    }

    /// The input is accepted and gives the value with this `Debug` text.
    pub(crate) fn accept<T: FromJson<'static>>(
        &mut self,
        id: &str,
        input: &'static [u8],
        parsed: Option<&str>,
        show: fn(&T) -> String,
    ) {
        self.accepted(id, input, parsed, show, |_| Ok(()));
    }

    /// As [`accept`](Checks::accept), and the value prints as `printed`.
    pub(crate) fn accept_print<T: FromJson<'static> + ToJson>(
        &mut self,
        id: &str,
        input: &'static [u8],
        parsed: Option<&str>,
        show: fn(&T) -> String,
        printed: &str,
    ) {
        self.accepted(id, input, parsed, show, |value| {
            same("printed", &fastjson::to_string(value), printed)
        });
    }

    fn accepted<T: FromJson<'static>>(
        &mut self,
        id: &str,
        input: &'static [u8],
        parsed: Option<&str>,
        show: fn(&T) -> String,
        more: impl Fn(&T) -> Result<(), String>,
    ) {
        self.case(id, || {
            let value = read::<T>(input)?.map_err(|error| format!("refused: {error}"))?;
            if let Some(parsed) = parsed {
                same_value(&show(&value), parsed)?;
            }
            more(&value)
        });
    }

    /// The input is refused, with an error that agrees with itself.
    pub(crate) fn reject<T: FromJson<'static>>(&mut self, id: &str, input: &'static [u8]) {
        self.case(id, || refused::<T>(input).map(|_| ()));
    }

    /// The input is refused because it ends too early.
    pub(crate) fn reject_cut<T: FromJson<'static>>(&mut self, id: &str, input: &'static [u8]) {
        self.case(id, || {
            let error = refused::<T>(input)?;
            if error.is_eof() { Ok(()) } else { Err(format!("not the end of input: {error:?}")) }
        });
    }

    /// The input is refused at this (offset, line, column), with an error of this class.
    pub(crate) fn reject_at<T: FromJson<'static>>(
        &mut self,
        id: &str,
        input: &'static [u8],
        place: (usize, usize, usize),
        class: &str,
    ) {
        self.case(id, || {
            let error = refused::<T>(input)?;
            let found = (error.offset(), error.line(), error.column());
            if found == place && self::class(&error) == class {
                Ok(())
            } else {
                Err(format!("expected {class} error at {place:?}, found {found:?}: {error:?}"))
            }
        });
    }

    /// The value prints as `printed`.
    pub(crate) fn print<T: ToJson>(&mut self, id: &str, value: &T, printed: &str) {
        self.case(id, || {
            same("printed", &fastjson::to_string(value), printed)?;
            same("printed to bytes", &String::from_utf8_lossy(&fastjson::to_vec(value)), printed)
        });
    }

    /// Printing a variant that is skipped panics.
    pub(crate) fn unprintable<T: ToJson>(&mut self, id: &str, value: &T) {
        self.case(id, || {
            let print = std::panic::AssertUnwindSafe(|| fastjson::to_string(value));
            match std::panic::catch_unwind(print) {
                Ok(printed) => Err(format!("printed {printed}")),
                Err(panic) if panic_text(&*panic).contains("is not printed") => Ok(()),
                Err(panic) => Err(panic_text(&*panic).to_owned()),
            }
        });
    }

    fn case(&mut self, id: &str, check: impl FnOnce() -> Result<(), String>) {
        self.checked += 1;
        let outcome = catch_unwind(AssertUnwindSafe(check))
            .unwrap_or_else(|panic| Err(format!("panicked: {}", panic_text(panic.as_ref()))));
        if let Err(what) = outcome {
            self.wrong.push(format!("{id}: {what}"));
        }
    }
}

/// Fails to compile if the type implements the trait. Two candidates for the same name exist
/// only then, and the compiler cannot choose.
macro_rules! not_implemented {
    ($type:ty: $($bound:tt)+) => {
        const _: fn() = || {
            trait Either<Marker> {
                fn some() {}
            }
            struct Implemented;
            impl<T: ?Sized> Either<()> for T {}
            impl<T: ?Sized + $($bound)+> Either<Implemented> for T {}
            let _ = <$type as Either<_>>::some;
        };
    };
}
pub(crate) use not_implemented;

/// The `Debug` text of a value.
pub(crate) fn debug<T: Debug>(value: &T) -> String {
    format!("{value:?}")
}

/// Each text so many times; lives as long as the test, like the literals of the other cases.
pub(crate) fn repeated(parts: &[(&str, usize)]) -> &'static [u8] {
    let text: String = parts.iter().map(|(text, times)| text.repeat(*times)).collect();
    text.leak().as_bytes()
}

/// Parses by `from_slice` and, where the input is text, by `from_str`: both have to agree.
fn read<T: FromJson<'static>>(input: &'static [u8]) -> Result<Result<T, Error>, String> {
    let Ok(text) = str::from_utf8(input) else { return Ok(fastjson::from_slice(input)) };
    let (by_slice, by_str) = dynamic::reading(text, || {
        (fastjson::from_slice::<T>(input), fastjson::from_str::<T>(text))
    });
    match (&by_slice, &by_str) {
        (Ok(_), Ok(_)) => Ok(by_str),
        (Err(a), Err(b)) if a.kind() == b.kind() && a.offset() == b.offset() => Ok(by_str),
        _ => Err("from_slice and from_str differ".to_owned()),
    }
}

fn refused<T: FromJson<'static>>(input: &'static [u8]) -> Result<Error, String> {
    match read::<T>(input)? {
        Ok(_) => Err("accepted".to_owned()),
        Err(error) => check_error(&error, input).map(|()| error),
    }
}

/// An error is of exactly one class, and its line and column are those of its offset.
pub(crate) fn check_error(error: &Error, input: &[u8]) -> Result<(), String> {
    let before = input.get(..error.offset()).ok_or_else(|| {
        format!("the offset is behind the input's {} bytes: {error:?}", input.len())
    })?;
    let line_start = before.iter().rposition(|&byte| byte == b'\n').map_or(0, |at| at + 1);
    let line = 1 + before.iter().filter(|&&byte| byte == b'\n').count();
    let column = 1 + before.len() - line_start;
    if (error.line(), error.column()) != (line, column) {
        return Err(format!("the offset is at line {line} column {column}: {error:?}"));
    }
    let classes = [error.is_syntax(), error.is_data(), error.is_eof(), error.is_io()];
    if classes.iter().filter(|&&is| is).count() != 1 || error.is_io() {
        return Err(format!("of no class or of several: {error:?}"));
    }
    if error.is_eof() && error.offset() != input.len() {
        return Err(format!("the input's end is at {}: {error:?}", input.len()));
    }
    Ok(())
}

fn class(error: &Error) -> &'static str {
    match (error.is_syntax(), error.is_data(), error.is_eof()) {
        (true, false, false) => "syntax",
        (false, true, false) => "data",
        (false, false, true) => "eof",
        _ => "unclear",
    }
}

fn same(what: &str, found: &str, expected: &str) -> Result<(), String> {
    if found == expected { Ok(()) } else { Err(format!("{what} `{found}`, expected `{expected}`")) }
}

/// Compares `Debug` texts. The table cuts long ones and says how long they were:
/// `Dl { n: Some(D …(2014 bytes)`.
fn same_value(found: &str, expected: &str) -> Result<(), String> {
    let cut = expected.strip_suffix(" bytes)").and_then(|rest| rest.rsplit_once(" …("));
    let equal = match cut {
        Some((start, len)) => found.starts_with(start) && found.len().to_string() == len,
        None => found == expected,
    };
    if equal { Ok(()) } else { Err(format!("parsed `{found}`, expected `{expected}`")) }
}

/// The text that a panic carries.
pub(crate) fn panic_text(panic: &(dyn Any + Send)) -> &str {
    let text = panic.downcast_ref::<&str>().copied();
    text.or_else(|| panic.downcast_ref::<String>().map(String::as_str)).unwrap_or("?")
}

/// The first of the ids that are not there, as many as a message bears.
pub(crate) fn missing<'a>(wanted: &BTreeSet<&'a str>, there: &BTreeSet<&'a str>) -> Vec<&'a str> {
    wanted.difference(there).copied().take(20).collect()
}
