//! Newtypes of the standard library that say how a value is calculated with or ordered.

use core::cmp::Reverse;
use core::num::{Saturating, Wrapping};

use super::transparent::transparent;
use crate::{Error, FromJson, Graph, Parser, Printer, ToJson};

/// Implements `ToJson` for newtypes, like this for `Wrapping`:
/// ```text
/// impl<T: ToJson> ToJson for Wrapping<T> { fn print(&self, printer) { self.0.print(printer) } … }
/// ```
macro_rules! wrappers {
    ($($wrapper:ident)*) => {$(
        impl<T: ToJson> ToJson for $wrapper<T> {
            #[inline]
            fn print(&self, printer: &mut Printer<'_>) {
                self.0.print(printer);
            }

            #[inline]
            fn is_absent(&self) -> bool {
                self.0.is_absent()
            }

            #[inline]
            fn nullable() -> bool {
                T::nullable()
            }

            #[inline]
            fn describe(graph: &mut Graph) {
                T::describe(graph);
            }
        }
    )*};
}

wrappers! { Reverse Saturating Wrapping }
transparent! {
    Reverse Reverse, |this| Some(&mut this.0);
    Wrapping Wrapping, |this| Some(&mut this.0);
}

/// Reads integers as their type reads itself, except that one out of range becomes the nearest
/// value of the type:
/// ```text
/// impl FromJson for Saturating<u8> { fn parse(parser) { parser.take_saturating(0, 255) … } }
/// ```
macro_rules! saturating {
    ($($type:ident)*) => {$(
        impl<'de> FromJson<'de> for Saturating<$type> {
            #[inline]
            fn shape() -> crate::Shape {
                crate::Shape::NUMBER
            }

            fn parse(parser: &mut Parser<'de>) -> Result<Self, Error> {
                parser.take_saturating($type::MIN, $type::MAX).map(Self)
            }
        }
    )*};
}

saturating! { u8 u16 u32 u64 u128 usize i8 i16 i32 i64 i128 isize }
