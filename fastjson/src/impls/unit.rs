//! Types with one value, which is `null`: `()` and `PhantomData`.

use core::marker::PhantomData;

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
