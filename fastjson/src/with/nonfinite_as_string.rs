//! A float that is not finite is `"NaN"`, `"Infinity"` or `"-Infinity"`.
//!
//! No other string is read, and finite floats are numbers.
//!
//! # Examples
//! ```
//! use fastjson::FastJson;
//! use fastjson::with::nonfinite_as_string;
//!
//! #[derive(FastJson, Debug, PartialEq)]
//! struct Range {
//!     #[fastjson(with = nonfinite_as_string)]
//!     from: f64,
//!     #[fastjson(with = nonfinite_as_string)]
//!     to: f64,
//! }
//!
//! let range = Range { from: 0.5, to: f64::INFINITY };
//! assert_eq!(fastjson::to_string(&range), r#"{"from":0.5,"to":"Infinity"}"#);
//! assert_eq!(fastjson::from_str::<Range>(r#"{"from":0.5,"to":"Infinity"}"#)?, range);
//! # Ok::<(), fastjson::Error>(())
//! ```

use super::number_as_string::NumberAsString;
use crate::{Error, ErrorKind, Parser, Printer, ToJson, ValueKind};

/// Prints the number, or the name of what is none.
pub fn print<T: Float>(value: &T, printer: &mut Printer<'_>) {
    match value.non_finite() {
        Some(name) => printer.string(name),
        None => value.print(printer),
    }
}

/// Reads a number, or the name of what is none.
///
/// # Errors
/// Anything else.
pub fn parse<T: Float>(parser: &mut Parser<'_>) -> Result<T, Error> {
    if parser.peek()? != ValueKind::String {
        return T::parse_number(parser);
    }
    let start = parser.value_offset();
    let text = parser.take_text()?;
    named(&text).ok_or_else(|| {
        let message = "expected a number, or \"NaN\", \"Infinity\" or \"-Infinity\"";
        parser.error_at(start, ErrorKind::InvalidValue, message)
    })
}

/// The float that has this name.
pub(super) fn named<T: From<f32>>(text: &str) -> Option<T> {
    let value = match text {
        "NaN" => f32::NAN,
        "Infinity" => f32::INFINITY,
        "-Infinity" => f32::NEG_INFINITY,
        _ => return None,
    };
    Some(value.into())
}

/// A float.
#[doc(hidden)]
pub trait Float: NumberAsString + ToJson + From<f32> {
    /// The name of a float that is not finite.
    fn non_finite(&self) -> Option<&'static str>;
}

/// Implements the trait.
macro_rules! floats {
    ($($type:ident)*) => {$(
        impl Float for $type {
            fn non_finite(&self) -> Option<&'static str> {
                if self.is_finite() {
                    None
                } else if self.is_nan() {
                    Some("NaN")
                } else if *self > 0.0 {
                    Some("Infinity")
                } else {
                    Some("-Infinity")
                }
            }
        }
    )*};
}

floats! { f32 f64 }
