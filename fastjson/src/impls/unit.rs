//! Types with one value, which is `null`: `()` and `PhantomData`.

use core::marker::PhantomData;

use crate::fields::{Fields, Unknown};
use crate::lexer::no_members;
use crate::members::{MembersOf, Names, PrintMembers};
use crate::{Error, FromJson, Parser, Printer, ToJson};

impl ToJson for () {
    #[inline]
    fn print(&self, printer: &mut Printer<'_>) {
        printer.raw("null");
    }
}

impl<'de> FromJson<'de> for () {
    #[inline]
    fn shape() -> crate::Shape {
        crate::Shape::NULL
    }

    #[inline]
    fn parse(parser: &mut Parser<'de>) -> Result<Self, Error> {
        parser.take_null()
    }
}

/// No members at all; those that are there are nobody's.
impl PrintMembers for () {
    fn print_members(&self, _: &mut bool, _: &mut Printer<'_>) {}
}

impl<'de> MembersOf<'de> for () {
    const NAMES: &'static Names = &Names::NONE;

    fn parse_members(parser: &mut Parser<'de>) -> Result<Self, Error> {
        no_members(parser, &NOTHING)
    }
}

static NOTHING: Fields = Fields {
    type_name: "()",
    module_path: "",
    fields: &[],
    sorted: &[],
    unknown: Unknown::Undeclared,
    declares_duplicates: true,
    any_case: false,
    own: None,
};

impl<T: ?Sized> ToJson for PhantomData<T> {
    #[inline]
    fn print(&self, printer: &mut Printer<'_>) {
        printer.raw("null");
    }
}

impl<'de, T: ?Sized> FromJson<'de> for PhantomData<T> {
    #[inline]
    fn shape() -> crate::Shape {
        crate::Shape::NULL
    }

    #[inline]
    fn parse(parser: &mut Parser<'de>) -> Result<Self, Error> {
        parser.take_null()?;
        Ok(Self)
    }
}
