//! `null` is the type's default; all else is as without it.
//!
//! It says nothing of a member that is absent: that is what `default` is for.
//!
//! # Examples
//! ```
//! use fastjson::FastJson;
//! use fastjson::with::null_as_default;
//!
//! #[derive(FastJson, Debug, PartialEq)]
//! struct Page {
//!     #[fastjson(with = null_as_default, default)]
//!     items: Vec<u32>,
//! }
//!
//! let empty = Page { items: Vec::new() };
//! assert_eq!(fastjson::from_str::<Page>(r#"{"items":null}"#)?, empty);
//! assert_eq!(fastjson::from_str::<Page>("{}")?, empty);
//! assert_eq!(fastjson::to_string(&empty), r#"{"items":[]}"#);
//! # Ok::<(), fastjson::Error>(())
//! ```

use crate::{Error, FromJson, Parser, Printer, ToJson};

/// Prints the value as its type does.
pub fn print<T: ToJson + ?Sized>(value: &T, printer: &mut Printer<'_>) {
    value.print(printer);
}

/// Reads `null` as the default, and anything else as the type does.
///
/// # Errors
/// Those of the type.
pub fn parse<'de, T: FromJson<'de> + Default>(parser: &mut Parser<'de>) -> Result<T, Error> {
    if parser.try_null()? { Ok(T::default()) } else { T::parse(parser) }
}
