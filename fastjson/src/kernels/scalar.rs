//! Byte by byte: what every kernel must agree with, and the path of other processors.

/// [`super::skip_container`], by bytes and the inlined searches.
pub(super) fn skip_container(input: &[u8]) -> Option<usize> {
    let mut depth: usize = 0;
    let mut at = 0;
    loop {
        match input.get(at)? {
            b'{' | b'[' => depth += 1,
            b'}' | b']' => {
                depth -= 1;
                if depth == 0 {
                    return Some(at + 1);
                }
            }
            b'\\' => at += 1,
            b'"' => at = find_closing_quote(input, at + 1)?,
            _ => {}
        }
        at += 1;
    }
}

/// Offset of the quote that ends the string whose text begins at `at`.
#[inline(always)]
fn find_closing_quote(input: &[u8], mut at: usize) -> Option<usize> {
    loop {
        at += super::find_string_end(input.get(at..)?);
        match input.get(at)? {
            b'"' => return Some(at),
            b'\\' => at += 2,
            _ => at += 1,
        }
    }
}

/// [`super::find_string_end`], one byte at a time.
#[cfg(test)]
pub(super) fn find_string_end(input: &[u8]) -> usize {
    let ends = |byte: &u8| matches!(byte, b'"' | b'\\' | 0..0x20);
    input.iter().position(ends).unwrap_or(input.len())
}

/// [`super::find_non_whitespace`], one byte at a time.
#[cfg(test)]
pub(super) fn find_non_whitespace(input: &[u8]) -> usize {
    let whitespace = |byte: &u8| matches!(byte, b' ' | b'\t' | b'\n' | b'\r');
    input.iter().position(|byte| !whitespace(byte)).unwrap_or(input.len())
}
