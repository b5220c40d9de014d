//! Byte by byte: what every kernel must agree with.

/// [`super::find_string_end`], one byte at a time.
pub(super) fn find_string_end(input: &[u8]) -> usize {
    let ends = |byte: &u8| matches!(byte, b'"' | b'\\' | 0..0x20);
    input.iter().position(ends).unwrap_or(input.len())
}

/// [`super::find_non_whitespace`], one byte at a time.
pub(super) fn find_non_whitespace(input: &[u8]) -> usize {
    let whitespace = |byte: &u8| matches!(byte, b' ' | b'\t' | b'\n' | b'\r');
    input.iter().position(|byte| !whitespace(byte)).unwrap_or(input.len())
}
