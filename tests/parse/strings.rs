//! Strings: every escape, every length with an event at every place, borrowed and owned.

use std::borrow::Cow;
use std::collections::BTreeMap;

use fastjson::{Error, ErrorKind, FromJson, Parser, Skip};

use crate::any::Structural;

/// Text that is borrowed where it can be.
struct Text<'a>(Cow<'a, str>);

impl<'de> FromJson<'de> for Text<'de> {
    fn parse(parser: &mut Parser<'de>) -> Result<Self, Error> {
        parser.take_text().map(Self)
    }
}

/// Checks every way to read a string that is right.
fn reads_as(json: &str, expected: &str) {
    assert_eq!(fastjson::from_str::<String>(json).unwrap(), expected, "{json}");
    let mut reused = String::from("what was there before");
    fastjson::from_str_into(&mut reused, json).unwrap();
    assert_eq!(reused, expected, "{json}");
    fastjson::from_str::<Skip>(json).unwrap();
    fastjson::from_str::<Structural>(json).unwrap();
    let Text(text) = fastjson::from_str(json).unwrap();
    assert_eq!(text, expected, "{json}");
    let borrowed = fastjson::from_str::<&str>(json);
    if json.contains('\\') {
        assert!(matches!(text, Cow::Owned(_)), "{json}");
        let error = borrowed.unwrap_err();
        assert_eq!((error.kind(), error.offset()), (ErrorKind::EscapedString, 0), "{json}");
        assert!(error.message().contains("Cow<str>"));
    } else {
        assert!(matches!(text, Cow::Borrowed(_)), "{json}");
        let borrowed = borrowed.unwrap();
        assert_eq!(borrowed.as_ptr(), json[1..].as_ptr(), "{json}");
        assert_eq!(borrowed, expected);
    }
}

/// Checks every way to read a string that is wrong.
fn fails_at(json: &str, kind: ErrorKind, offset: usize) {
    let expected = (kind, offset);
    let check = |error: Error| assert_eq!((error.kind(), error.offset()), expected, "{json:?}");
    check(fastjson::from_str::<String>(json).unwrap_err());
    check(fastjson::from_str::<&str>(json).unwrap_err());
    check(fastjson::from_str::<Skip>(json).unwrap_err());
    let mut reused = String::from("what was there before");
    check(fastjson::from_str_into(&mut reused, json).unwrap_err());
}

#[test]
fn an_event_at_every_place_of_every_length() {
    for len in 0..100 {
        let plain = "x".repeat(len);
        reads_as(&format!("\"{plain}\""), &plain);
        fails_at(&format!("\"{plain}"), ErrorKind::Eof, len + 1);
        for place in 0..=len {
            let (before, after) = plain.split_at(place);
            for (json, text) in [
                ("\\n", "\n"),
                ("\\\"", "\""),
                ("\\\\", "\\"),
                ("\\u0041", "A"),
                ("\\ud83d\\ude00", "😀"),
                ("ä", "ä"),
                ("日", "日"),
                ("😀", "😀"),
                ("\u{7f}", "\u{7f}"),
            ] {
                let expected = format!("{before}{text}{after}");
                reads_as(&format!("\"{before}{json}{after}\""), &expected);
            }
            for (json, kind, offset) in [
                ("\u{0}", ErrorKind::ControlCharacter, 0),
                ("\u{1f}", ErrorKind::ControlCharacter, 0),
                ("\\x", ErrorKind::InvalidEscape, 1),
                ("\\u00g0", ErrorKind::InvalidEscape, 4),
                ("\\udc00", ErrorKind::LoneSurrogate, 0),
                ("\\ud800-", ErrorKind::LoneSurrogate, 0),
            ] {
                fails_at(&format!("\"{before}{json}{after}\""), kind, 1 + place + offset);
            }
        }
    }
}

#[test]
fn two_escapes_at_every_distance() {
    for distance in 0..70 {
        let between = "y".repeat(distance);
        reads_as(&format!("\"\\t{between}\\r\""), &format!("\t{between}\r"));
        reads_as(&format!("\"a\\\\{between}\\\"\""), &format!("a\\{between}\""));
    }
}

#[test]
fn every_two_character_escape() {
    let plain = BTreeMap::from([
        (b'"', '"'),
        (b'\\', '\\'),
        (b'/', '/'),
        (b'b', '\u{8}'),
        (b'f', '\u{c}'),
        (b'n', '\n'),
        (b'r', '\r'),
        (b't', '\t'),
    ]);
    for letter in 0..128 {
        let json = format!("\"\\{}\"", char::from(letter));
        match plain.get(&letter) {
            Some(text) => reads_as(&json, &text.to_string()),
            None if letter == b'u' => fails_at(&json, ErrorKind::InvalidEscape, 3),
            None => fails_at(&json, ErrorKind::InvalidEscape, 2),
        }
    }
}

#[test]
fn every_code_unit() {
    for unit in 0..=0xffff_u32 {
        let texts = [format!("\"\\u{unit:04x}\""), format!("\"\\u{unit:04X}\"")];
        for json in texts {
            match char::from_u32(unit) {
                Some(char) => {
                    assert_eq!(fastjson::from_str::<String>(&json).unwrap(), char.to_string());
                    assert!(fastjson::from_str::<Skip>(&json).is_ok(), "{json}");
                }
                None => fails_at(&json, ErrorKind::LoneSurrogate, 1),
            }
        }
    }
}

#[test]
fn surrogate_pairs() {
    // Every seventh character meets each of the halves.
    for code in (0x1_0000..=0x10_ffff).step_by(7) {
        let char = char::from_u32(code).unwrap();
        let mut units = [0; 2];
        char.encode_utf16(&mut units);
        let json = format!("\"\\u{:04x}\\u{:04X}\"", units[0], units[1]);
        assert_eq!(fastjson::from_str::<String>(&json).unwrap(), char.to_string());
        assert!(fastjson::from_str::<Skip>(&json).is_ok(), "{json}");
    }
    reads_as("\"\\ud800\\udc00\\udbff\\udfff\"", "\u{10000}\u{10ffff}");
}

#[test]
fn every_byte_as_a_hexadecimal_digit() {
    for byte in 0..128_u8 {
        for place in 0..4 {
            let mut digits = *b"0041";
            digits[place] = byte;
            let digits = str::from_utf8(&digits).unwrap();
            let json = format!("\"\\u{digits}\"");
            let verdict = fastjson::from_str::<String>(&json).map_err(|error| error.offset());
            match u32::from_str_radix(digits, 16).ok().filter(|_| byte.is_ascii_hexdigit()) {
                Some(code) => match char::from_u32(code) {
                    Some(char) => assert_eq!(verdict.unwrap(), char.to_string()),
                    None => assert_eq!(verdict, Err(1), "{json}"),
                },
                None => assert_eq!(verdict, Err(3 + place), "{json}"),
            }
        }
    }
}

#[test]
fn text_that_a_value_keeps_outlives_the_parser() {
    let json = String::from(r#"["borrowed","esc\u0061ped"]"#);
    let texts: Vec<Text<'_>> = fastjson::from_str(&json).unwrap();
    let [Text(Cow::Borrowed(first)), Text(Cow::Owned(second))] = texts.as_slice() else {
        panic!("the first is borrowed, the second owned");
    };
    assert_eq!((*first, second.as_str()), ("borrowed", "escaped"));
    assert!(json.as_bytes().as_ptr_range().contains(&first.as_ptr()));
}
