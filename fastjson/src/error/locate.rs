//! From an offset to line, column and JSON path, by reading the text again up to it.

use alloc::borrow::Cow;
use alloc::format;
use alloc::string::String;

use super::Place;
use super::walk::{Kind, Latest, Level, Walk};
use crate::Parser;

/// Works out what an offset in a text means.
pub(super) fn locate(input: &[u8], offset: usize) -> Place {
    let before = input.get(..offset).unwrap_or(input);
    let line = 1 + before.iter().filter(|byte| **byte == b'\n').count();
    let line_start = before.iter().rposition(|byte| *byte == b'\n').map_or(0, |at| at + 1);
    let column = 1 + before.len() - line_start;
    Place { line, column, path: path(input, before.len(), true) }
}

/// The JSON path of the value at an offset, with `*` for every name unless `names`.
pub(super) fn path_to(input: &[u8], offset: usize, names: bool) -> String {
    path(input, offset.min(input.len()), names)
}

/// Where the value starts that a reader has just consumed, or is about to consume, when it
/// has come to `offset`.
pub(super) fn value_start(input: &[u8], offset: usize) -> usize {
    Walk::new(input, offset).value_start()
}

/// The JSON path of the member whose name stands at an offset.
pub(super) fn path_to_member(input: &[u8], offset: usize, name: &str) -> String {
    let mut path = path_to(input, offset, true);
    push_name(&mut path, name);
    path
}

/// The path of the value that stands at an offset.
fn path(input: &[u8], offset: usize, names: bool) -> String {
    let mut walk = Walk::new(input, offset);
    // The bracket that closes an empty array is no element of it.
    if walk.latest == Latest::Punctuation
        && input.get(offset) == Some(&b']')
        && let Some(Level { kind: Kind::Array(0), in_value, .. }) = walk.levels.last_mut()
    {
        *in_value = false;
    }
    text_of(input, &walk.levels, names)
}

fn text_of(input: &[u8], levels: &[Level], names: bool) -> String {
    const MOST: usize = 512;
    let mut path = String::from("$");
    for level in levels.iter().take_while(|level| level.in_value) {
        match &level.kind {
            Kind::Array(index) => path.push_str(&format!("[{index}]")),
            Kind::Object(_) if !names => path.push_str(".*"),
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
    use super::{locate, value_start};

    /// The path of the byte `@`, which is taken out before.
    fn path(text: &str) -> alloc::string::String {
        let offset = text.find('@').unwrap();
        locate(text.replacen('@', "", 1).as_bytes(), offset).path
    }

    #[test]
    fn paths_of_places() {
        let cases = [
            ("@1", "$"),
            ("[1,2,@3]", "$[2]"),
            ("[[1],[2,@]]", "$[1][1]"),
            (r#"{@"a":1}"#, "$"),
            (r#"{"a":@1}"#, "$.a"),
            (r#"{"a":1@}"#, "$"),
            (r#"{"a":1@"#, "$"),
            (r#"{"a":tru@"#, "$.a"),
            (r#"{"a":1.@}"#, "$.a"),
            (r#"{"a":12@x}"#, "$.a"),
            ("[@]", "$"),
            ("[1,@]", "$[1]"),
            ("[[],[@ ]]", "$[1][0]"),
            ("[[],[ @]]", "$[1]"),
            ("[1,2@]", "$"),
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
    fn the_value_that_was_read_starts_where_it_starts() {
        // `^`: the start of the value; `@`: where the reader has come to.
        let cases = [
            "^1@",
            "@^1",
            "@ ^1",
            " ^1 @",
            "[1, ^23@]",
            "[1, ^23 @, 4]",
            "[1,@ ^23]",
            "[@ ^1]",
            r#"^{"a":[1,{"b":2}]}@"#,
            r#"{"a":^[1,{"b":2}]@}"#,
            r#"{"a":[1,^{"b":2}@]}"#,
            r#"{"a":^"x,]\\"@}"#,
            r#"{"a":@ ^"x"}"#,
            r#"{^"a" @: "x"}"#,
            r#"{^"a"@:"x"}"#,
            r#"[^{@"a":"x"}]"#,
            r#"[^{"a":"x",@"b":1}]"#,
            r#"[^"x@y"]"#,
            "[1,@^",
            "@^",
        ];
        for case in cases {
            let text = case.replace(['^', '@'], "");
            let offset = case.replace('^', "").find('@').unwrap();
            let start = case.replace('@', "").find('^').unwrap();
            assert_eq!(value_start(text.as_bytes(), offset), start, "{case}");
        }
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
