//! Names of members: what the code that a derive writes calls to find a field.
//!
//! The order is: the predicted name in place, the generated trie on a window of the input, and
//! only then, for names with escapes, a search of the sorted names.

use alloc::borrow::Cow;
use alloc::format;
use alloc::string::String;

use super::Parser;
use crate::fields::Fields;
use crate::{Error, ErrorKind};

/// Which name of which field a member has.
///
/// One word, so that a function's result of it is in registers: the field's number, the name's,
/// and bytes of the name between its quotes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Key(u64);

impl Key {
    /// No field's name.
    pub const UNKNOWN: Self = Self::new(u16::MAX, 0, 0);

    /// Name number `name`, of `len` bytes, of field number `field`.
    #[must_use]
    #[inline(always)]
    pub const fn new(field: u16, name: u16, len: u32) -> Self {
        Self(field as u64 | (name as u64) << 16 | (len as u64) << 32)
    }

    /// The number of the field, `u16::MAX` if there is none.
    #[must_use]
    #[inline(always)]
    pub const fn field(self) -> u16 {
        self.0 as u16
    }

    const fn len(self) -> usize {
        (self.0 >> 32) as usize
    }
}

/// The names of a type that were chosen at run time. There is no way to choose any yet.
#[derive(Clone, Copy, Debug)]
pub enum Names {}

/// The names that a type's members have in this run, if they are not those of its attributes.
#[inline(always)]
pub fn names(_: &Parser<'_>, _: &'static Fields) -> Option<Names> {
    None
}

/// Consumes a name chosen at run time, and the colon after it.
///
/// # Errors
/// Faults of the string, or something other than a colon after it.
#[inline(always)]
pub fn named_key(_: &mut Parser<'_>, names: Names, _next: u16) -> Result<Key, Error> {
    match names {}
}

/// Consumes the name that is most likely next, with its quotes and the colon, if it is there.
#[inline(always)]
pub fn predict<const N: usize>(parser: &mut Parser<'_>, literal: &[u8; N]) -> bool {
    parser.cursor.eat(literal)
}

/// The field to predict after this member: the next one in declaration order, or none (a number
/// that no field has) once the members have turned out to come in another order.
#[inline(always)]
#[must_use]
pub fn after(next: u16, key: Key) -> u16 {
    match key.field() {
        u16::MAX => next,
        field if field >= next => field + 1,
        _ => u16::MAX,
    }
}

/// Consumes a name, which stands at the parser's place, and the colon after it.
///
/// `find` is the generated trie. Its window is one byte longer than the longest name, for the
/// closing quote; no window that it accepts is read past the end of the text, because a name
/// holds no zero byte.
///
/// # Errors
/// Faults of the string, or something other than a colon after it.
#[inline(always)]
pub fn find<const N: usize>(
    parser: &mut Parser<'_>,
    find: fn(&[u8; N]) -> Key,
    fields: &'static Fields,
) -> Result<Key, Error> {
    let Some((_, rest)) = parser.cursor.rest().split_first() else {
        return slow_key(parser, fields);
    };
    let key = match rest.first_chunk::<N>() {
        Some(window) => find(window),
        None => find(&padded(rest)),
    };
    if key.field() == u16::MAX {
        return slow_key(parser, fields);
    }
    parser.cursor.advance(key.len() + 2);
    parser.expect_colon()?;
    Ok(key)
}

/// The last bytes of the text, and zeros up to the length of a window.
#[inline(always)]
fn padded<const N: usize>(rest: &[u8]) -> [u8; N] {
    let mut window = [0; N];
    for (to, from) in window.iter_mut().zip(rest) {
        *to = *from;
    }
    window
}

/// Consumes a name that is unknown or written with escapes, and the colon after it.
#[inline(never)]
fn slow_key(parser: &mut Parser<'_>, fields: &'static Fields) -> Result<Key, Error> {
    if parser.cursor.skip_name() {
        parser.expect_colon()?;
        return Ok(Key::UNKNOWN);
    }
    let key = parser.take_key()?;
    Ok(fields.find(&key).unwrap_or(Key::UNKNOWN))
}

/// Makes the error for a member that is there twice; the second one's name, at offset `at`, has
/// just been consumed, and `object` is an offset inside the object before its first member.
#[cold]
#[inline(never)]
pub fn duplicate(
    parser: &mut Parser<'_>,
    fields: &'static Fields,
    key: Key,
    at: usize,
    object: usize,
) -> Error {
    let spelling = |wanted: usize| -> Option<Cow<'_, str>> {
        let mut again = Parser::new(parser.cursor.input());
        again.cursor.seek(object);
        loop {
            again.token();
            let start = again.offset();
            let text = again.take_key().ok()?;
            let same = fields.find(&text).is_some_and(|found| found.field() == key.field());
            if same && (wanted == usize::MAX || start == wanted) {
                return Some(text);
            }
            // Not checked: what was skipped before may not have been checked either.
            again.skip_value_structural().ok()?;
            again.next_member().ok()?;
        }
    };
    let (first, second) = (spelling(usize::MAX), spelling(at));
    let (first, second) = (first.unwrap_or_default(), second.unwrap_or_default());
    let message = if first == second {
        format!("the member {} is there twice", quoted(&second))
    } else {
        format!("{} and {} are the same member", quoted(&first), quoted(&second))
    };
    parser.error_at(at, ErrorKind::DuplicateMember, message)
}

/// Makes the error for a member that the type does not know; its name is at offset `at`.
#[cold]
#[inline(never)]
pub fn unknown(parser: &mut Parser<'_>, fields: &'static Fields, at: usize) -> Error {
    let mut again = Parser::new(parser.cursor.input());
    again.cursor.seek(at);
    let name = again.take_text().unwrap_or_default();
    let known = fields.known_names();
    let message = match known.as_str() {
        "" => format!("unknown member {}, expected none", quoted(&name)),
        known => format!("unknown member {}, expected one of {known}", quoted(&name)),
    };
    parser.error_at(at, ErrorKind::UnknownMember, message)
}

/// Makes the error for a member that is not there; the object's bracket has just been consumed.
#[cold]
#[inline(never)]
pub fn missing(parser: &Parser<'_>, fields: &'static Fields, field: u16) -> Error {
    let name = fields.first_name(field);
    let message = format!("missing member {}", quoted(name));
    parser.error_at(parser.offset().saturating_sub(1), ErrorKind::MissingMember, message)
}

/// A name in quotes, escaped, and cut to a length that a message can bear.
pub(crate) fn quoted(name: &str) -> String {
    const MOST: usize = 64;
    if name.len() <= MOST {
        return format!("{name:?}");
    }
    let end = name.floor_char_boundary(MOST);
    format!("{:?}…", &name[..end])
}
