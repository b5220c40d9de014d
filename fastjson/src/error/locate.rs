//! From an offset to line, column and JSON path, by reading the text again up to it.
//!
//! The text before the place may be malformed, and may not even be UTF-8: whatever is not a
//! string or a bracket is passed over. A stack of one entry for each open bracket, no recursion.

use alloc::borrow::Cow;
use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;

use super::Place;
use crate::Parser;

/// Works out what an offset in a text means.
pub(super) fn locate(input: &[u8], offset: usize) -> Place {
    let before = input.get(..offset).unwrap_or(input);
    let line = 1 + before.iter().filter(|byte| **byte == b'\n').count();
    let line_start = before.iter().rposition(|byte| *byte == b'\n').map_or(0, |at| at + 1);
    let column = 1 + before.len() - line_start;
    Place { line, column, path: path(input, before.len()) }
}

/// An open bracket, and where in it the place is.
struct Level {
    kind: Kind,
    /// Whether a value has begun, or is due, and has not ended.
    in_value: bool,
}

enum Kind {
    /// The index of the element.
    Array(usize),
    /// Where the latest name stands, quotes included.
    Object(Option<(usize, usize)>),
}

/// The path of the value that stands at an offset.
fn path(input: &[u8], offset: usize) -> String {
    let mut levels: Vec<Level> = Vec::new();
    let mut at = 0;
    while at < offset {
        let end = token_end(input, at);
        if end > offset {
            break;
        }
        match input.get(at) {
            Some(b'{') => levels.push(Level { kind: Kind::Object(None), in_value: false }),
            Some(b'[') => levels.push(Level { kind: Kind::Array(0), in_value: true }),
            Some(b'}' | b']') => {
                levels.pop();
                end_value(&mut levels);
            }
            Some(b',') => next_value(&mut levels),
            Some(b':') => begin_value(&mut levels),
            Some(b' ' | b'\t' | b'\n' | b'\r') => {}
            Some(b'"') => text(&mut levels, at, end),
            // A scalar that reaches the place is the value at fault, not one before it.
            _ if end < offset => end_value(&mut levels),
            _ => {}
        }
        at = end;
    }
    text_of(input, &levels)
}

/// The offset behind the token at `at`: a string, a bracket or comma, a run of other bytes.
fn token_end(input: &[u8], at: usize) -> usize {
    let rest = input.get(at..).unwrap_or_default();
    let len = match rest.first() {
        Some(b'"') => string_len(rest),
        Some(byte) if is_delimiter(*byte) => 1,
        _ => rest.iter().position(|byte| is_delimiter(*byte)).unwrap_or(rest.len()),
    };
    at + len.max(1)
}

fn is_delimiter(byte: u8) -> bool {
    matches!(byte, b'{' | b'}' | b'[' | b']' | b',' | b':' | b'"' | b' ' | b'\t' | b'\n' | b'\r')
}

/// The length of the string that `rest` begins with; past the end if it does not end.
fn string_len(rest: &[u8]) -> usize {
    let mut escaped = false;
    for (at, byte) in rest.iter().enumerate().skip(1) {
        match byte {
            _ if escaped => escaped = false,
            b'\\' => escaped = true,
            b'"' => return at + 1,
            _ => {}
        }
    }
    rest.len() + 1
}

fn end_value(levels: &mut [Level]) {
    if let Some(level) = levels.last_mut() {
        level.in_value = false;
    }
}

fn begin_value(levels: &mut [Level]) {
    if let Some(level) = levels.last_mut() {
        level.in_value = true;
    }
}

fn next_value(levels: &mut [Level]) {
    match levels.last_mut() {
        Some(Level { kind: Kind::Array(index), in_value }) => {
            *index += 1;
            *in_value = true;
        }
        Some(Level { kind: Kind::Object(name), in_value }) => {
            *name = None;
            *in_value = false;
        }
        None => {}
    }
}

/// A whole string: a name, or a value.
fn text(levels: &mut [Level], start: usize, end: usize) {
    match levels.last_mut() {
        Some(Level { kind: Kind::Object(name), in_value: false }) => *name = Some((start, end)),
        _ => end_value(levels),
    }
}

fn text_of(input: &[u8], levels: &[Level]) -> String {
    const MOST: usize = 512;
    let mut path = String::from("$");
    for level in levels.iter().take_while(|level| level.in_value) {
        match &level.kind {
            Kind::Array(index) => path.push_str(&format!("[{index}]")),
            Kind::Object(name) => push_name(&mut path, &name_at(input, *name)),
        }
        if path.len() > MOST {
            path.push('…');
            break;
        }
    }
    path
}

/// The unescaped text of a name; as it stands where it cannot be unescaped.
fn name_at(input: &[u8], range: Option<(usize, usize)>) -> String {
    let (start, end) = range.unwrap_or_default();
    let quoted = String::from_utf8_lossy(input.get(start..end).unwrap_or_default());
    match Parser::new(&quoted).take_text().map(Cow::into_owned) {
        Ok(name) => name,
        Err(_) => String::from(quoted.trim_matches('"')),
    }
}

/// `.name` where the name is an identifier, else `["name"]`.
fn push_name(path: &mut String, name: &str) {
    let letter = |byte: u8| byte.is_ascii_alphabetic() || byte == b'_' || byte == b'$';
    let plain = name
        .bytes()
        .enumerate()
        .all(|(at, byte)| letter(byte) || (at > 0 && (byte.is_ascii_digit() || byte == b'-')));
    if plain && !name.is_empty() && name.len() <= 64 {
        path.push('.');
        path.push_str(name);
    } else {
        path.push_str(&format!("[{}]", crate::lexer::quoted(name)));
    }
}

#[cfg(test)]
mod tests {
    use super::locate;

    /// The path of the byte `@`, which is taken out before.
    fn path(text: &str) -> alloc::string::String {
        let offset = text.find('@').unwrap();
        locate(text.replacen('@', "", 1).as_bytes(), offset).path
    }

    #[test]
    fn paths_of_places() {
        let cases = [
            ("@1", "$"),
            ("[@]", "$[0]"),
            ("[1,2,@3]", "$[2]"),
            ("[[1],[2,@]]", "$[1][1]"),
            (r#"{@"a":1}"#, "$"),
            (r#"{"a":@1}"#, "$.a"),
            (r#"{"a":1@}"#, "$.a"),
            (r#"{"a":"x"@}"#, "$"),
            (r#"{"a":[] @}"#, "$"),
            (r#"{"a":"x",@"b":2}"#, "$"),
            (r#"{"a":{"b":[0,{"c d":@1}]}}"#, r#"$.a.b[1]["c d"]"#),
            (r#"{"\u0061":@1}"#, "$.a"),
            (r#"{"a,\"[":@1}"#, r#"$["a,\"["]"#),
            (r#"{"a":"in@side"}"#, "$.a"),
            (r#"{"ke@y":1}"#, "$"),
            (r#"{"":@1}"#, r#"$[""]"#),
            ("]}[@", "$[0]"),
            (r#"{"a" "b" : @"#, "$.b"),
        ];
        for (text, expected) in cases {
            assert_eq!(path(text), expected, "{text}");
        }
    }

    #[test]
    fn lines_and_columns_are_one_based_and_in_bytes() {
        let place = locate("[\n \"ä\", x".as_bytes(), 9);
        assert_eq!((place.line, place.column), (2, 8));
        let place = locate(b"", 0);
        assert_eq!((place.line, place.column), (1, 1));
        assert_eq!(locate(b"\n\n", 2).line, 3);
    }

    #[test]
    fn deep_and_malformed_text_gives_a_bounded_path() {
        let deep = "[".repeat(100_000);
        assert!(locate(deep.as_bytes(), deep.len()).path.len() < 600);
        let long = alloc::format!(r#"{{"{}":1"#, "x".repeat(10_000));
        assert!(locate(long.as_bytes(), long.len() - 1).path.len() < 200);
        assert_eq!(locate(b"{\"\xff\":1", 5).path, "$[\"\u{fffd}\"]");
    }
}
