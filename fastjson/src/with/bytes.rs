//! Bytes as text: what the encodings share.

use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;

use data_encoding::{DecodeKind, Encoding};

use crate::{Error, ErrorKind, Parser, Printer};

pub(super) fn print(encoding: &Encoding, bytes: &[u8], printer: &mut Printer<'_>) {
    let mut text = String::new();
    encoding.encode_append(bytes, &mut text);
    printer.string(&text);
}

/// Reads a string; `prepare` takes away from its end what `encoding` has none of.
pub(super) fn parse<T: TryFrom<Vec<u8>>>(
    encoding: &Encoding,
    what: &'static str,
    prepare: fn(&str) -> &str,
    parser: &mut Parser<'_>,
) -> Result<T, Error> {
    let start = parser.value_offset();
    let text = parser.take_text()?;
    let bytes = match encoding.decode(prepare(&text).as_bytes()) {
        Ok(bytes) => bytes,
        Err(fault) => {
            let fault = match fault.kind {
                DecodeKind::Length => "its length is wrong",
                DecodeKind::Symbol => "a character is none of its digits",
                DecodeKind::Trailing | DecodeKind::Padding => "its end is not as it is encoded",
            };
            let message = format!("the string is not {what}: {fault}");
            return Err(parser.error_at(start, ErrorKind::InvalidValue, message));
        }
    };
    let len = bytes.len();
    T::try_from(bytes).map_err(|_| {
        let message = format!("the type cannot hold the {len} bytes of the string");
        parser.error_at(start, ErrorKind::InvalidValue, message)
    })
}

/// Takes away the `=` that fill up the last group of four.
#[cfg(feature = "base64")]
pub(super) fn without_padding(text: &str) -> &str {
    if !text.len().is_multiple_of(4) {
        return text;
    }
    let once = text.strip_suffix('=').unwrap_or(text);
    once.strip_suffix('=').unwrap_or(once)
}
