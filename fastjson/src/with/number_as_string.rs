//! A number as a string, for readers that keep numbers in 53 bits. Numbers are read too.
//!
//! For integers and floats. The string must hold exactly a JSON number that the type takes, without
//! whitespace. Floats that are not finite are `"NaN"`, `"Infinity"` and `"-Infinity"`.
//!
//! # Examples
//! ```
//! use fastjson::FastJson;
//! use fastjson::with::number_as_string;
//!
//! #[derive(FastJson, Debug, PartialEq)]
//! struct Account {
//!     #[fastjson(with = number_as_string)]
//!     id: u64,
//!     #[fastjson(with = each(number_as_string))]
//!     rates: Vec<f64>,
//! }
//!
//! let account = Account { id: u64::MAX, rates: vec![1.5, 2.0] };
//! let text = r#"{"id":"18446744073709551615","rates":["1.5","2.0"]}"#;
//! assert_eq!(fastjson::to_string(&account), text);
//! assert_eq!(fastjson::from_str::<Account>(text)?, account);
//! let text = r#"{"id":18446744073709551615,"rates":[1.5,"2"]}"#;
//! assert_eq!(fastjson::from_str::<Account>(text)?, account);
//! # Ok::<(), fastjson::Error>(())
//! ```

use crate::{Error, FromJson, Parser, Printer, ToJson, ValueKind};

/// Prints the number as a string.
pub fn print<T: NumberAsString>(number: &T, printer: &mut Printer<'_>) {
    number.print_text(printer);
}

/// Reads a number, or one in a string.
///
/// # Errors
/// Anything else; a number that the type does not take; a string that does not hold exactly a number
/// ([`ErrorKind::InvalidValue`](crate::ErrorKind::InvalidValue)).
pub fn parse<T: NumberAsString>(parser: &mut Parser<'_>) -> Result<T, Error> {
    match parser.peek()? {
        ValueKind::String => T::parse_text(parser),
        _ => T::parse_number(parser),
    }
}

/// An integer or float.
#[doc(hidden)]
pub trait NumberAsString: Sized {
    /// Prints the number as a string.
    fn print_text(&self, printer: &mut Printer<'_>);

    /// Reads a number.
    ///
    /// # Errors
    /// Those of the type.
    fn parse_number(parser: &mut Parser<'_>) -> Result<Self, Error>;

    /// Reads a string that holds a number.
    ///
    /// # Errors
    /// Faults of the string, and of the number in it.
    fn parse_text(parser: &mut Parser<'_>) -> Result<Self, Error>;
}

/// Implements the trait, like this for `u8`:
/// ```text
/// impl NumberAsString for u8 {
///     fn print_text(&self, printer) { the text between quotes }
///     fn parse_number(parser) { u8::parse(parser) }
///     fn parse_text(parser) { parser.take_number_text() }
/// }
/// ```
macro_rules! integers {
    ($($type:ident)*) => {$(
        impl NumberAsString for $type {
            fn print_text(&self, printer: &mut Printer<'_>) {
                printer.raw("\"");
                self.print(printer);
                printer.raw("\"");
            }

            fn parse_number(parser: &mut Parser<'_>) -> Result<Self, Error> {
                Self::parse(parser)
            }

            fn parse_text(parser: &mut Parser<'_>) -> Result<Self, Error> {
                let start = parser.value_offset();
                let text = parser.take_text()?;
                parser.number_in(start, &text)
            }
        }
    )*};
}

integers! { i8 i16 i32 i64 i128 isize u8 u16 u32 u64 u128 usize }

/// The same for floats.
macro_rules! floats {
    ($($type:ident)*) => {$(
        impl NumberAsString for $type {
            fn print_text(&self, printer: &mut Printer<'_>) {
                if self.is_finite() {
                    printer.raw("\"");
                    self.print(printer);
                    printer.raw("\"");
                } else {
                    super::nonfinite_as_string::print(self, printer);
                }
            }

            fn parse_number(parser: &mut Parser<'_>) -> Result<Self, Error> {
                Self::parse(parser)
            }

            fn parse_text(parser: &mut Parser<'_>) -> Result<Self, Error> {
                let start = parser.value_offset();
                let text = parser.take_text()?;
                match super::nonfinite_as_string::named(&text) {
                    Some(value) => Ok(value),
                    None => parser.number_in(start, &text),
                }
            }
        }
    )*};
}

floats! { f32 f64 }
