//! `Cow` of what is not text; text, which can be borrowed, is in `text`.

use alloc::borrow::{Cow, ToOwned};
use alloc::vec::Vec;

use crate::{Error, FromJson, Graph, Parser, Pointee, Printer, Shape, ToJson, ToJsonKey};

impl<T: Pointee + ToOwned + ?Sized> ToJson for Cow<'_, T> {
    #[inline]
    fn print(&self, printer: &mut Printer<'_>) {
        (**self).print(printer);
    }

    #[inline(always)]
    fn print_member(&self, name: &'static str, printer: &mut Printer<'_>) {
        (**self).print_member(name, printer);
    }

    #[inline]
    fn is_absent(&self) -> bool {
        (**self).is_absent()
    }

    #[inline]
    fn nullable() -> bool {
        T::nullable_behind()
    }

    #[inline]
    fn describe(graph: &mut Graph) {
        T::describe_behind(graph);
    }
}

impl<T: ToJsonKey + ToOwned + ?Sized> ToJsonKey for Cow<'_, T> {
    #[inline]
    fn print_key(&self, printer: &mut Printer<'_>) {
        (**self).print_key(printer);
    }
}

impl<'de, T: ToOwned<Owned: FromJson<'de>>> FromJson<'de> for Cow<'_, T> {
    #[inline]
    fn parse(parser: &mut Parser<'de>) -> Result<Self, Error> {
        T::Owned::parse(parser).map(Cow::Owned)
    }

    fn parse_into(&mut self, parser: &mut Parser<'de>) -> Result<(), Error> {
        match self {
            Cow::Owned(value) => value.parse_into(parser),
            Cow::Borrowed(_) => Self::parse(parser).map(|value| *self = value),
        }
    }

    #[inline]
    fn absent() -> Option<Self> {
        T::Owned::absent().map(Cow::Owned)
    }

    #[inline]
    fn if_null() -> Option<Self> {
        T::Owned::if_null().map(Cow::Owned)
    }

    #[inline]
    fn shape() -> Shape {
        T::Owned::shape()
    }

    #[inline]
    fn describe(graph: &mut Graph) {
        T::Owned::describe(graph);
    }
}

impl<'de, T: FromJson<'de> + Clone> FromJson<'de> for Cow<'_, [T]> {
    #[inline]
    fn parse(parser: &mut Parser<'de>) -> Result<Self, Error> {
        Vec::parse(parser).map(Cow::Owned)
    }

    fn parse_into(&mut self, parser: &mut Parser<'de>) -> Result<(), Error> {
        match self {
            Cow::Owned(elements) => elements.parse_into(parser),
            Cow::Borrowed(_) => Self::parse(parser).map(|value| *self = value),
        }
    }

    #[inline]
    fn describe(graph: &mut Graph) {
        T::describe(graph);
    }
}
