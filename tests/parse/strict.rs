//! What RFC 8259 does not allow is refused, at the same byte whether it is wanted or skipped.

use fastjson::ErrorKind::{
    self, ControlCharacter, Eof, InvalidEscape, InvalidNumber, InvalidUtf8, LoneSurrogate,
    OutOfRange, Syntax, TrailingData, WrongType,
};
use fastjson::{Error, FromJson, Skip};

use crate::any::Any;

fn place<T>(result: Result<T, Error>) -> Option<(ErrorKind, usize)> {
    result.err().map(|error| (error.kind(), error.offset()))
}

/// Checks a text that is refused: as the whole document, as an element and as a member's value.
/// It must not be one that could end an array.
fn refused(cases: &[(&str, ErrorKind, usize)]) {
    for &(text, kind, offset) in cases {
        let expected = Some((kind, offset));
        assert_eq!(place(fastjson::from_str::<Any>(text)), expected, "wanted: {text:?}");
        assert_eq!(place(fastjson::from_str::<Skip>(text)), expected, "skipped: {text:?}");
        // Inside a document neither the end of the value nor that of the input is the same.
        if matches!(kind, TrailingData | Eof) {
            continue;
        }
        for before in ["[", "[0, ", "{\"a\":", "{\"a\": {\"b\":[["] {
            let inner = format!("{before}{text}");
            let expected = Some((kind, before.len() + offset));
            assert_eq!(place(fastjson::from_str::<Any>(&inner)), expected, "wanted: {inner:?}");
            assert_eq!(place(fastjson::from_str::<Skip>(&inner)), expected, "skipped: {inner:?}");
        }
    }
}

fn accepted(texts: &[&str]) {
    for text in texts {
        assert_eq!(place(fastjson::from_str::<Any>(text)), None, "wanted: {text:?}");
        assert_eq!(place(fastjson::from_str::<Skip>(text)), None, "skipped: {text:?}");
    }
}

#[test]
fn extensions_of_other_parsers() {
    refused(&[
        ("\u{feff}1", Syntax, 0),
        ("// c\n1", Syntax, 0),
        ("/* c */1", Syntax, 0),
        ("# c\n1", Syntax, 0),
        ("[1,/**/2]", Syntax, 3),
        ("1 // c", TrailingData, 2),
        ("NaN", Syntax, 0),
        ("nan", Syntax, 1),
        ("Infinity", Syntax, 0),
        ("-Infinity", InvalidNumber, 1),
        ("inf", Syntax, 0),
        ("undefined", Syntax, 0),
        ("'a'", Syntax, 0),
        ("{a:1}", Syntax, 1),
        ("{'a':1}", Syntax, 1),
        ("{1:1}", Syntax, 1),
        ("{null:1}", Syntax, 1),
        ("(1)", Syntax, 0),
        ("[1;2]", Syntax, 2),
        ("{\"a\"=1}", Syntax, 4),
    ]);
}

#[test]
fn commas_colons_and_brackets() {
    refused(&[
        ("[1,]", Syntax, 3),
        ("[,1]", Syntax, 1),
        ("[,]", Syntax, 1),
        ("[1,,2]", Syntax, 3),
        ("[1 2]", Syntax, 3),
        ("[\"a\" \"b\"]", Syntax, 5),
        ("[1}", Syntax, 2),
        ("[1:2]", Syntax, 2),
        ("[\"a\":1]", Syntax, 4),
        ("{\"a\":1,}", Syntax, 7),
        ("{,\"a\":1}", Syntax, 1),
        ("{\"a\":1,,\"b\":2}", Syntax, 7),
        ("{\"a\":1 \"b\":2}", Syntax, 7),
        ("{\"a\":1]", Syntax, 6),
        ("{\"a\"}", Syntax, 4),
        ("{\"a\",\"b\"}", Syntax, 4),
        ("{\"a\":}", Syntax, 5),
        ("{\"a\"::1}", Syntax, 5),
        ("{\"a\" 1}", Syntax, 5),
        ("{[]:1}", Syntax, 1),
        (",", Syntax, 0),
        (":", Syntax, 0),
        ("[]]", TrailingData, 2),
        ("{}}", TrailingData, 2),
        ("{}{}", TrailingData, 2),
        ("1 1", TrailingData, 2),
        ("1,", TrailingData, 1),
        ("\"a\"b", TrailingData, 3),
        ("[] \n x", TrailingData, 5),
        ("1\0", TrailingData, 1),
        ("\0", Syntax, 0),
        ("[\0]", Syntax, 1),
    ]);
    for text in ["]", "}", "]1"] {
        assert_eq!(place(fastjson::from_str::<Any>(text)), Some((Syntax, 0)));
        assert_eq!(place(fastjson::from_str::<Skip>(text)), Some((Syntax, 0)));
    }
    accepted(&["[]", "{}", "[[]]", "[{}]", "{\"\":{}}", " [ ] ", "\t{\r}\n", "{\"a\":1,\"a\":2}"]);
}

#[test]
fn whitespace_is_four_characters() {
    refused(&[
        ("\u{c}1", Syntax, 0),
        ("\u{b}1", Syntax, 0),
        ("\u{a0}1", Syntax, 0),
        ("\u{85}1", Syntax, 0),
        ("\u{2028}1", Syntax, 0),
        ("\u{3000}1", Syntax, 0),
        ("[1\u{c}]", Syntax, 2),
        ("[1,\u{c}2]", Syntax, 3),
        ("{\u{c}\"a\":1}", Syntax, 1),
        ("{\"a\"\u{c}:1}", Syntax, 4),
        ("{\"a\":\u{c}1}", Syntax, 5),
        ("1\u{c}", TrailingData, 1),
        ("1\u{200b}", TrailingData, 1),
        ("", Eof, 0),
        (" ", Eof, 1),
        (" \n\r\t", Eof, 4),
    ]);
    let blanks = " \t\r\n".repeat(30);
    accepted(&[
        &format!("{blanks}1{blanks}"),
        &format!("[{blanks}1{blanks},{blanks}2{blanks}]"),
        &format!("{{{blanks}\"a\"{blanks}:{blanks}1{blanks}}}"),
    ]);
}

#[test]
fn numbers() {
    refused(&[
        ("01", InvalidNumber, 1),
        ("-01", InvalidNumber, 2),
        ("00", InvalidNumber, 1),
        ("007.5", InvalidNumber, 1),
        ("+1", Syntax, 0),
        (".5", Syntax, 0),
        ("-.5", InvalidNumber, 1),
        ("-x", InvalidNumber, 1),
        ("--1", InvalidNumber, 1),
        ("[1.]", InvalidNumber, 3),
        ("[1.e5]", InvalidNumber, 3),
        ("[1.x]", InvalidNumber, 3),
        ("[1e]", InvalidNumber, 3),
        ("[1e+]", InvalidNumber, 4),
        ("[1ex]", InvalidNumber, 3),
        ("[1e1.5]", Syntax, 4),
        ("[1.2.3]", Syntax, 4),
        ("[0x10]", Syntax, 2),
        ("[1_000]", Syntax, 2),
        ("[1,000]", InvalidNumber, 4),
        ("[-]", InvalidNumber, 2),
        ("[1-2]", Syntax, 2),
        ("[\u{ff11}]", Syntax, 1),
        ("-", Eof, 1),
        ("1.", Eof, 2),
        ("1e", Eof, 2),
        ("1e-", Eof, 3),
        ("[12.", Eof, 4),
        ("1.5.", TrailingData, 3),
    ]);
    accepted(&["0", "-0", "0.0", "-0.0e-0", "1E5", "1e+05", "10", "1e-999", "0e999"]);
    assert_eq!(place(fastjson::from_str::<f64>("1e999")), Some((OutOfRange, 0)));
    assert_eq!(place(fastjson::from_str::<Vec<f32>>("[1,-1e39]")), Some((OutOfRange, 3)));
    assert_eq!(place(fastjson::from_str::<Skip>("1e999")), None);
}

#[test]
fn strings() {
    refused(&[
        ("\"\t\"", ControlCharacter, 1),
        ("\"\n\"", ControlCharacter, 1),
        ("\"ab\0\"", ControlCharacter, 3),
        ("\"\\n\u{1f}\"", ControlCharacter, 3),
        ("\"\\ud800\"", LoneSurrogate, 1),
        ("\"\\udc00\"", LoneSurrogate, 1),
        ("\"\\uDFFF\\uD800\"", LoneSurrogate, 1),
        ("\"a\\ud800\\ud800\"", LoneSurrogate, 2),
        ("\"\\ud800\\n\"", LoneSurrogate, 1),
        ("\"\\ud800x\"", LoneSurrogate, 1),
        ("\"\\udbff\\u0041\"", LoneSurrogate, 1),
        ("\"\\x41\"", InvalidEscape, 2),
        ("\"\\'\"", InvalidEscape, 2),
        ("\"\\0\"", InvalidEscape, 2),
        ("\"\\U0041\"", InvalidEscape, 2),
        ("\"\\\u{e4}\"", InvalidEscape, 2),
        ("\"\\\n\"", InvalidEscape, 2),
        ("\"\\u12g4\"", InvalidEscape, 5),
        ("\"\\u+123\"", InvalidEscape, 3),
        ("\"\\u 123\"", InvalidEscape, 3),
        ("\"\\u123\"", InvalidEscape, 6),
        ("\"\\ud800\\u12\"", InvalidEscape, 11),
        ("{\"\t\":1}", ControlCharacter, 2),
        ("{\"\\ud800\":1}", LoneSurrogate, 2),
        ("{\"\\q\":1}", InvalidEscape, 3),
        ("\"", Eof, 1),
        ("\"abc", Eof, 4),
        ("\"\\", Eof, 2),
        ("\"\\u00", Eof, 5),
        ("\"\\ud800", Eof, 7),
        ("\"\\ud800\\", Eof, 8),
        ("\"\\ud800\\u", Eof, 9),
        ("{\"a", Eof, 3),
    ]);
    accepted(&["\"\u{7f}\u{80}\u{2028}\u{10ffff}\"", "\"\\u0000\"", "\"\\uffff\"", "\"/\\/\""]);
}

#[test]
fn literals() {
    refused(&[
        ("tru", Eof, 3),
        ("f", Eof, 1),
        ("nul", Eof, 3),
        ("[tru]", Syntax, 4),
        ("[nul,1]", Syntax, 4),
        ("truE", Syntax, 3),
        ("trve", Syntax, 2),
        ("True", Syntax, 0),
        ("NULL", Syntax, 0),
        ("fals3", Syntax, 4),
        ("nulll", TrailingData, 4),
        ("[truefalse]", Syntax, 5),
        ("truetrue", TrailingData, 4),
        ("true1", TrailingData, 4),
        ("None", Syntax, 0),
        ("yes", Syntax, 0),
    ]);
}

#[test]
fn bytes_that_are_not_utf8() {
    for (bytes, offset) in [
        (&b"\xff"[..], 0),
        (b"\"\xff\"", 1),
        (b"\"\x80\"", 1),
        (b"\"\xc0\x80\"", 1),
        (b"\"\xed\xa0\x80\"", 1),
        (b"\"\xf4\x90\x80\x80\"", 1),
        (b"\"\xe4\xb8\"", 1),
        (b"[1, \"abc\xe4\", 2]", 8),
        (b"{\"\xf0\x9f\x98\":1}", 2),
        (b"[1]\xff", 3),
        (b"\xef\xbb\xbe\xff", 3),
    ] {
        let expected = Some((InvalidUtf8, offset));
        assert_eq!(place(fastjson::from_slice::<Any>(bytes)), expected, "{bytes:?}");
        assert_eq!(place(fastjson::from_slice::<Skip>(bytes)), expected, "{bytes:?}");
    }
    for bytes in [&b"\"\xe4\xb8"[..], b"\"\xf0", b"[1, \"\xc3"] {
        assert_eq!(
            place(fastjson::from_slice::<Any>(bytes)),
            Some((Eof, bytes.len())),
            "{bytes:?}"
        );
    }
}

#[test]
fn a_value_of_another_type() {
    fn wrong<'de, T: FromJson<'de> + std::fmt::Debug>(text: &'de str) {
        assert_eq!(place(fastjson::from_str::<T>(text)), Some((WrongType, 0)), "{text}");
    }
    for text in ["1.0", "1e2", "-1.5", "\"1\"", "true", "null", "[1]", "{}", "300.5"] {
        wrong::<u8>(text);
        wrong::<i64>(text);
        wrong::<u128>(text);
    }
    for text in ["\"1\"", "true", "null", "[1]", "{}"] {
        wrong::<f64>(text);
    }
    for text in ["1", "null", "[]", "{}", "false"] {
        wrong::<String>(text);
        wrong::<&str>(text);
    }
    for text in ["1", "null", "\"\"", "{}", "{\"0\":1}"] {
        wrong::<Vec<u8>>(text);
    }
    for (text, offset) in [("256", 0), ("-1", 0), (" 99999999999999999999999", 1)] {
        assert_eq!(place(fastjson::from_str::<u8>(text)), Some((OutOfRange, offset)), "{text}");
    }
    for text in ["-0", "0", "255"] {
        assert_eq!(place(fastjson::from_str::<u8>(text)), None, "{text}");
    }
}
