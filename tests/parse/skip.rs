//! Skipped text has the verdict of used text; structural skipping follows strings and brackets.

use fastjson::{Error, ErrorKind, FromJson, Parser, Skip};

use crate::any::{Any, Structural};
use crate::random::Random;

fn place<T>(result: Result<T, Error>) -> Option<(ErrorKind, usize)> {
    result.err().map(|error| (error.kind(), error.offset()))
}

/// Checks that the oracle, the used and the skipped value agree.
fn agree(bytes: &[u8]) {
    let used = fastjson::from_slice::<Any>(bytes);
    let skipped = place(fastjson::from_slice::<Skip>(bytes));
    let oracle = serde_json::from_slice::<serde_json::Value>(bytes);
    let text = bytes.escape_ascii();
    assert_eq!(used.is_ok(), oracle.is_ok(), "{text}: {used:?} {oracle:?}");
    match place(used) {
        // The range of a skipped number is not looked at; what comes after it may be at fault.
        Some((ErrorKind::OutOfRange, _)) => {}
        used => assert_eq!(used, skipped, "{text}"),
    }
}

#[test]
fn documents_are_used_and_skipped_alike() {
    let mut random = Random::new(1);
    for _ in 0..4_000 {
        let text = random.document(4);
        assert_eq!(place(fastjson::from_str::<Skip>(&text)), None, "{text}");
        agree(text.as_bytes());
    }
}

#[test]
fn damaged_documents_are_used_and_skipped_alike() {
    let mut random = Random::new(2);
    let mut refused = 0;
    for _ in 0..20_000 {
        let text = random.document(3);
        let damaged = random.damaged(&text);
        refused += usize::from(fastjson::from_slice::<Skip>(&damaged).is_err());
        agree(&damaged);
    }
    assert!(refused > 5_000, "the damage was too small: {refused}");
}

#[test]
fn a_skipped_value_ends_where_the_used_one_does() {
    let mut random = Random::new(3);
    for _ in 0..4_000 {
        let text = random.document(4);
        let text = format!("[{text} , 1]");
        let mut parsers = [Parser::new(&text), Parser::new(&text), Parser::new(&text)];
        for parser in &mut parsers {
            assert!(parser.begin_array().unwrap());
        }
        let [used, skipped, structural] = &mut parsers;
        // Numbers out of range end the used value early.
        if Any::parse(used).is_ok() {
            skipped.skip_value().unwrap();
            structural.skip_value_structural().unwrap();
            assert_eq!(used.offset(), skipped.offset(), "{text}");
            assert_eq!(used.offset(), structural.offset(), "{text}");
        }
    }
}

#[test]
fn structural_skipping_ends_at_the_closing_bracket() {
    let texts = [
        r#"{"a":1}"#,
        r#"{"a" 1,, tru nul 01 'x}"#,
        r#"[1 2 3]"#,
        r#"["]",{"}":"\"]"}]"#,
        r#"["\\","\\\"]"]"#,
        r#"["\x \ud800 \u12"]"#,
        "[\"\t\n\u{0}\"]",
        "[\u{0}]",
        "[\u{fffd}\"\\\u{e4}\"]",
        "[[[[]],[{}]],[]]",
        r#""plain""#,
        r#""\"""#,
        "\"\u{1}]\"",
    ];
    for text in texts {
        let document = format!(" {text}, more");
        let mut parser = Parser::new(&document);
        parser.skip_value_structural().unwrap_or_else(|error| panic!("{text}: {error}"));
        assert_eq!(parser.offset(), 1 + text.len(), "{text}");
    }
}

#[test]
fn structural_skipping_wants_an_end_and_a_value() {
    for text in
        ["[", "{", "[[]", r#"["]"#, r#"{"a":"}"#, r#"""#, r#""\"#, r#""\""#, "[\u{0}", "", " "]
    {
        let expected = Some((ErrorKind::Eof, text.len()));
        assert_eq!(place(fastjson::from_str::<Structural>(text)), expected, "{text}");
    }
    for text in ["]", "}", ",", ":", "x", "\u{0}"] {
        let expected = Some((ErrorKind::Syntax, 0));
        assert_eq!(place(fastjson::from_str::<Structural>(text)), expected, "{text}");
    }
}

#[test]
fn brackets_are_remembered_at_every_depth() {
    // The levels are kept by 64: each bracket around a boundary, right and wrong.
    for depth in [1, 2, 62, 63, 64, 65, 66, 127, 128, 129, 130, 192, 193, 300] {
        for wrong in 0..=depth {
            let open = |level: usize| if level.is_multiple_of(3) { "{\"k\":" } else { "[" };
            let close = |level: usize| match (level.is_multiple_of(3), level == wrong) {
                (true, false) | (false, true) => "}",
                _ => "]",
            };
            let opening: String = (0..depth).map(open).collect();
            let closing: String = (0..depth).rev().map(close).collect();
            let result = place(fastjson::from_str::<Skip>(&format!("{opening}1{closing}")));
            let offset = opening.len() + depth - wrong;
            let expected = (wrong < depth).then_some((ErrorKind::Syntax, offset));
            assert_eq!(result, expected, "{depth} {wrong}");
        }
    }
}
