//! Constant output bytes: member names, escaped and merged with the marks around them.

use std::fmt::Write;

/// `"name":`, what a printed member begins with and what the parser predicts.
pub(crate) fn member(name: &str) -> String {
    let mut text = string(name);
    text.push(':');
    text
}

/// A JSON string.
pub(crate) fn string(content: &str) -> String {
    let mut text = String::with_capacity(content.len() + 3);
    text.push('"');
    for c in content.chars() {
        push_escaped(&mut text, c);
    }
    text.push('"');
    text
}

/// The shortest escape where JSON demands one, else the character itself.
fn push_escaped(text: &mut String, c: char) {
    match c {
        '"' => text.push_str("\\\""),
        '\\' => text.push_str("\\\\"),
        '\u{8}' => text.push_str("\\b"),
        '\t' => text.push_str("\\t"),
        '\n' => text.push_str("\\n"),
        '\u{c}' => text.push_str("\\f"),
        '\r' => text.push_str("\\r"),
        '\0'..='\u{1f}' => {
            // Writing to a `String` cannot fail.
            let _ = write!(text, "\\u{:04x}", u32::from(c));
        }
        _ => text.push(c),
    }
}

#[cfg(test)]
mod tests {
    use super::member;

    #[test]
    fn escapes_what_json_demands_and_nothing_else() {
        let cases = [
            ("id", r#""id":"#),
            ("", r#""":"#),
            ("quo\"te", r#""quo\"te":"#),
            ("back\\slash", r#""back\\slash":"#),
            ("\u{8}\t\n\u{c}\r", r#""\b\t\n\f\r":"#),
            ("\0\u{b}\u{1f}", r#""\u0000\u000b\u001f":"#),
            ("/ \u{7f}é\u{2028}", "\"/ \u{7f}é\u{2028}\":"),
        ];
        for (name, expected) in cases {
            assert_eq!(member(name), expected);
        }
    }
}
