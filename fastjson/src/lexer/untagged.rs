//! Values that do not say which variant they are: what the code that a derive writes calls to try
//! one variant after the other.
//!
//! Where such values are in each other, a naive parser reads the inner ones again for each variant
//! of each outer one, so that the time doubles with each level. Here a variant that does not fit a
//! value is never tried again at that place while the outermost value is being read: each visit
//! of a value then goes straight to the variant that fits it. What is left, values that fit and
//! are read again because what is around them does not, is bounded by the number of variants and
//! levels, and in the last resort by a budget.

use alloc::boxed::Box;
use alloc::collections::BTreeSet;
use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;
use core::mem;

use super::{Parser, Place};
use crate::{Error, ErrorKind, Shape};

/// What is known of untagged values that are in each other.
#[derive(Debug, Default)]
pub(super) struct Failures {
    /// The address of a variant's parser, and the offset of a value that does not fit it. Two
    /// parsers that the linker has merged fail alike.
    known: BTreeSet<(usize, usize)>,
    /// Bytes that were read for variants that did not fit.
    wasted: usize,
}

/// How many times the length of the input may be read for variants that do not fit.
const BUDGET: usize = 64;

/// The attempts to read one value.
#[derive(Debug)]
pub struct Attempts {
    start: Place,
    /// The offset of the value around this one, or `NOTHING`.
    outer: usize,
    /// Whether a level of nesting was counted.
    entered: bool,
    /// Whether the value is an object that others read, too: then what fits depends on them.
    shared: bool,
    found: Shape,
    /// Why variants do not fit that might have, by their numbers. Not in the frame, which recursion
    /// would multiply: room for three there saved an allocation and no time.
    failed: Vec<(u16, Failure)>,
    /// What is wrong whatever the variant is.
    fatal: Option<Error>,
}

/// Why a variant does not fit.
#[derive(Debug)]
enum Failure {
    /// It was found not to fit before.
    Known,
    Error(Error),
}

/// The offset of the value that is being tried where there is none.
pub(super) const NOTHING: usize = usize::MAX;

/// Begins to read an untagged value. One that begins where the one around it does counts one
/// level of nesting; else there is a bracket between them, which has been counted.
///
/// # Errors
/// What begins no value, and no level left.
#[inline]
pub fn begin_untagged(parser: &mut Parser<'_>) -> Result<Attempts, Error> {
    let found = Shape::of(parser.token());
    if found == Shape::NONE {
        return Err(parser.unexpected("a value"));
    }
    let outer = parser.attempt;
    // An object of others, too, is at the depth that it was left at; and no type holds itself there.
    let shared = parser.is_before_view();
    let entered = outer == parser.offset() && !shared;
    if entered {
        parser.enter()?;
    }
    let start = parser.place();
    parser.attempt = start.offset;
    Ok(Attempts { start, outer, entered, shared, found, failed: Vec::new(), fatal: None })
}

impl Attempts {
    /// Reads the value as one variant, if it may be that one and no fault was met that is one
    /// for all of them.
    #[inline]
    pub fn attempt<'de, T>(
        &mut self,
        parser: &mut Parser<'de>,
        variant: u16,
        shape: Shape,
        parse: fn(&mut Parser<'de>) -> Result<T, Error>,
    ) -> Option<T> {
        if !shape.meets(self.found) {
            return None;
        }
        let place = (parse as usize, self.start.offset);
        if self.fatal.is_some() || !self.shared && self.is_known(parser, place, variant) {
            return None;
        }
        match parse(parser) {
            Ok(value) => {
                finish(parser, self.outer);
                if self.entered {
                    parser.leave();
                }
                Some(value)
            }
            Err(error) => {
                self.fail(parser, place, variant, error);
                None
            }
        }
    }

    #[inline]
    fn is_known(&mut self, parser: &Parser<'_>, place: (usize, usize), variant: u16) -> bool {
        let known =
            parser.failures.as_ref().is_some_and(|failures| failures.known.contains(&place));
        if known {
            self.failed.push((variant, Failure::Known));
        }
        known
    }

    #[cold]
    #[inline(never)]
    fn fail(&mut self, parser: &mut Parser<'_>, place: (usize, usize), variant: u16, error: Error) {
        if error.is_syntax() || error.is_eof() {
            self.fatal = Some(error);
            return;
        }
        let read = parser.offset().saturating_sub(self.start.offset);
        parser.go_back(self.start);
        self.failed.push((variant, Failure::Error(error)));
        // Nobody asks again about a value that is in no other.
        if self.outer != NOTHING && !self.shared {
            let len = parser.cursor.input().len();
            let failures = parser.failures.get_or_insert_default();
            failures.known.insert(place);
            failures.wasted = failures.wasted.saturating_add(read);
            if failures.wasted / BUDGET > len {
                let message =
                    "untagged values in each other fit no variant after too many attempts";
                let error = parser.error_at(self.start.offset, ErrorKind::InvalidValue, message);
                self.fatal = Some(error);
            }
        }
    }

    /// Makes the error when no variant fits; `variants` are their names and shapes.
    #[cold]
    #[inline(never)]
    pub fn failed(
        mut self,
        parser: &mut Parser<'_>,
        type_name: &'static str,
        variants: &[(&'static str, Shape)],
    ) -> Error {
        finish(parser, self.outer);
        if let Some(error) = self.fatal.take() {
            return error;
        }
        let start = self.start.offset;
        let kind =
            if self.failed.is_empty() { ErrorKind::WrongType } else { ErrorKind::InvalidValue };
        let mut message = format!("no variant of `{type_name}` fits");
        // In another value this is one of its list.
        if self.outer == NOTHING {
            self.list(variants, &mut message);
        }
        parser.error_at(start, kind, message)
    }

    /// Adds why each variant does not fit.
    fn list(self, variants: &[(&'static str, Shape)], message: &mut String) {
        const MOST: usize = 12;
        let start = self.start.offset;
        let mut failed = self.failed.into_iter().peekable();
        for (at, (variant, shape)) in (0..).zip(variants) {
            message.push_str(if at == 0 { ": " } else { "; " });
            if usize::from(at) == MOST {
                message.push('…');
                break;
            }
            message.push_str(&format!("{variant}: "));
            match failed.next_if(|(number, _)| *number == at) {
                None => {
                    let (wanted, found) = (shape.text(), self.found.text());
                    message.push_str(&format!("expected {wanted}, found {found}"));
                }
                Some((_, Failure::Known)) => message.push_str("does not fit"),
                Some((_, Failure::Error(error))) => {
                    let error = error.with_text();
                    push_short(message, error.message());
                    if error.offset() > start {
                        message.push_str(&format!(" (offset {})", error.offset()));
                    }
                }
            }
        }
    }
}

impl Parser<'_> {
    /// Whether an untagged value is being tried, so that most errors are never shown.
    pub(super) fn tries(&self) -> bool {
        self.attempt != NOTHING
    }
}

/// Ends the attempts to read one value; what is known is forgotten with the outermost.
#[inline]
fn finish(parser: &mut Parser<'_>, outer: usize) {
    parser.attempt = outer;
    if outer == NOTHING && parser.failures.is_some() {
        forget(parser);
    }
}

#[cold]
#[inline(never)]
fn forget(parser: &mut Parser<'_>) {
    drop::<Option<Box<Failures>>>(mem::take(&mut *parser.failures));
}

fn push_short(message: &mut String, text: &str) {
    const MOST: usize = 160;
    let end = text.floor_char_boundary(MOST);
    message.push_str(&text[..end]);
    if end < text.len() {
        message.push('…');
    }
}
