//! `f32` and `f64`: correctly rounded when read, shortest when printed.

use crate::lexer::Number;
use crate::number::{self, Fault, Parsed};
use crate::{Error, FromJson, Parser, Printer, ToJson};

/// Implements the traits for float types, like this for `f64`:
/// ```text
/// impl Number for f64 { const NAME: &str = "f64"; fn read(bytes) { number::parse_float(bytes) } }
/// impl ToJson for f64 { … } impl FromJson for f64 { … }
/// ```
macro_rules! floats {
    ($($type:ident)*) => {$(
        impl Number for $type {
            const NAME: &'static str = stringify!($type);

            #[inline(always)]
            fn read(bytes: &[u8]) -> Result<Parsed<Self>, Fault> {
                number::parse_float(bytes)
            }
        }

        impl ToJson for $type {
            #[inline]
            fn print(&self, printer: &mut Printer<'_>) {
                printer.float(*self);
            }

            fn print_all(elements: &[Self], printer: &mut Printer<'_>) {
                printer.all_floats(elements);
            }
        }

        impl<'de> FromJson<'de> for $type {
            #[inline]
            fn shape() -> crate::Shape {
                crate::Shape::NUMBER
            }

            fn parse(parser: &mut Parser<'de>) -> Result<Self, Error> {
                parser.take_number()
            }
        }
    )*};
}

floats! { f32 f64 }
