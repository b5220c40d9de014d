//! `[T; N]`, as an array of exactly `N` elements.
//!
//! It is built on the stack, also inside a `Box`: for more than some 100,000 bytes read a `Vec`.

use crate::{Error, FromJson, Graph, Parser, Printer, ToJson};

impl<T: ToJson, const N: usize> ToJson for [T; N] {
    #[inline]
    fn print(&self, printer: &mut Printer<'_>) {
        self.as_slice().print(printer);
    }

    #[inline]
    fn describe(graph: &mut Graph) {
        T::describe(graph);
    }
}

impl<'de, T: FromJson<'de>, const N: usize> FromJson<'de> for [T; N] {
    #[inline]
    fn shape() -> crate::Shape {
        crate::Shape::ARRAY
    }

    fn parse(parser: &mut Parser<'de>) -> Result<Self, Error> {
        let mut slots = [const { None }; N];
        let mut more = parser.begin_array()?;
        for (index, slot) in slots.iter_mut().enumerate() {
            if !more {
                return Err(parser.array_too_short(N, index));
            }
            *slot = Some(T::parse(parser)?);
            more = parser.next_element()?;
        }
        if more {
            return Err(parser.array_too_long(N));
        }
        Ok(slots.map(|slot| match slot {
            Some(value) => value,
            None => unreachable!("the loop has filled every slot"),
        }))
    }

    fn parse_into(&mut self, parser: &mut Parser<'de>) -> Result<(), Error> {
        let mut more = parser.begin_array()?;
        for (index, element) in self.iter_mut().enumerate() {
            if !more {
                return Err(parser.array_too_short(N, index));
            }
            element.parse_into(parser)?;
            more = parser.next_element()?;
        }
        if more { Err(parser.array_too_long(N)) } else { Ok(()) }
    }

    #[inline]
    fn describe(graph: &mut Graph) {
        T::describe(graph);
    }
}
