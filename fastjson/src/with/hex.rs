//! Bytes as a string of hexadecimal digits, two for each.
//!
//! For whatever lends its bytes (`Vec<u8>`, `Box<[u8]>`, `[u8; N]`), and is made of a `Vec<u8>`. The digits are
//! printed in lower case and read in either.
//!
//! # Examples
//! ```
//! use fastjson::FastJson;
//! use fastjson::with::hex;
//!
//! #[derive(FastJson, Debug, PartialEq)]
//! struct File {
//!     #[fastjson(with = hex)]
//!     hash: [u8; 4],
//! }
//!
//! let file = File { hash: [1, 0xab, 0xcd, 0xef] };
//! assert_eq!(fastjson::to_string(&file), r#"{"hash":"01abcdef"}"#);
//! assert_eq!(fastjson::from_str::<File>(r#"{"hash":"01ABcdef"}"#)?, file);
//! # Ok::<(), fastjson::Error>(())
//! ```

use alloc::vec::Vec;

use data_encoding::{HEXLOWER, HEXLOWER_PERMISSIVE};

use super::bytes;
use crate::{Error, Parser, Printer};

/// Prints the bytes as a string.
pub fn print<T: AsRef<[u8]> + ?Sized>(value: &T, printer: &mut Printer<'_>) {
    bytes::print(&HEXLOWER, value.as_ref(), printer);
}

/// Reads bytes from a string.
///
/// # Errors
/// Anything but a string, and a string that is not of pairs of digits or of as many bytes as the
/// type holds ([`ErrorKind::InvalidValue`](crate::ErrorKind::InvalidValue)).
pub fn parse<T: TryFrom<Vec<u8>>>(parser: &mut Parser<'_>) -> Result<T, Error> {
    bytes::parse(&HEXLOWER_PERMISSIVE, "hexadecimal", |text| text, parser)
}
