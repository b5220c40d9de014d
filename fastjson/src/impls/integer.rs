//! Integers of every width.

use crate::lexer::Number;
use crate::number::{self, Fault, Parsed};
use crate::{Error, FromJson, FromJsonKey, Parser, Printer, ToJson, ToJsonKey};

/// Implements all the traits for integer types, like this for `u8`:
/// ```text
/// impl Number for u8 { const NAME: &str = "u8"; fn read(bytes) { number::parse_unsigned(bytes) } }
/// impl ToJson for u8 { fn print(&self, printer) { printer.unsigned(*self as u64) } }
/// impl FromJson for u8 { … } impl ToJsonKey for u8 { … } …
/// ```
macro_rules! integers {
    ($($read:ident $print:ident $member:ident $widest:ident $all:ident: $($type:ident)*;)*) => {$($(
        impl Number for $type {
            const NAME: &'static str = stringify!($type);

            #[inline(always)]
            fn read(bytes: &[u8]) -> Result<Parsed<Self>, Fault> {
                number::$read(bytes)
            }
        }

        impl ToJson for $type {
            #[inline]
            fn print(&self, printer: &mut Printer<'_>) {
                printer.$print(*self as $widest);
            }

            #[inline(always)]
            fn print_member(&self, name: &'static str, printer: &mut Printer<'_>) {
                printer.$member(name, *self as $widest);
            }

            fn print_all(elements: &[Self], printer: &mut Printer<'_>) {
                printer.$all(elements, |element| *element as $widest);
            }
        }

        impl<'de> FromJson<'de> for $type {
            fn parse(parser: &mut Parser<'de>) -> Result<Self, Error> {
                parser.take_number()
            }
        }

        impl ToJsonKey for $type {
            fn print_key(&self, printer: &mut Printer<'_>) {
                printer.raw("\"");
                printer.$print(*self as $widest);
                printer.raw("\"");
            }
        }

        impl<'de> FromJsonKey<'de> for $type {
            fn parse_key(parser: &mut Parser<'de>) -> Result<Self, Error> {
                parser.take_number_key()
            }
        }
    )*)*};
}

integers! {
    parse_unsigned unsigned unsigned_member u64 all_unsigned: u8 u16 u32 u64 usize;
    parse_signed signed signed_member i64 all_signed: i8 i16 i32 i64 isize;
    parse_u128 unsigned_128 unsigned_128_member u128 all_others: u128;
    parse_i128 signed_128 signed_128_member i128 all_others: i128;
}
