//! Types whose JSON is the members of an object, which they may share with others: what flattened
//! fields and tags stand on.

use crate::fields::Fields;
use crate::printer::print_members;
use crate::{Error, FromJson, Parser, Printer, ToJson};

/// A type that is read from the members of an object that others read too.
///
/// Each reads the whole object, from its bracket, and leaves the others' members alone.
#[doc(hidden)]
#[diagnostic::on_unimplemented(
    message = "`{Self}` is not read from the members of an object",
    label = "cannot be flattened, or tagged from within",
    note = "structs with named fields, maps, tagged enums, and `Option` and `Box` of those can",
    note = "put `#[derive(FastJson)]` or `#[derive(FromJson)]` on the type if it is yours"
)]
pub trait MembersOf<'de>: FromJson<'de> {
    /// The names of the members.
    const NAMES: &'static Names;

    /// Whether `parse` begins with [`Parser::begin_object`] at once and reads the object but
    /// once, so that it can begin behind a member that somebody else has read.
    const RESUMES: bool = false;

    /// Reads the value from a shared object; `Option` looks whether there is one.
    ///
    /// # Errors
    /// As [`FromJson::parse`].
    #[inline]
    fn parse_members(parser: &mut Parser<'de>) -> Result<Self, Error> {
        Self::parse(parser)
    }
}

/// A type that is printed as members between those of another.
#[doc(hidden)]
#[diagnostic::on_unimplemented(
    message = "`{Self}` is not printed as the members of an object",
    label = "cannot be flattened, or tagged from within",
    note = "structs with named fields, maps, tagged enums, and `Option` and `Box` of those can",
    note = "put `#[derive(FastJson)]` or `#[derive(ToJson)]` on the type if it is yours"
)]
pub trait PrintMembers: ToJson {
    /// Prints the members; `first` says whether none has been printed before, and is kept true.
    fn print_members(&self, first: &mut bool, printer: &mut Printer<'_>) {
        print_members(self, first, printer);
    }
}

/// Names of members that a type takes from an object.
#[derive(Debug)]
pub struct Names {
    /// Those of its own fields.
    pub own: Option<&'static Fields>,
    /// Those of the fields of what is flattened into it.
    pub inner: &'static [&'static Self],
    /// Whether it takes all that nobody else does.
    pub takes_rest: bool,
}

impl Names {
    /// The names of a struct's fields.
    #[must_use]
    pub const fn of(fields: &'static Fields) -> Self {
        Self { own: Some(fields), inner: &[], takes_rest: false }
    }

    /// No name.
    pub const NONE: Self = Self { own: None, inner: &[], takes_rest: false };

    /// Every name that nobody else takes.
    pub const REST: Self = Self { own: None, inner: &[], takes_rest: true };

    pub(crate) const fn is_empty(&self) -> bool {
        self.own.is_none() && self.inner.is_empty() && !self.takes_rest
    }

    pub(crate) fn take_rest(&self) -> bool {
        self.takes_rest || self.inner.iter().any(|inner| inner.take_rest())
    }

    /// Whether no two of these types have a name in common, as their attributes say them; for
    /// `const` assertions, as a name that two take would be printed twice.
    #[must_use]
    pub const fn are_apart(types: &[&Self]) -> bool {
        let mut at = 0;
        while at < types.len() {
            let mut other = at + 1;
            while other < types.len() {
                if !types[at].is_apart_from(types[other]) {
                    return false;
                }
                other += 1;
            }
            at += 1;
        }
        true
    }

    const fn is_apart_from(&self, other: &Self) -> bool {
        if let Some(own) = self.own
            && !other.has_none_of(own)
        {
            return false;
        }
        let mut at = 0;
        while at < self.inner.len() {
            if !self.inner[at].is_apart_from(other) {
                return false;
            }
            at += 1;
        }
        true
    }

    const fn has_none_of(&self, fields: &Fields) -> bool {
        if let Some(own) = self.own
            && !own.is_apart_from(fields)
        {
            return false;
        }
        let mut at = 0;
        while at < self.inner.len() {
            if !self.inner[at].has_none_of(fields) {
                return false;
            }
            at += 1;
        }
        true
    }
}
