//! Tests of the number readers: the standard library is the oracle for values, and a plain
//! reading of the grammar, byte by byte, for everything else.

extern crate std;

mod floats;
mod grammar;
mod integers;
mod powers;

use std::path::{Path, PathBuf};
use std::string::String;
use std::vec::Vec;
use std::{env, eprintln, fs};

use super::Fault;

/// A number by the grammar alone.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Token {
    len: usize,
    integer: bool,
}

/// What RFC 8259 says about the start of `bytes`, one byte at a time.
fn reference(bytes: &[u8]) -> Result<Token, Fault> {
    let at = |i: usize| bytes.get(i).copied();
    let missing = |i: usize| {
        if i < bytes.len() { Fault::Syntax(i) } else { Fault::EndOfInput }
    };
    let digits = |mut i: usize| {
        while at(i).is_some_and(|byte| byte.is_ascii_digit()) {
            i += 1;
        }
        i
    };
    let start = match at(0) {
        Some(b'-') => 1,
        Some(b'0'..=b'9') => 0,
        _ => return Err(Fault::NotANumber),
    };
    let mut len = digits(start);
    if len == start {
        return Err(missing(start));
    }
    if at(start) == Some(b'0') && len > start + 1 {
        return Err(Fault::Syntax(start + 1));
    }
    let mut integer = true;
    if at(len) == Some(b'.') {
        integer = false;
        let fraction = len + 1;
        len = digits(fraction);
        if len == fraction {
            return Err(missing(fraction));
        }
    }
    if matches!(at(len), Some(b'e' | b'E')) {
        integer = false;
        let sign = usize::from(matches!(at(len + 1), Some(b'+' | b'-')));
        let exponent = len + 1 + sign;
        len = digits(exponent);
        if len == exponent {
            return Err(missing(exponent));
        }
    }
    Ok(Token { len, integer })
}

/// Random numbers, the same in each run (G. Marsaglia's xorshift, with a final product).
struct Random(u64);

impl Random {
    fn new() -> Random {
        Random(0x8259_8259_8259_8259)
    }

    fn next(&mut self) -> u64 {
        self.0 ^= self.0 >> 12;
        self.0 ^= self.0 << 25;
        self.0 ^= self.0 >> 27;
        self.0.wrapping_mul(0x2545_F491_4F6C_DD1D)
    }

    fn below(&mut self, end: usize) -> usize {
        (self.next() % end as u64) as usize
    }

    fn digits(&mut self, count: usize) -> String {
        (0..count).map(|_| char::from(b'0' + self.below(10) as u8)).collect()
    }
}

/// The folder of shared test data; `None`, and a note, where there is none.
fn corpora() -> Option<PathBuf> {
    let shared = env::var_os("FASTJSON_SHARED").map_or_else(
        || Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/../../shared")).to_path_buf(),
        PathBuf::from,
    );
    let corpora = shared.join("corpora");
    if corpora.is_dir() {
        return Some(corpora);
    }
    assert!(env::var("CI").as_deref() != Ok("true"), "{} is missing", corpora.display());
    eprintln!("left out: {} is missing", corpora.display());
    None
}

/// The lines of a table, without empty ones and comments.
fn lines(path: &Path) -> Vec<String> {
    let text =
        fs::read_to_string(path).unwrap_or_else(|error| std::panic!("{}: {error}", path.display()));
    let lines: Vec<String> = text
        .lines()
        .map(|line| String::from(line.trim()))
        .filter(|line| !line.is_empty() && !line.starts_with('#'))
        .collect();
    assert!(!lines.is_empty(), "{} is empty", path.display());
    lines
}
