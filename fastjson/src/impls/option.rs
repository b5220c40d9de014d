//! `Option`: `null` or absent is `None`.

use crate::{Error, FromJson, Graph, Parser, Printer, ToJson};

impl<T: ToJson> ToJson for Option<T> {
    #[inline]
    fn print(&self, printer: &mut Printer<'_>) {
        match self {
            Some(value) => value.print(printer),
            None => printer.raw("null"),
        }
    }

    #[inline(always)]
    fn print_member(&self, name: &'static str, printer: &mut Printer<'_>) {
        match self {
            Some(value) => value.print_member(name, printer),
            None => printer.null_member(name),
        }
    }

    /// The outer `None` of nested options means that the member was not there.
    #[inline]
    fn is_absent(&self) -> bool {
        self.is_none() && T::nullable()
    }

    #[inline]
    fn nullable() -> bool {
        true
    }

    #[inline]
    fn describe(graph: &mut Graph) {
        T::describe(graph);
    }
}

impl<'de, T: FromJson<'de>> FromJson<'de> for Option<T> {
    #[inline]
    fn parse(parser: &mut Parser<'de>) -> Result<Self, Error> {
        if parser.try_null()? { Ok(T::if_null()) } else { T::parse(parser).map(Some) }
    }

    fn parse_into(&mut self, parser: &mut Parser<'de>) -> Result<(), Error> {
        if parser.try_null()? {
            *self = T::if_null();
            return Ok(());
        }
        match self {
            Some(value) => value.parse_into(parser),
            None => {
                *self = Some(T::parse(parser)?);
                Ok(())
            }
        }
    }

    #[inline]
    fn absent() -> Option<Self> {
        Some(None)
    }

    #[inline]
    fn if_null() -> Option<Self> {
        Some(T::if_null())
    }

    #[inline]
    fn describe(graph: &mut Graph) {
        T::describe(graph);
    }
}
