//! Bytes as a string in base64 of RFC 4648, section 4: digits `+` and `/`.
//!
//! For whatever lends its bytes (`Vec<u8>`, `Box<[u8]>`, `[u8; N]`), and is made of a `Vec<u8>`. It is printed with padding; the
//! padding may be there or not when it is read. Anything else is an error: whitespace, digits of
//! another alphabet, bits at the end that no byte needs.
//!
//! # Examples
//! ```
//! use fastjson::FastJson;
//! use fastjson::with::base64;
//!
//! #[derive(FastJson, Debug, PartialEq)]
//! struct File {
//!     #[fastjson(with = base64)]
//!     content: Vec<u8>,
//!     #[fastjson(with = option(base64))]
//!     hash: Option<[u8; 2]>,
//! }
//!
//! let file = File { content: vec![1, 255, 254, 253], hash: None };
//! let text = r#"{"content":"Af/+/Q==","hash":null}"#;
//! assert_eq!(fastjson::to_string(&file), text);
//! assert_eq!(fastjson::from_str::<File>(text)?, file);
//! # Ok::<(), fastjson::Error>(())
//! ```

use alloc::vec::Vec;

use data_encoding::{BASE64, BASE64_NOPAD};

use super::bytes;
use crate::{Error, Parser, Printer};

/// Prints the bytes as a string.
pub fn print<T: AsRef<[u8]> + ?Sized>(value: &T, printer: &mut Printer<'_>) {
    bytes::print(&BASE64, value.as_ref(), printer);
}

/// Reads bytes from a string.
///
/// # Errors
/// Anything but a string, and a string that is not in base64 or of as many bytes as the type holds
/// ([`ErrorKind::InvalidValue`](crate::ErrorKind::InvalidValue)).
pub fn parse<T: TryFrom<Vec<u8>>>(parser: &mut Parser<'_>) -> Result<T, Error> {
    bytes::parse(&BASE64_NOPAD, "in base64", bytes::without_padding, parser)
}
