//! Texts with escapes, both ways, on all paths: random mixtures at every length, and long ones,
//! against another library.

use std::borrow::Cow;
use std::mem::MaybeUninit;

use fastjson::__kernels as kernels;
use fastjson::{Error, ErrorKind, FromJson, Parser, Skip};

use crate::paths::each_path;
use crate::random::Random;

/// Pieces that text is made of, one row for each mixture: what it is and how dense the escapes are.
const MIXTURES: &[&[&str]] = &[
    &["a"],
    &["\""],
    &["a", "b", "\"", "\\", "\n"],
    &["one run of text", "and another one", "\t", "\\\\", "\u{8}\u{c}\r"],
    &["a run that is longer than the vectors of some processors have bytes, which is 64", "\u{1}"],
    &["\u{0}", "\u{1f}", "\u{7f}", " ", "/"],
    &["日", "本", "語", "のテキスト", " ", "\n"],
    &["é", "ß", "z", "\u{7ff}", "\u{800}", "\u{ffff}", "\u{d7ff}", "\u{e000}"],
    &["😀", "\u{10000}", "\u{10ffff}", "x", "\""],
    &["", "a", "é", "日", "😀", "\"", "\\", "\n", "/", "plain", "\u{1}", "café", "\u{2028}"],
];

/// Spellings that are wrong, or right only with what may follow.
const WRONG: &[&str] = &[
    "\\",
    "\\u",
    "\\u1",
    "\\u12",
    "\\u123",
    "\\u123g",
    "\\x",
    "\\U0041",
    "\\ud800",
    "\\udc00",
    "\\ud800\\",
    "\\ud800\\u",
    "\\ud800\\ud800",
    "\\ud800\\u0041",
    "\\ud83d\\n",
    "\\ud83d x",
    "\\u 123",
    "\\u-123",
    "\\u+123",
    "\u{1}",
    "\n",
    "\"",
    "\\u00e9\\u00",
    "\\u65e5\\u672g",
];

/// A text of at least `len` bytes.
fn text(random: &mut Random, mixture: &[&str], len: usize) -> String {
    let mut text = String::new();
    while text.len() < len {
        text.push_str(random.pick(mixture));
    }
    text
}

/// A spelling of the text between its quotes: each character in one of its ways. The denser, the
/// more are escaped that need not be.
fn spelling(random: &mut Random, text: &str, dense: bool) -> String {
    let mut json = String::new();
    for character in text.chars() {
        let short = match character {
            '"' => "\\\"",
            '\\' => "\\\\",
            '/' => "\\/",
            '\u{8}' => "\\b",
            '\u{c}' => "\\f",
            '\n' => "\\n",
            '\r' => "\\r",
            '\t' => "\\t",
            _ => "",
        };
        let needed = matches!(character, '"' | '\\' | '\0'..' ');
        if !short.is_empty() && random.below(4) != 0 {
            json.push_str(short);
        } else if needed || dense && random.below(5) != 0 {
            for unit in character.encode_utf16(&mut [0; 2]) {
                let digits = match random.below(2) {
                    0 => format!("{unit:04x}"),
                    _ => format!("{unit:04X}"),
                };
                json += &format!("\\u{digits}");
            }
        } else {
            json.push(character);
        }
    }
    json
}

/// Text that is borrowed where it can be.
struct Text<'a>(Cow<'a, str>);

impl<'de> FromJson<'de> for Text<'de> {
    fn parse(parser: &mut Parser<'de>) -> Result<Self, Error> {
        parser.take_text().map(Self)
    }
}

fn lengths() -> impl Iterator<Item = usize> {
    // Around the size of the buffer that is unescaped into, too.
    (0..=200).chain([255, 256, 257, 500, 1000]).chain(1015..1040).chain([2048, 5000])
}

#[test]
fn text_is_printed_as_others_print_it() {
    each_path(|path| {
        let mut random = Random::new(1);
        for len in lengths() {
            for mixture in MIXTURES {
                let text = text(&mut random, mixture, len);
                let expected = serde_json::to_string(&text).unwrap();
                assert_eq!(fastjson::to_string(&text), expected, "{path}");
                // Behind other bytes, with whatever room is left.
                let mut bytes = Vec::with_capacity(random.below(2 * text.len() + 600));
                bytes.push(b'x');
                fastjson::to_vec_into(&mut bytes, &text);
                assert_eq!(bytes[1..], *expected.as_bytes(), "{path}");
            }
        }
    });
}

#[test]
fn text_is_printed_to_writers_as_others_print_it() {
    each_path(|path| {
        let mut random = Random::new(2);
        let texts: Vec<String> = (0..300)
            .map(|at| {
                let len = random.below(if at % 50 == 0 { 40_000 } else { 300 });
                text(&mut random, MIXTURES[at % MIXTURES.len()], len)
            })
            .collect();
        let mut written = Vec::new();
        fastjson::to_writer(&mut written, &texts).unwrap();
        assert!(written == serde_json::to_vec(&texts).unwrap(), "{path}");
    });
}

/// Whatever the room is, text is escaped piece by piece, and nothing is where no step has room.
#[test]
fn escapes_are_as_far_as_there_is_room() {
    const ROOM: usize = 6 * 64 + 64;
    each_path(|path| {
        let mut random = Random::new(3);
        for room in (0..ROOM).step_by(50).chain([ROOM - 1, ROOM, ROOM + 1, 512, 700, 1500]) {
            for mixture in MIXTURES {
                let text = text(&mut random, mixture, 300);
                let (mut rest, mut escaped) = (text.as_bytes(), Vec::new());
                loop {
                    let mut target = vec![MaybeUninit::new(7); room];
                    let (consumed, written) = kernels::escape(rest, &mut target);
                    // SAFETY: every element was made with `MaybeUninit::new` or written since.
                    let bytes = target.iter().map(|byte| unsafe { byte.assume_init() });
                    escaped.extend(bytes.take(written));
                    rest = &rest[consumed..];
                    if consumed == 0 {
                        break;
                    }
                }
                let quoted = [b"\"", &escaped[..], b"\""].concat();
                let expected = serde_json::to_vec(&text).unwrap();
                assert!(quoted == if room < ROOM { b"\"\"".to_vec() } else { expected }, "{path}");
            }
        }
    });
}

#[test]
fn every_spelling_is_read() {
    each_path(|path| {
        let mut random = Random::new(4);
        for len in lengths() {
            for (at, mixture) in MIXTURES.iter().enumerate() {
                let text = text(&mut random, mixture, len);
                let json = format!("\"{}\"", spelling(&mut random, &text, at % 2 == len % 2));
                assert_eq!(serde_json::from_str::<String>(&json).unwrap(), text);
                let read: String = fastjson::from_str(&json).unwrap();
                assert_eq!(read, text, "{path} {json}");
                // Long text is not held back until its length is known.
                if read.len() < 1000 && json.find('\\').is_none_or(|at| at <= 128) {
                    assert_eq!(read.capacity(), read.len(), "{path} {json}");
                }
                let Text(read) = fastjson::from_str(&json).unwrap();
                assert_eq!(read, text, "{path} {json}");
                let mut reused = "z".repeat(random.below(300));
                fastjson::from_str_into(&mut reused, &json).unwrap();
                assert_eq!(reused, text, "{path} {json}");
                fastjson::from_str::<Skip>(&json).unwrap();
                // Not at the end of the input, where steps are shorter.
                let array = format!("[{json},{json}]{}", " ".repeat(200));
                assert_eq!(fastjson::from_str::<[String; 2]>(&array).unwrap()[1], text, "{path}");
            }
        }
    });
}

/// Where and why a text is refused, if it is.
fn verdict<'a, T: FromJson<'a>>(json: &'a str) -> Option<(ErrorKind, usize)> {
    fastjson::from_str::<T>(json).err().map(|error| (error.kind(), error.offset()))
}

#[test]
fn mistakes_are_found_where_they_are() {
    each_path(|path| {
        let mut random = Random::new(5);
        for len in lengths() {
            for mixture in MIXTURES {
                let text = text(&mut random, mixture, len);
                let dense = random.below(2) == 0;
                let before = spelling(&mut random, &text, dense);
                let wrong = random.pick(WRONG);
                let after = ["", "x", "\\n", "\\u0041", "\\udc00", "and a tail that is long"];
                let after = random.pick(&after).repeat(random.below(9));
                for end in ["\"", ""] {
                    let json = format!("\"{before}{wrong}{after}{end}");
                    let found = verdict::<String>(&json);
                    let valid = serde_json::from_str::<String>(&json).is_ok();
                    assert_eq!(found.is_none(), valid, "{path} {json:?}");
                    // What is skipped is read character by character, on every path.
                    assert_eq!(verdict::<Skip>(&json), found, "{path} {json:?}");
                    assert_eq!(verdict::<Text<'_>>(&json), found, "{path} {json:?}");
                    // No later than where the text was right.
                    let at = found.map_or(usize::MAX, |(_, offset)| offset);
                    assert!(at > before.len(), "{path} {json:?}");
                }
            }
        }
    });
}
