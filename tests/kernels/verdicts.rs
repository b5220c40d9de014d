//! All paths agree with each other and with an oracle, on whatever stands wherever in a block.

use fastjson::__kernels as kernels;
use fastjson::ErrorKind;

use crate::paths::{Structural, each_path, skip};
use crate::random::Random;

/// Values.
pub(crate) const GOOD: &[&str] = &[
    "0",
    "-0",
    "7",
    "10",
    "-12",
    "0.5",
    "-0.25",
    "3.25",
    "1e5",
    "1E5",
    "1e+5",
    "1E-05",
    "-1.5e-10",
    "0e0",
    "0.0E0",
    "123456789012345678901234567890.123456789e123",
    "true",
    "false",
    "null",
    "[]",
    "{}",
    "[ ]",
    "{ }",
    "[[]]",
    "[{}]",
    r#""""#,
    r#""a""#,
    r#""\"""#,
    r#""\\""#,
    r#""\\\"""#,
    r#""\/\b\f\n\r\t""#,
    r#""\u0041""#,
    r#""\uABCD\uef09""#,
    r#""\ud800\udc00""#,
    r#""\uDBFF\uDFFF\u0020""#,
    r#""[{,:}]\\""#,
    r#""\u005c""#,
    "\"\u{e9}\u{65e5}\u{1f600}\"",
    "\"\u{7f}\"",
    r#"{"a":1}"#,
    r#"{"a":{"b":[1,{"c":null}]},"d":""}"#,
    r#"{"":{}}"#,
    r#"[1,true,"a",null,-1.5,{"a":[]},[],false]"#,
    "[1 , 2\t,\r\n3]",
    "{ \"a\" : 1 , \"b\" : 2 }",
    r#"[true,false,null]"#,
    r#"[[[[[[[[[[0]]]]]]]]]]"#,
    r#"{"a":{"a":{"a":{"a":{}}}}}"#,
];

/// What stands for no value, alone or between commas.
pub(crate) const BAD: &[&str] = &[
    "",
    ",",
    ":",
    "]",
    "}",
    "[",
    "{",
    "01",
    "-",
    "--1",
    "-a",
    "-01",
    "00",
    "1.",
    ".5",
    "-.5",
    "1e",
    "1e+",
    "1e-",
    "1.e5",
    "1.5.5",
    "1..5",
    "1e5e5",
    "1e5.5",
    "1e5-",
    "1e5+1",
    "+1",
    "0x1",
    "1a",
    "1-",
    "1-1",
    "1+1",
    "1+",
    "e",
    "e5",
    "E",
    "-e5",
    "1ee5",
    "1e++5",
    "1.5e",
    "NaN",
    "tru",
    "truee",
    "truex",
    "true1",
    "true-",
    "true.",
    "tru e",
    "True",
    "nul",
    "nulll",
    "nulltrue",
    "fals",
    "falsee",
    "falsy",
    "fals1",
    "1true",
    "-true",
    "t",
    "n",
    "f",
    "'a'",
    "\\",
    "\\\"",
    "\u{e9}",
    "\u{0}",
    "\u{1}",
    "\u{b}",
    "\u{a0}",
    "1 2",
    "1true2",
    "true false",
    r#""a""b""#,
    r#""a" "b""#,
    r#"1"a""#,
    r#""a"1"#,
    r#"true"a""#,
    r#""a"true"#,
    "[]1",
    "1[]",
    "[][]",
    "{}{}",
    r#""a"[]"#,
    r#"[]"a""#,
    "[1,]",
    "[,1]",
    "[,]",
    "[1,,2]",
    "[1 2]",
    "[1:2]",
    r#"["a":1]"#,
    "[}",
    "{]",
    "[1}",
    r#"{"a":1]"#,
    r#"{"a":[}]"#,
    r#"{"a":[1}"#,
    "{,}",
    r#"{"a"}"#,
    r#"{"a":}"#,
    r#"{"a":1,}"#,
    r#"{,"a":1}"#,
    r#"{"a"::1}"#,
    r#"{"a":1:2}"#,
    r#"{"a",1}"#,
    r#"{"a" 1}"#,
    r#"{"a":1 "b":2}"#,
    r#"{"a":1,,"b":2}"#,
    r#"{"a":1,"b"}"#,
    r#"{"a":1,2}"#,
    "{1:2}",
    "{true:1}",
    "{[]:1}",
    "{{}:1}",
    "{1}",
    "{[]}",
    r#"{"a":"b":"c"}"#,
    r#"{"a""b":1}"#,
    r#"{"a":1}:"#,
    r#"{"a":"b","c"}"#,
    r#""\x""#,
    r#""\U0041""#,
    r#""\u""#,
    r#""\u1""#,
    r#""\u12""#,
    r#""\u123""#,
    r#""\u123g""#,
    r#""\u 123""#,
    r#""\u+123""#,
    r#""\ud800""#,
    r#""\ud800x""#,
    r#""\ud800\n""#,
    r#""\ud800\u0041""#,
    r#""\ud800\ud800""#,
    r#""\ud800\\udc00""#,
    r#""\ud800 \udc00""#,
    r#""\udc00""#,
    r#""\udc00\ud800""#,
    r#""\ud800\udc0""#,
    r#""\ud800\udc00\udc00""#,
    r#""\'""#,
    "\"\\\u{e9}\"",
    "\"\t\"",
    "\"\n\"",
    "\"\u{0}\"",
    "\"\u{1f}\"",
    "[\"\u{1f}\"]",
    "[\u{c}]",
    "/**/1",
    "1//",
    r#""\""#,
    r#"""#,
    r#""a"#,
];

/// Texts with `piece` at each place of a block: behind a string, an array of numbers, whitespace
/// or objects. The first string makes the text long enough for the block kernel, which begins
/// behind it.
fn around(piece: &str) -> impl Iterator<Item = (String, usize)> {
    let first = format!("[\"{}\",", "-".repeat(120));
    (0..68).flat_map(move |shift| {
        let fills = [
            format!("\"{}\",", "s".repeat(shift)),
            "0,".repeat(shift / 2 + 1),
            format!("{}[],", " ".repeat(shift)),
            r#"{"k":"v"},"#.repeat(shift / 8 + 1),
        ];
        let texts = fills.map(|fill| (format!("{first}{fill}{piece},[0]]"), first.len()));
        texts.into_iter().take(if shift.is_multiple_of(8) { 4 } else { 3 })
    })
}

#[test]
fn every_piece_has_its_verdict_at_every_place() {
    each_path(|path| {
        for (pieces, good) in [(GOOD, true), (BAD, false)] {
            for piece in pieces {
                for (text, start) in around(piece) {
                    let place = skip(&text);
                    assert_eq!(place.is_none(), good, "{path} {text} {place:?}");
                    // That the kernel itself said so, and not the loop behind it.
                    let end = (good && path != "scalar").then_some(text.len() - start);
                    let input = &text.as_bytes()[start..];
                    assert_eq!(kernels::check_array(input), end, "{path} {text}");
                }
            }
        }
    });
    for (pieces, good) in [(GOOD, true), (BAD, false)] {
        for piece in pieces {
            for (text, _) in around(piece).take(4) {
                let oracle = serde_json::from_str::<serde_json::Value>(&text);
                assert_eq!(oracle.is_ok(), good, "{text}");
            }
        }
    }
}

/// An array of chance values, long enough for the block kernel.
fn long_document(random: &mut Random) -> String {
    let mut text = String::from("[");
    while text.len() < 200 {
        let value = random.document(4);
        text.push_str(&value);
        text.push(',');
    }
    text.push_str("0]");
    text
}

#[test]
fn chance_documents_are_accepted() {
    each_path(|path| {
        let mut random = Random::new(11);
        for _ in 0..1_000 {
            let text = long_document(&mut random);
            assert_eq!(skip(&text), None, "{path} {text}");
            let end = (path != "scalar").then_some(text.len() - 1);
            assert_eq!(kernels::check_array(&text.as_bytes()[1..]), end, "{path} {text}");
            assert!(fastjson::from_str::<Structural>(&text).is_ok(), "{path} {text}");
        }
    });
}

/// Damaged chance documents as text.
fn damaged_documents() -> Vec<String> {
    let mut random = Random::new(12);
    let mut texts = Vec::new();
    while texts.len() < 10_000 {
        let text = long_document(&mut random);
        texts.extend(String::from_utf8(random.damaged(&text)));
    }
    texts
}

#[test]
fn damaged_documents_fail_alike() {
    let texts = damaged_documents();
    let mut expected: Vec<Option<(ErrorKind, usize)>> = Vec::new();
    let mut ends: Vec<Option<usize>> = Vec::new();
    each_path(|path| {
        if path == "scalar" {
            expected = texts.iter().map(|text| skip(text)).collect();
            ends = texts.iter().map(|text| kernels::skip_container(text.as_bytes())).collect();
        }
        for ((text, place), end) in texts.iter().zip(&expected).zip(&ends) {
            assert_eq!(skip(text), *place, "{path} {text}");
            assert_eq!(kernels::skip_container(text.as_bytes()), *end, "{path} {text}");
        }
    });
    for (text, place) in texts.iter().zip(&expected) {
        let oracle = serde_json::from_str::<serde_json::Value>(text);
        // Numbers out of range are no faults of skipped text.
        let out_of_range = |error: &serde_json::Error| error.to_string().contains("out of range");
        if !oracle.as_ref().is_err_and(out_of_range) {
            assert_eq!(place.is_none(), oracle.is_ok(), "{text}");
        }
    }
    let refused = expected.iter().filter(|place| place.is_some()).count();
    assert!(refused > 5_000 && refused < 9_500, "the damage was too small or large: {refused}");
}

#[test]
fn every_byte_is_judged_alike_in_and_out_of_strings() {
    each_path(|path| {
        for byte in 0..=0x7f_u8 {
            for shift in [0, 30, 31, 62, 63] {
                let pad = "p".repeat(shift);
                let byte = char::from(byte);
                let first = format!("[\"{}\",", "-".repeat(120));
                for text in [
                    format!("{first}\"{pad}{byte}\"]"),
                    format!("{first}\"{pad}\"{byte},0]"),
                    format!("{first}\"{pad}\",1{byte}0]"),
                    format!("{first}\"{pad}\",1{byte}]"),
                    format!("{first}\"{pad}\\{byte}\"]"),
                ] {
                    let oracle = serde_json::from_str::<serde_json::Value>(&text).is_ok();
                    assert_eq!(skip(&text).is_none(), oracle, "{path} {text:?}");
                    if oracle && path != "scalar" {
                        let input = &text.as_bytes()[first.len()..];
                        assert_eq!(
                            kernels::check_array(input),
                            Some(input.len()),
                            "{path} {text:?}"
                        );
                    }
                }
            }
        }
    });
}

#[test]
fn depth_is_followed_up_to_what_a_word_holds_and_beyond() {
    each_path(|path| {
        for depth in [1, 2, 31, 32, 33, 62, 63, 64, 65, 66, 127, 128, 129, 1_000, 100_000] {
            for wrong in [None, Some(0), Some(1), Some(depth / 2), Some(depth - 1)] {
                if wrong.is_some_and(|level| level >= depth) {
                    continue;
                }
                let open = |level: usize| if level.is_multiple_of(3) { "{\"k\":" } else { "[" };
                let close = |level: usize| match level.is_multiple_of(3) ^ (wrong == Some(level)) {
                    true => "}",
                    false => "]",
                };
                let opening: String = (0..depth).map(open).collect();
                let closing: String = (0..depth).rev().map(close).collect();
                let first = format!("[\"{}\",\"\",", "-".repeat(120));
                let place = skip(&format!("{first}{opening}1{closing}]"));
                let fault = |level| first.len() + opening.len() + depth - level;
                let expected = wrong.map(|level| (ErrorKind::Syntax, fault(level)));
                assert_eq!(place, expected, "{path} {depth} {wrong:?}");
            }
        }
    });
}

#[test]
fn runs_of_backslashes_escape_every_second() {
    each_path(|path| {
        for len in 0..200 {
            for shift in [0, 1, 62, 63] {
                let first = format!("[\"{}\",", "-".repeat(120));
                let run = "\\".repeat(len);
                let text = format!("{first}\"{}{run}\",\"]\"]", "s".repeat(shift));
                // With an odd run the quote is text, and the next one ends the string.
                let even = len.is_multiple_of(2);
                assert_eq!(skip(&text).is_none(), even, "{path} {text}");
                let end = kernels::skip_container(text.as_bytes());
                let odd_end = text.len() - 2;
                assert_eq!(end, Some(if even { text.len() } else { odd_end }), "{path} {text}");
            }
        }
    });
}
