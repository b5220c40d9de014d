//! A float that is not finite is `null`, and `null` is not-a-number.
//!
//! Printing does the same without it, unless settings say otherwise; reading does not take `null`
//! then.
//!
//! # Examples
//! ```
//! use fastjson::FastJson;
//! use fastjson::with::nonfinite_as_null;
//!
//! #[derive(FastJson)]
//! struct Sample {
//!     #[fastjson(with = each(nonfinite_as_null))]
//!     values: Vec<f64>,
//! }
//!
//! let sample: Sample = fastjson::from_str(r#"{"values":[1.5,null]}"#)?;
//! assert!(sample.values[1].is_nan());
//! assert_eq!(fastjson::to_string(&sample), r#"{"values":[1.5,null]}"#);
//! # Ok::<(), fastjson::Error>(())
//! ```

use super::nonfinite_as_string::Float;
use crate::{Error, Parser, Printer};

/// Prints the number, or `null`.
pub fn print<T: Float>(value: &T, printer: &mut Printer<'_>) {
    if value.non_finite().is_some() {
        printer.raw("null");
    } else {
        value.print(printer);
    }
}

/// Reads a number, or `null` as not-a-number.
///
/// # Errors
/// Anything else.
pub fn parse<T: Float>(parser: &mut Parser<'_>) -> Result<T, Error> {
    if parser.try_null()? { Ok(f32::NAN.into()) } else { T::parse_number(parser) }
}
