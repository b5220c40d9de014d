//! The tables of UTF-8 sequences and string literals, at every offset of a vector block and
//! right before the end of the input: used, borrowed, skipped and as keys.

use std::borrow::Cow;
use std::collections::BTreeMap;
use std::fmt::Debug;

use fastjson::{FromJson, Skip};

use crate::shared;

/// How many characters go before the sequence under test.
const OFFSETS: usize = 65;

/// A text that knows one member, in which the string under test is skipped.
#[derive(fastjson::FastJson)]
struct Holder {
    a: u8,
}

/// What a string token stands for: its text, or `None` where it is refused.
struct Expected<'a>(Option<&'a str>);

#[test]
fn utf8_sequences() {
    let Some(table) = shared::text("corpora/utf8/own-utf8-sequences.tsv") else {
        return;
    };
    let mut rows = 0;
    for line in table.lines().skip(1) {
        let (hex, rest) = line.split_once('\t').expect("two cells");
        let bytes = from_hex(hex);
        let bad = (!rest.starts_with("valid")).then(|| rest.rsplit('\t').next().expect("a cell"));
        for padding in 0..OFFSETS {
            let before = "a".repeat(padding);
            let text = [before.as_bytes(), &bytes].concat();
            let token = [b"\"", text.as_slice(), b"\""].concat();
            let valid = str::from_utf8(&text).ok();
            assert_eq!(valid.is_none(), bad.is_some(), "{hex}");
            // Control characters and what ends a string are the other table's matter.
            if !bytes.iter().any(|byte| matches!(byte, ..0x20 | b'"' | b'\\')) {
                check(&token, &Expected(valid), &format!("{hex} at {padding}"));
            }
            if let Some(bad) = bad {
                let at = 1 + padding + bad.parse::<usize>().expect("an offset");
                let error = fastjson::from_slice::<Skip>(&token).expect_err("not UTF-8");
                assert_eq!(error.kind(), fastjson::ErrorKind::InvalidUtf8, "{hex} at {padding}");
                assert_eq!(error.offset(), at, "{hex} at {padding}");
            }
        }
        rows += 1;
    }
    assert!(rows > 500, "the table has {rows} rows");
}

#[test]
fn string_literals() {
    let Some(table) = shared::text("corpora/utf8/own-string-literals.tsv") else {
        return;
    };
    let mut rows = 0;
    for line in table.lines().skip(1) {
        let cells: Vec<&str> = line.split('\t').collect();
        let token = from_hex(cells[0]);
        let decoded = from_hex(cells.get(2).copied().unwrap_or_default());
        let valid = match cells[1] {
            "valid" => Some(str::from_utf8(&decoded).expect("decoded text is text")),
            "invalid" | "lone-surrogate" => None,
            other => panic!("unknown verdict {other}"),
        };
        check(&token, &Expected(valid), cells[0]);
        // The same at every place of a block, if the token starts like a string. The long ones
        // of the table have been made to end at every place.
        for padding in 1..OFFSETS {
            let Some((b'"', rest)) = token.split_first().filter(|_| token.len() <= OFFSETS) else {
                break;
            };
            let before = "é".repeat(padding / 2) + &"a".repeat(padding % 2);
            let longer = [b"\"", before.as_bytes(), rest].concat();
            let text = valid.map(|text| before + text);
            check(&longer, &Expected(text.as_deref()), &format!("{} at {padding}", cells[0]));
        }
        rows += 1;
    }
    assert!(rows > 500, "the table has {rows} rows");
}

/// Checks a string token that is all of the input, and as part of larger ones.
fn check(token: &[u8], expected: &Expected<'_>, what: &str) {
    let &Expected(text) = expected;
    let accepted = text.is_some();
    same(&fastjson::from_slice::<String>(token).ok().as_deref(), &text, what);
    let cow = fastjson::from_slice::<Cow<'_, str>>(token).ok();
    same(&cow.as_deref(), &text, what);
    // Cut before its closing quote it is no string, whatever it holds.
    let cut = token.split_last().map_or(token, |(_, cut)| cut);
    skipped::<Skip>(cut, false, what);
    skipped::<String>(cut, false, what);
    // Without an escape the text is in the input as it is, between two quotes.
    let borrowed = text.filter(|text| token.len() == text.len() + 2);
    same(&fastjson::from_slice::<&str>(token).ok(), &borrowed, what);
    if let Some(cow) = cow {
        assert_eq!(
            matches!(cow, Cow::Borrowed(_)),
            borrowed.is_some(),
            "{what}: borrowed or owned"
        );
    }
    skipped::<Skip>(token, accepted, what);
    skipped::<Skip>(&surround(b"[", token, b"]"), accepted, what);
    skipped::<Skip>(&surround(b"{", token, b":0}"), accepted, what);
    skipped::<Holder>(&surround(b"{\"a\":1,\"x\":", token, b"}"), accepted, what);
    let key = surround(b"{", token, b":0}");
    let map = fastjson::from_slice::<BTreeMap<String, u8>>(&key).ok();
    same(&map.as_ref().and_then(|map| map.keys().next()).map(String::as_str), &text, what);
    let unknown = surround(b"{", token, b":0,\"a\":1}");
    // As a key of the struct, unless it is its member.
    skipped::<Holder>(&unknown, accepted && text != Some("a"), what);
}

fn surround(before: &[u8], token: &[u8], after: &[u8]) -> Vec<u8> {
    [before, token, after].concat()
}

fn skipped<'de, T: FromJson<'de>>(bytes: &'de [u8], accepted: bool, what: &str) {
    let outcome = fastjson::from_slice::<T>(bytes);
    let text = String::from_utf8_lossy(bytes);
    assert_eq!(outcome.is_ok(), accepted, "{what}: {text:?}: {:?}", outcome.err());
}

fn same<T: PartialEq + Debug>(found: &T, expected: &T, what: &str) {
    assert_eq!(found, expected, "{what}");
}

fn from_hex(digits: &str) -> Vec<u8> {
    let byte = |at| u8::from_str_radix(&digits[at..at + 2], 16).expect("hex digits");
    (0..digits.len()).step_by(2).map(byte).collect()
}
