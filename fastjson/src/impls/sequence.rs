//! Sequences of any length, as arrays.

use alloc::boxed::Box;
use alloc::collections::{BinaryHeap, LinkedList, VecDeque};
use alloc::rc::Rc;
#[cfg(target_has_atomic = "ptr")]
use alloc::sync::Arc;
use alloc::vec::Vec;
use core::mem;

use crate::{Error, FromJson, Graph, Parser, Printer, ToJson};

impl<T: ToJson> ToJson for [T] {
    fn print(&self, printer: &mut Printer<'_>) {
        T::print_all(self, printer);
    }
}

impl<T: ToJson> ToJson for Vec<T> {
    #[inline]
    fn print(&self, printer: &mut Printer<'_>) {
        self.as_slice().print(printer);
    }

    #[inline]
    fn describe(graph: &mut Graph) {
        T::describe(graph);
    }
}

impl<'de, T: FromJson<'de>> FromJson<'de> for Vec<T> {
    #[inline]
    fn shape() -> crate::Shape {
        crate::Shape::ARRAY
    }

    fn parse(parser: &mut Parser<'de>) -> Result<Self, Error> {
        let mut elements = Self::new();
        let mut more = parser.begin_array()?;
        while more {
            elements.push(T::parse(parser)?);
            more = parser.next_element()?;
        }
        Ok(elements)
    }

    fn parse_into(&mut self, parser: &mut Parser<'de>) -> Result<(), Error> {
        let mut len = 0;
        let mut more = parser.begin_array()?;
        while more {
            match self.get_mut(len) {
                Some(element) => element.parse_into(parser)?,
                None => self.push(T::parse(parser)?),
            }
            len += 1;
            more = parser.next_element()?;
        }
        self.truncate(len);
        Ok(())
    }

    #[inline]
    fn describe(graph: &mut Graph) {
        T::describe(graph);
    }
}

/// Implements the two traits for what is made from a vector and can become one again without
/// copying its elements, by the code of the vector. Like this for `VecDeque`:
/// ```text
/// impl<T: ToJson> ToJson for VecDeque<T> { fn print(&self, printer) { printer.array(self) } … }
/// impl<T: FromJson> FromJson for VecDeque<T> {
///     fn parse(parser) { Vec::parse(parser).map(VecDeque::from) }
///     fn parse_into(&mut self, parser) { to a vector, Vec::parse_into, and back }
///     …
/// }
/// ```
macro_rules! from_vec {
    ($([$($bound:tt)*] $type:ident)*) => {$(
        impl<T: ToJson> ToJson for $type<T> {
            fn print(&self, printer: &mut Printer<'_>) {
                printer.array(self);
            }

            #[inline]
            fn describe(graph: &mut Graph) {
                T::describe(graph);
            }
        }

        impl<'de, T: FromJson<'de> $($bound)*> FromJson<'de> for $type<T> {
            #[inline]
            fn shape() -> crate::Shape {
                crate::Shape::ARRAY
            }

            fn parse(parser: &mut Parser<'de>) -> Result<Self, Error> {
                Vec::parse(parser).map(Self::from)
            }

            fn parse_into(&mut self, parser: &mut Parser<'de>) -> Result<(), Error> {
                let mut elements = Vec::from(mem::take(self));
                let result = elements.parse_into(parser);
                *self = Self::from(elements);
                result
            }

            #[inline]
            fn describe(graph: &mut Graph) {
                T::describe(graph);
            }
        }
    )*};
}

from_vec! { [+ Ord] BinaryHeap [] VecDeque }

impl<'de, T: FromJson<'de>> FromJson<'de> for Box<[T]> {
    #[inline]
    fn shape() -> crate::Shape {
        crate::Shape::ARRAY
    }

    fn parse(parser: &mut Parser<'de>) -> Result<Self, Error> {
        Vec::parse(parser).map(Self::from)
    }

    fn parse_into(&mut self, parser: &mut Parser<'de>) -> Result<(), Error> {
        let mut elements = Vec::from(mem::take(self));
        let result = elements.parse_into(parser);
        *self = Self::from(elements);
        result
    }

    #[inline]
    fn describe(graph: &mut Graph) {
        T::describe(graph);
    }
}

impl<'de, T: FromJson<'de>> FromJson<'de> for Rc<[T]> {
    #[inline]
    fn shape() -> crate::Shape {
        crate::Shape::ARRAY
    }

    fn parse(parser: &mut Parser<'de>) -> Result<Self, Error> {
        Vec::parse(parser).map(Self::from)
    }

    #[inline]
    fn describe(graph: &mut Graph) {
        T::describe(graph);
    }
}

#[cfg(target_has_atomic = "ptr")]
impl<'de, T: FromJson<'de>> FromJson<'de> for Arc<[T]> {
    #[inline]
    fn shape() -> crate::Shape {
        crate::Shape::ARRAY
    }

    fn parse(parser: &mut Parser<'de>) -> Result<Self, Error> {
        Vec::parse(parser).map(Self::from)
    }

    #[inline]
    fn describe(graph: &mut Graph) {
        T::describe(graph);
    }
}

impl<T: ToJson> ToJson for LinkedList<T> {
    fn print(&self, printer: &mut Printer<'_>) {
        printer.array(self);
    }

    #[inline]
    fn describe(graph: &mut Graph) {
        T::describe(graph);
    }
}

impl<'de, T: FromJson<'de>> FromJson<'de> for LinkedList<T> {
    #[inline]
    fn shape() -> crate::Shape {
        crate::Shape::ARRAY
    }

    fn parse(parser: &mut Parser<'de>) -> Result<Self, Error> {
        let mut elements = Self::new();
        each(parser, |element| elements.push_back(element))?;
        Ok(elements)
    }

    #[inline]
    fn describe(graph: &mut Graph) {
        T::describe(graph);
    }
}

/// Reads an array and hands over its elements one by one.
#[inline]
pub(super) fn each<'de, T: FromJson<'de>>(
    parser: &mut Parser<'de>,
    mut take: impl FnMut(T),
) -> Result<(), Error> {
    let mut more = parser.begin_array()?;
    while more {
        take(T::parse(parser)?);
        more = parser.next_element()?;
    }
    Ok(())
}
