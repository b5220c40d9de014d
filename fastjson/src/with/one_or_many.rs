//! An array, or a single element without brackets.
//!
//! An array is always the array of the elements: for a `Vec<Vec<T>>`, `[1]` is an element that is
//! wrong. It is printed as an array, of however many elements.
//!
//! # Examples
//! ```
//! use fastjson::FastJson;
//! use fastjson::with::one_or_many;
//!
//! #[derive(FastJson, Debug, PartialEq)]
//! struct Query {
//!     #[fastjson(with = one_or_many)]
//!     tags: Vec<String>,
//! }
//!
//! let query = Query { tags: vec!["a".to_owned()] };
//! assert_eq!(fastjson::from_str::<Query>(r#"{"tags":"a"}"#)?, query);
//! assert_eq!(fastjson::from_str::<Query>(r#"{"tags":["a"]}"#)?, query);
//! assert_eq!(fastjson::to_string(&query), r#"{"tags":["a"]}"#);
//! # Ok::<(), fastjson::Error>(())
//! ```

use alloc::vec;
use alloc::vec::Vec;

use crate::{Error, FromJson, Parser, Printer, ToJson, ValueKind};

/// Prints an array.
pub fn print<T: ToJson + ?Sized>(elements: &T, printer: &mut Printer<'_>) {
    elements.print(printer);
}

/// Reads an array, or an element.
///
/// # Errors
/// Those of the elements.
pub fn parse<'de, T: FromJson<'de>>(parser: &mut Parser<'de>) -> Result<Vec<T>, Error> {
    match parser.peek()? {
        ValueKind::Array => Vec::parse(parser),
        _ => T::parse(parser).map(|element| vec![element]),
    }
}
