//! Reading text again, up to a place in it: which brackets are open there, and what came last.
//!
//! The text may be malformed, and may not even be UTF-8: whatever is not a string or a
//! bracket is passed over. No recursion, and a bounded stack.

use alloc::vec::Vec;

use crate::Parser;

/// What stands before a place in a text.
pub(super) struct Walk<'i> {
    pub(super) input: &'i [u8],
    /// The place.
    pub(super) offset: usize,
    /// The open brackets, outermost first; those beyond [`MOST_LEVELS`] are only counted.
    pub(super) levels: Vec<Level>,
    deeper: usize,
    pub(super) latest: Latest,
}

/// An open bracket, and where in it the place is.
pub(super) struct Level {
    pub(super) kind: Kind,
    /// The offset of the bracket.
    start: usize,
    /// Whether a value has begun, or is due, and has not ended.
    pub(super) in_value: bool,
}

pub(super) enum Kind {
    /// The index of the element.
    Array(usize),
    /// Where the latest name stands, quotes included.
    Object(Option<(usize, usize)>),
}

/// The token before the place.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Latest {
    /// The end of a value that starts at this offset, or of a name that does.
    Text(usize),
    /// An opening bracket, a comma or a colon, or nothing.
    Punctuation,
}

/// Enough for the longest path that is shown, whose parts have two bytes or more.
const MOST_LEVELS: usize = 300;

impl<'i> Walk<'i> {
    /// Reads `input` up to `offset`; what the place is inside of is the latest text.
    pub(super) fn new(input: &'i [u8], offset: usize) -> Self {
        let levels = Vec::new();
        let mut walk = Self { input, offset, levels, deeper: 0, latest: Latest::Punctuation };
        let mut at = 0;
        while at < offset {
            let end = token_end(input, at);
            if end > offset {
                walk.latest = Latest::Text(at);
                break;
            }
            walk.token(at, end);
            at = end;
        }
        walk
    }

    /// Where the value starts that a reader has just consumed, or is about to.
    pub(super) fn value_start(&self) -> usize {
        if let Latest::Text(start) = self.latest {
            return start;
        }
        match self.levels.last() {
            Some(level) if !level.in_value && self.deeper == 0 => level.start,
            _ => {
                let rest = self.input.get(self.offset..).unwrap_or_default();
                let blank = |byte: &u8| matches!(byte, b' ' | b'\t' | b'\n' | b'\r');
                let value = rest.iter().position(|byte| !blank(byte));
                value.map_or(self.offset, |blanks| self.offset + blanks)
            }
        }
    }

    fn token(&mut self, at: usize, end: usize) {
        match self.input.get(at) {
            Some(b'{') => self.open(Kind::Object(None), at),
            Some(b'[') => self.open(Kind::Array(0), at),
            Some(b'}' | b']') => self.close(at),
            Some(b',') => self.comma(),
            Some(b':') => {
                self.latest = Latest::Punctuation;
                if let Some(level) = self.innermost() {
                    level.in_value = true;
                }
            }
            Some(b' ' | b'\t' | b'\n' | b'\r') => {}
            Some(b'"') => self.text(at, end),
            _ => {
                self.latest = Latest::Text(at);
                // A cut or malformed scalar that reaches the place is what is at fault there.
                if end < self.offset || is_scalar(self.input.get(at..end)) {
                    self.end_value();
                }
            }
        }
    }

    /// The innermost open bracket, unless it is one of those that are only counted.
    fn innermost(&mut self) -> Option<&mut Level> {
        if self.deeper == 0 { self.levels.last_mut() } else { None }
    }

    fn open(&mut self, kind: Kind, start: usize) {
        self.latest = Latest::Punctuation;
        if self.levels.len() == MOST_LEVELS {
            self.deeper += 1;
            return;
        }
        let in_value = matches!(kind, Kind::Array(_));
        self.levels.push(Level { kind, start, in_value });
    }

    fn close(&mut self, at: usize) {
        let start = if self.deeper > 0 {
            self.deeper -= 1;
            at
        } else {
            self.levels.pop().map_or(at, |level| level.start)
        };
        self.latest = Latest::Text(start);
        self.end_value();
    }

    fn comma(&mut self) {
        self.latest = Latest::Punctuation;
        match self.innermost() {
            Some(Level { kind: Kind::Array(index), in_value, .. }) => {
                *index += 1;
                *in_value = true;
            }
            Some(Level { kind: Kind::Object(name), in_value, .. }) => {
                *name = None;
                *in_value = false;
            }
            None => {}
        }
    }

    /// A whole string: a name, or a value.
    fn text(&mut self, start: usize, end: usize) {
        self.latest = Latest::Text(start);
        match self.innermost() {
            Some(Level { kind: Kind::Object(name), in_value: false, .. }) => {
                *name = Some((start, end));
            }
            _ => self.end_value(),
        }
    }

    fn end_value(&mut self) {
        if let Some(level) = self.innermost() {
            level.in_value = false;
        }
    }
}

/// The offset behind the token at `at`: a string, a bracket or comma, a run of other bytes.
fn token_end(input: &[u8], at: usize) -> usize {
    let rest = input.get(at..).unwrap_or_default();
    let len = match rest.first() {
        Some(b'"') => string_len(rest),
        Some(byte) if is_delimiter(*byte) => 1,
        _ => rest.iter().position(|byte| is_delimiter(*byte)).unwrap_or(rest.len()),
    };
    at + len.max(1)
}

fn is_delimiter(byte: u8) -> bool {
    matches!(byte, b'{' | b'}' | b'[' | b']' | b',' | b':' | b'"' | b' ' | b'\t' | b'\n' | b'\r')
}

/// The length of the string that `rest` begins with; past the end if it does not end.
fn string_len(rest: &[u8]) -> usize {
    let mut escaped = false;
    for (at, byte) in rest.iter().enumerate().skip(1) {
        match byte {
            _ if escaped => escaped = false,
            b'\\' => escaped = true,
            b'"' => return at + 1,
            _ => {}
        }
    }
    rest.len() + 1
}

/// Whether the bytes are a whole number or literal.
fn is_scalar(bytes: Option<&[u8]>) -> bool {
    let text = bytes.and_then(|bytes| core::str::from_utf8(bytes).ok());
    text.is_some_and(|text| {
        let mut parser = Parser::new(text);
        parser.skip_value().is_ok() && parser.offset() == text.len()
    })
}
