//! Sequences of any length, as arrays.

use alloc::vec::Vec;

use crate::{Error, FromJson, Parser, Printer, ToJson};

impl<T: ToJson> ToJson for [T] {
    fn print(&self, printer: &mut Printer<'_>) {
        printer.array(self);
    }
}

impl<T: ToJson> ToJson for Vec<T> {
    #[inline]
    fn print(&self, printer: &mut Printer<'_>) {
        self.as_slice().print(printer);
    }
}

impl<'de, T: FromJson<'de>> FromJson<'de> for Vec<T> {
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
}
