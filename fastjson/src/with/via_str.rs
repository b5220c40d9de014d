//! A string of the value's `Display`, read by its `FromStr`.
//!
//! The attribute `via_str` is short for `with = fastjson::with::via_str`; on a struct it makes
//! all of the struct such a string, which can be a map's key too.
//!
//! # Examples
//! ```
//! use std::net::Ipv4Addr;
//!
//! use fastjson::FastJson;
//! use fastjson::with::via_str;
//!
//! #[derive(FastJson, Debug, PartialEq)]
//! struct Host {
//!     #[fastjson(via_str)]
//!     address: Ipv4Addr,
//!     #[fastjson(with = each(via_str))]
//!     ports: Vec<u16>,
//! }
//!
//! let host = Host { address: Ipv4Addr::LOCALHOST, ports: vec![80, 443] };
//! let text = r#"{"address":"127.0.0.1","ports":["80","443"]}"#;
//! assert_eq!(fastjson::to_string(&host), text);
//! assert_eq!(fastjson::from_str::<Host>(text)?, host);
//! # Ok::<(), fastjson::Error>(())
//! ```

use alloc::string::String;
use core::fmt::{self, Display};
use core::str::FromStr;

use crate::__private::refused;
use crate::{Error, Parser, Printer};

/// Prints the value's `Display` as a string; what a `Display` that fails has written.
pub fn print<T: Display + ?Sized>(value: &T, printer: &mut Printer<'_>) {
    let mut text = String::new();
    // The text that comes before a failure is all that there is.
    let _ = fmt::write(&mut text, format_args!("{value}"));
    printer.string(&text);
}

/// Reads a string by the type's `FromStr`.
///
/// # Errors
/// Anything but a string; what `FromStr` says, at the start of the string
/// ([`ErrorKind::Custom`](crate::ErrorKind::Custom)).
pub fn parse<T: FromStr>(parser: &mut Parser<'_>) -> Result<T, Error>
where
    T::Err: Display,
{
    let start = parser.value_offset();
    let text = parser.take_text()?;
    T::from_str(&text).map_err(|error| refused(parser, start, &error))
}
