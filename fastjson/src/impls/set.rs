//! Sets, as arrays; what is there twice counts once.

use alloc::collections::BTreeSet;
#[cfg(feature = "std")]
use core::hash::{BuildHasher, Hash};
#[cfg(feature = "std")]
use std::collections::HashSet;

use super::sequence::each;
use crate::{Error, FromJson, Graph, Parser, Printer, ToJson};

impl<T: ToJson> ToJson for BTreeSet<T> {
    fn print(&self, printer: &mut Printer<'_>) {
        printer.array(self);
    }

    #[inline]
    fn describe(graph: &mut Graph) {
        T::describe(graph);
    }
}

impl<'de, T: FromJson<'de> + Ord> FromJson<'de> for BTreeSet<T> {
    #[inline]
    fn shape() -> crate::Shape {
        crate::Shape::ARRAY
    }

    fn parse(parser: &mut Parser<'de>) -> Result<Self, Error> {
        let mut set = Self::new();
        each(parser, |element| {
            set.insert(element);
        })?;
        Ok(set)
    }

    #[inline]
    fn describe(graph: &mut Graph) {
        T::describe(graph);
    }
}

#[cfg(feature = "std")]
impl<T: ToJson, S> ToJson for HashSet<T, S> {
    fn print(&self, printer: &mut Printer<'_>) {
        printer.array(self);
    }

    #[inline]
    fn describe(graph: &mut Graph) {
        T::describe(graph);
    }
}

#[cfg(feature = "std")]
impl<'de, T, S> FromJson<'de> for HashSet<T, S>
where
    T: FromJson<'de> + Eq + Hash,
    S: BuildHasher + Default,
{
    #[inline]
    fn shape() -> crate::Shape {
        crate::Shape::ARRAY
    }

    #[inline]
    fn parse(parser: &mut Parser<'de>) -> Result<Self, Error> {
        let mut set = Self::default();
        set.parse_into(parser)?;
        Ok(set)
    }

    fn parse_into(&mut self, parser: &mut Parser<'de>) -> Result<(), Error> {
        self.clear();
        each(parser, |element| {
            self.insert(element);
        })
    }

    #[inline]
    fn describe(graph: &mut Graph) {
        T::describe(graph);
    }
}
