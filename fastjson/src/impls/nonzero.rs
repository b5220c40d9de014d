//! Integers that are not zero, as values and as names of members.

use core::num::NonZero;

use crate::{Error, ErrorKind, FromJson, FromJsonKey, Parser, Printer, ToJson, ToJsonKey};

/// Implements all the traits for `NonZero` of integer types, like this for `u8`:
/// ```text
/// impl ToJson for NonZero<u8> { fn print(&self, printer) { self.get().print(printer) } }
/// impl FromJson for NonZero<u8> { fn parse(parser) { nonzero(parser, u8::parse, NonZero::new) } }
/// impl ToJsonKey for NonZero<u8> { … } impl FromJsonKey for NonZero<u8> { … }
/// ```
macro_rules! nonzeros {
    ($($type:ident)*) => {$(
        impl ToJson for NonZero<$type> {
            #[inline]
            fn print(&self, printer: &mut Printer<'_>) {
                self.get().print(printer);
            }
        }

        impl<'de> FromJson<'de> for NonZero<$type> {
            #[inline]
            fn shape() -> crate::Shape {
                crate::Shape::NUMBER
            }

            fn parse(parser: &mut Parser<'de>) -> Result<Self, Error> {
                nonzero(parser, $type::parse, Self::new)
            }
        }

        impl ToJsonKey for NonZero<$type> {
            fn print_key(&self, printer: &mut Printer<'_>) {
                self.get().print_key(printer);
            }
        }

        impl<'de> FromJsonKey<'de> for NonZero<$type> {
            fn parse_key(parser: &mut Parser<'de>) -> Result<Self, Error> {
                nonzero(parser, $type::parse_key, Self::new)
            }
        }
    )*};
}

nonzeros! { u8 u16 u32 u64 u128 usize i8 i16 i32 i64 i128 isize }

/// Reads an integer and makes an error at its start if it is zero.
#[inline(always)]
fn nonzero<'de, T, N>(
    parser: &mut Parser<'de>,
    parse: fn(&mut Parser<'de>) -> Result<T, Error>,
    new: fn(T) -> Option<N>,
) -> Result<N, Error> {
    parser.token();
    let start = parser.offset();
    match new(parse(parser)?) {
        Some(value) => Ok(value),
        None => Err(zero(parser, start)),
    }
}

#[cold]
#[inline(never)]
fn zero(parser: &Parser<'_>, start: usize) -> Error {
    parser.error_at(start, ErrorKind::InvalidValue, "expected a number other than zero")
}
