//! Inputs of every length that end where memory ends.

use std::mem::MaybeUninit;

use fastjson::__kernels as kernels;
use fastjson::{FastJson, FromJson, Skip, ToJson};

use crate::guard::Guard;
use crate::members::{self, Checked, behind_long, verdict};
use crate::paths::{Structural, each_path};

/// Lengths that take each kernel through its first blocks, its last, and what is left.
const LENGTHS: std::ops::RangeInclusive<usize> = 0..=300;

/// Texts of one length: of one byte alone, in brackets, and with each telling byte at the end.
fn texts(len: usize) -> Vec<Vec<u8>> {
    let mut texts = Vec::new();
    for fill in [b'a', b' ', b'"', b'\\', b'[', b'0', 0x1f, 0xe4] {
        for [first, last] in
            [[fill, fill], [b'[', b']'], [b'[', fill], [b'[', b'"'], [b'"', b'\\'], [fill, b'"']]
        {
            let mut text = vec![fill; len];
            if let Some(byte) = text.first_mut() {
                *byte = first;
            }
            if let Some(byte) = text.last_mut() {
                *byte = last;
            }
            texts.push(text);
        }
    }
    texts
}

#[test]
fn kernels_read_nothing_behind_their_input() {
    let mut input = Guard::new();
    let mut output = Guard::new();
    each_path(|path| {
        // Behind 256 bytes the search of strings goes on by other kernels.
        for len in LENGTHS.chain((310..=460).step_by(7)) {
            for text in texts(len) {
                let input = input.place(&text);
                let end = text.iter().position(|byte| matches!(byte, b'"' | b'\\' | 0..0x20));
                let end = end.unwrap_or(len);
                assert_eq!(kernels::find_string_end(input), end, "{path} {text:?}");
                let start = text.iter().position(|byte| !b" \t\r\n".contains(byte)).unwrap_or(len);
                assert_eq!(kernels::find_non_whitespace(input), start, "{path} {text:?}");
                let output = output.place(&text);
                output.fill(7);
                // SAFETY: `MaybeUninit<u8>` is laid out as `u8`, and the kernel writes only
                // bytes that are initialised.
                let target = unsafe { &mut *(ptr(output) as *mut [MaybeUninit<u8>]) };
                let plain = kernels::copy_short_plain(input, target);
                assert_eq!(plain, end == len && len <= 256, "{path} {text:?}");
                assert!(!plain || output == text);
                let skipped = kernels::skip_container(input);
                assert!(skipped.is_none_or(|skipped| skipped <= len), "{path} {text:?}");
                let checked = kernels::check_array(input);
                assert!(checked.is_none_or(|checked| checked <= len), "{path} {text:?}");
            }
            // What the short kernels begin with, and an end that is not in sight.
            for (start, filler) in
                [("\n", b' '), ("-1", b'7'), ("\"a\":\"", b'b'), ("\"a\":", b'1')]
            {
                let mut text = vec![filler; len];
                let start = &start.as_bytes()[..start.len().min(len)];
                text[..start.len()].copy_from_slice(start);
                let input = input.place(&text);
                assert_eq!(kernels::line_end_len(input), None, "{path} {text:?}");
                for line_end in [1, 2, len, 31, 32] {
                    let found = kernels::is_line_end_of(input, line_end);
                    assert!(!found, "{path} {text:?} {line_end}");
                }
                assert_eq!(kernels::short_number_len(input), None, "{path} {text:?}");
                assert_eq!(kernels::plain_member_len::<false>(input), None, "{path} {text:?}");
                assert_eq!(kernels::plain_member_len::<true>(input), None, "{path} {text:?}");
            }
        }
    });
}

fn ptr(bytes: &mut [u8]) -> *mut [u8] {
    bytes
}

/// A member of each kind that has its own way of reading.
#[derive(FastJson, Debug, PartialEq)]
struct Everything<'a> {
    id: u64,
    ratio: f64,
    name: String,
    text: &'a str,
    tags: Vec<Option<bool>>,
    inner: Option<Box<Everything<'a>>>,
}

fn document() -> String {
    let inner = r#"{"id":12345678901,"ratio":-1.25e-3,"name":"caf\u00e9 \ud83d\ude00 and more than sixteen",
        "text":"plain text that is longer than thirty-two bytes, as few are","tags":[true,null,false],
        "unknown":[{"a":["]",-0.5e+1]},"\"]"],"inner":null}"#;
    let text = format!(r#"{{"id":0,"ratio":3,"name":"","text":"","tags":[],"inner":{inner}}}"#);
    assert!(text.len() > *LENGTHS.end(), "{}", text.len());
    text
}

/// Every way to read, each of which may only fail.
fn read_all<'a>(text: &'a str, guarded: &'a [u8]) {
    let whole = fastjson::from_str::<Everything<'_>>(text);
    assert_eq!(whole.is_ok(), fastjson::from_slice::<Everything<'_>>(guarded).is_ok(), "{text}");
    let checked = fastjson::from_str::<Skip>(text).is_ok();
    assert!(checked || whole.is_err(), "{text}");
    let structural = fastjson::from_str::<Structural>(text).is_ok();
    assert!(structural || !checked, "{text}");
    read::<String>(text, guarded);
    read::<&str>(text, guarded);
    read::<Vec<u64>>(text, guarded);
    read::<f64>(text, guarded);
    read::<i32>(text, guarded);
    read::<Option<bool>>(text, guarded);
}

fn read<'a, T: FromJson<'a> + ToJson>(text: &'a str, bytes: &'a [u8]) {
    let from_text = fastjson::from_str::<T>(text).ok();
    let from_bytes = fastjson::from_slice::<T>(bytes).ok();
    assert_eq!(fastjson::to_vec(&from_text), fastjson::to_vec(&from_bytes), "{text}");
}

#[test]
fn parsing_reads_nothing_behind_the_text() {
    let mut guard = Guard::new();
    let text = document();
    let ends = [
        "12345678",
        "-1.5e300",
        "0.1",
        "\"plain\"",
        "\"\\u00e9\\ud83d\\ude00\\n\"",
        "[1,2,3]",
        "[18446744073709551615]",
        "true",
        "null",
        "{}",
        "[\"a\",[{\"b\":[]}]]",
    ];
    each_path(|_| {
        assert!(fastjson::from_str::<Everything<'_>>(&text).is_ok());
        for len in LENGTHS {
            // The start of a document; each kind of value behind that much whitespace.
            let prefix = guard.place_text(&text[..len]);
            read_all(prefix, prefix.as_bytes());
            for end in ends {
                let padded = format!("{}{end}", " ".repeat(len));
                let padded = guard.place_text(&padded);
                read_all(padded, padded.as_bytes());
            }
        }
        let whole = guard.place_text(&text);
        read_all(whole, whole.as_bytes());
    });
}

#[test]
fn strings_are_read_up_to_the_end_of_memory() {
    let mut guard = Guard::new();
    each_path(|path| {
        for len in LENGTHS {
            let plain = "x".repeat(len);
            for (content, value) in [
                (plain.clone(), plain.clone()),
                (format!("{plain}\\n"), format!("{plain}\n")),
                (format!("\\\"{plain}"), format!("\"{plain}")),
                (format!("{plain}\\u00e9"), format!("{plain}\u{e9}")),
            ] {
                let text = guard.place_text(&format!("\"{content}\"")).to_owned();
                let guarded = guard.place_text(&text);
                assert_eq!(fastjson::from_str::<String>(guarded).unwrap(), value, "{path}");
                let open = guard.place_text(&text[..text.len() - 1]);
                assert!(fastjson::from_str::<String>(open).unwrap_err().is_eof(), "{path}");
                assert!(fastjson::from_str::<Skip>(open).unwrap_err().is_eof(), "{path}");
            }
        }
    });
}

#[test]
fn members_are_skipped_up_to_the_end_of_memory() {
    let mut guard = Guard::new();
    let object = r#"{"x":"-","member":-0.5,"id":7,"y":{"id":[true]},"n\u0061me":"a","last":null}"#;
    let text = behind_long(&[object; 4].join(","));
    each_path(|path| {
        for len in text.len() - 3 * object.len()..=text.len() {
            let prefix = &text[..len];
            let guarded = guard.place_text(prefix);
            assert_eq!(verdict::<Checked>(guarded), verdict::<Checked>(prefix), "{path} {len}");
            let expected = verdict::<members::Structural>(prefix);
            assert_eq!(verdict::<members::Structural>(guarded), expected, "{path} {len}");
            assert_eq!(expected.is_ok(), len == text.len(), "{path} {len}");
        }
    });
}

#[test]
fn printing_reads_nothing_behind_a_string() {
    let mut guard = Guard::new();
    each_path(|path| {
        for len in LENGTHS {
            for last in ["", "y", "\"", "\\", "\n", "\u{1}", "\u{e9}", "\u{1f600}"] {
                let text = format!("{}{last}", "x".repeat(len));
                let expected = serde_json::to_string(&text).unwrap();
                let guarded = guard.place_text(&text);
                assert_eq!(fastjson::to_string(guarded), expected, "{path}");
                assert_eq!(fastjson::to_vec(&[guarded]), format!("[{expected}]").into_bytes());
            }
        }
    });
}
