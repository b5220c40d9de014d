//! The members of what is in a `Box`, an `Option` or behind a reference, as members of another
//! object; and what has none.

use alloc::boxed::Box;
use core::marker::PhantomData;

use crate::lexer::has_member;
use crate::members::{MembersOf, Names, PrintMembers};
use crate::{Error, Parser, Printer};

impl<T: PrintMembers> PrintMembers for &T {
    fn print_members(&self, first: &mut bool, printer: &mut Printer<'_>) {
        (**self).print_members(first, printer);
    }
}

impl<T: PrintMembers> PrintMembers for Box<T> {
    fn print_members(&self, first: &mut bool, printer: &mut Printer<'_>) {
        (**self).print_members(first, printer);
    }
}

impl<'de, T: MembersOf<'de>> MembersOf<'de> for Box<T> {
    const NAMES: &'static Names = T::NAMES;

    const RESUMES: bool = T::RESUMES;

    fn parse_members(parser: &mut Parser<'de>) -> Result<Self, Error> {
        T::parse_members(parser).map(Self::new)
    }
}

impl<T: PrintMembers> PrintMembers for Option<T> {
    fn print_members(&self, first: &mut bool, printer: &mut Printer<'_>) {
        if let Some(value) = self {
            value.print_members(first, printer);
        }
    }
}

/// There as soon as one of its members is there, and then all that must be there must be.
impl<'de, T: MembersOf<'de>> MembersOf<'de> for Option<T> {
    const NAMES: &'static Names = T::NAMES;

    fn parse_members(parser: &mut Parser<'de>) -> Result<Self, Error> {
        if has_member(parser, T::NAMES)? { T::parse_members(parser).map(Some) } else { Ok(None) }
    }
}

/// Prints and reads what has no members, like this for `()`:
/// ```text
/// impl PrintMembers for () { fn print_members(&self, _, _) {} }
/// impl MembersOf for () { const NAMES = &Names::NONE; fn parse_members(_) { Ok(()) } }
/// ```
macro_rules! no_members {
    ($([$($params:tt)*] $type:ty, $value:expr;)*) => {$(
        impl<$($params)*> PrintMembers for $type {
            fn print_members(&self, _: &mut bool, _: &mut Printer<'_>) {}
        }

        impl<'de, $($params)*> MembersOf<'de> for $type {
            const NAMES: &'static Names = &Names::NONE;

            fn parse_members(_: &mut Parser<'de>) -> Result<Self, Error> {
                Ok($value)
            }
        }
    )*};
}

no_members! {
    [] (), ();
    [T: ?Sized] PhantomData<T>, Self;
}
