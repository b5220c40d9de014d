//! Names of members: what the code that a derive writes calls to find a field.
//!
//! The order is: the predicted name in place, the generated trie on a window of the input, and
//! only then, for names with escapes, a search of the sorted names.

use alloc::borrow::Cow;
use alloc::format;
use alloc::string::String;

use super::Parser;
use super::named::{named_key, named_key_around};
use super::view::Rest;
use crate::error::missing_member;
use crate::fields::{Fields, Unknown};
use crate::members::Names;
use crate::{Error, ErrorKind, kernels};

/// Which name of which field a member has.
///
/// One word, so that a function's result of it is in registers: the field's number, the name's,
/// and bytes of the name between its quotes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Key(u64);

impl Key {
    /// No field's name.
    pub const UNKNOWN: Self = Self::new(u16::MAX, 0, 0);

    /// No field's name, and its value is consumed as well.
    const SKIPPED: Self = Self::new(u16::MAX, 1, 0);

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

    /// The number of the name among those of the field.
    #[must_use]
    #[inline(always)]
    pub const fn name(self) -> u16 {
        (self.0 >> 16) as u16
    }

    pub(super) const fn len(self) -> usize {
        (self.0 >> 32) as usize
    }
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
        // Names chosen at run time are predicted in any order: it costs them one comparison.
        field if next & NAMED != 0 => (field + 1) | NAMED,
        _ => NONE,
    }
}

/// The number of no field: nothing is predicted.
const NONE: u16 = NAMED - 1;

/// Set in the number of the field to predict when names were chosen at run time: no compiled
/// prediction is for such a number, and so the test for it is needed only behind all of them.
pub(super) const NAMED: u16 = 0x8000;

/// Consumes a name, which stands at the parser's place, and the colon after it, for a type that
/// denies members that it does not know. [`Key::UNKNOWN`]: there was none but those that are not
/// its, and the closing bracket is consumed.
///
/// `find` is the generated trie. Its window is one byte longer than the longest name, for the
/// closing quote; no window that it accepts is read past the end of the text, because a name
/// holds no zero byte.
///
/// # Errors
/// Faults of the string, something other than a colon after it, and an unknown name.
#[inline(never)]
pub fn find<const N: usize>(
    parser: &mut Parser<'_>,
    next: u16,
    find: fn(&[u8; N]) -> Key,
    fields: &'static Fields,
) -> Result<Key, Error> {
    if next & NAMED != 0 {
        return named_key(parser, next, fields);
    }
    match find_in_window(parser.cursor.rest(), find) {
        Key::UNKNOWN if parser.is_in_view() => {
            find_in_view::<false, N>(parser, find, fields, &Names::NONE)
        }
        Key::UNKNOWN => {
            let at = parser.offset();
            match slow_key(parser, fields)? {
                Key::UNKNOWN => Err(unknown(parser, fields, at)),
                key => Ok(key),
            }
        }
        key => take_found(parser, key),
    }
}

/// [`find`] and [`find_known`] for an object of which others read members too. Also for a type that
/// has others in it, `inner`, and refuses members that nobody takes.
#[inline(never)]
fn find_in_view<const STRUCTURAL: bool, const N: usize>(
    parser: &mut Parser<'_>,
    find: fn(&[u8; N]) -> Key,
    fields: &'static Fields,
    inner: &Names,
) -> Result<Key, Error> {
    loop {
        let key = find_in_window(parser.cursor.rest(), find);
        if key != Key::UNKNOWN {
            return take_found(parser, key);
        }
        let at = parser.offset();
        let (name, hidden) = parser.take_key_in_view()?;
        if let Cow::Owned(name) = &name
            && let Some(key) = fields.find(name)
        {
            return Ok(key);
        }
        let denied = fields.unknown == Unknown::Deny && !hidden && !parser.is_rest_hidden();
        if denied && !inner.take_rest() && !parser.takes(inner, &name) {
            return Err(unknown(parser, fields, at));
        }
        if STRUCTURAL {
            parser.skip_value_structural()?;
        } else {
            parser.skip_value()?;
        }
        if !parser.next_member()? {
            return Ok(Key::UNKNOWN);
        }
    }
}

/// [`find_known`] for a type with flattened fields, which take the members that are in `inner`.
/// `rest` is told where the first of them may be.
///
/// # Errors
/// Faults of the names and of what is skipped, and members that nobody takes if the type denies
/// them.
#[inline(never)]
pub fn find_around<const STRUCTURAL: bool, const N: usize>(
    parser: &mut Parser<'_>,
    next: u16,
    find: fn(&[u8; N]) -> Key,
    fields: &'static Fields,
    inner: &'static Names,
    rest: &mut Rest,
) -> Result<Key, Error> {
    if !rest.has_begun()
        && (next & NAMED != 0 || find_in_window(parser.cursor.rest(), find) == Key::UNKNOWN)
    {
        rest.begin(parser.offset());
    }
    if next & NAMED != 0 {
        named_key_around(parser, next, fields, inner)
    } else if fields.unknown == Unknown::Deny {
        find_in_view::<STRUCTURAL, N>(parser, find, fields, inner)
    } else {
        find_compiled::<STRUCTURAL, N>(parser, find, fields, SOME)
    }
}

/// So many members in a row are skipped one by one where they belong to others, of which there are
/// mostly few.
const SOME: u32 = 12;

/// Consumes members up to the first that a field has, and of that the name and the colon.
/// [`Key::UNKNOWN`]: there was none, and the closing bracket is consumed.
///
/// What is skipped is checked, or `STRUCTURAL`ly only followed.
///
/// # Errors
/// Faults of the names and of what is skipped.
#[inline(never)]
pub fn find_known<const STRUCTURAL: bool, const N: usize>(
    parser: &mut Parser<'_>,
    next: u16,
    find: fn(&[u8; N]) -> Key,
    fields: &'static Fields,
) -> Result<Key, Error> {
    // Each ends in the other function's place, so that the way to either costs a test and a jump.
    if next & NAMED != 0 {
        named_key(parser, next, fields)
    } else {
        find_compiled::<STRUCTURAL, N>(parser, find, fields, 0)
    }
}

/// `patience` is how many members in a row are skipped one by one at least.
#[inline(always)]
fn find_compiled<const STRUCTURAL: bool, const N: usize>(
    parser: &mut Parser<'_>,
    find: fn(&[u8; N]) -> Key,
    fields: &'static Fields,
    patience: u32,
) -> Result<Key, Error> {
    if parser.is_in_view() {
        find_shared::<STRUCTURAL, N>(parser, find, fields)
    } else {
        find_patiently::<STRUCTURAL, N>(parser, find, fields, patience)
    }
}

/// The same for an object of which others read members too.
#[inline(never)]
fn find_shared<const STRUCTURAL: bool, const N: usize>(
    parser: &mut Parser<'_>,
    find: fn(&[u8; N]) -> Key,
    fields: &'static Fields,
) -> Result<Key, Error> {
    // What others take and what nobody takes is skipped alike, but for a second tag.
    if parser.is_behind_tag() {
        return find_in_view::<STRUCTURAL, N>(parser, find, fields, &Names::NONE);
    }
    if find_in_window(parser.cursor.rest(), find) == Key::UNKNOWN {
        parser.meet_unknown(parser.offset());
    }
    find_patiently::<STRUCTURAL, N>(parser, find, fields, SOME)
}

#[inline(never)]
fn find_patiently<const STRUCTURAL: bool, const N: usize>(
    parser: &mut Parser<'_>,
    find: fn(&[u8; N]) -> Key,
    fields: &'static Fields,
    patience: u32,
) -> Result<Key, Error> {
    let mut rest = parser.cursor.rest();
    let mut patience = patience.max(parser.patience.members());
    loop {
        let key = find_in_window(rest, find);
        if key != Key::UNKNOWN {
            parser.cursor.seek_to(rest);
            return take_found(parser, key);
        }
        if patience == 0 {
            parser.cursor.seek_to(rest);
            parser.skip_by_blocks::<STRUCTURAL>(&fields.tails);
            patience = parser.patience.members();
            let found = parser.cursor.rest();
            if found.first() != Some(&b'"') {
                // The closing brace.
                parser.next_member()?;
                return Ok(Key::UNKNOWN);
            }
            if found.len() != rest.len() {
                rest = found;
                continue;
            }
        }
        patience = patience.wrapping_sub(1);
        // Members of the common kind are skipped without a word to the parser.
        let Some(len) = kernels::plain_member_len::<STRUCTURAL>(rest) else {
            parser.cursor.seek_to(rest);
            match skip_unknown::<STRUCTURAL>(parser, fields)? {
                Key::SKIPPED => rest = parser.cursor.rest(),
                key => return Ok(key),
            }
            continue;
        };
        rest = rest.get(len..).unwrap_or_default();
        if let [b',', next @ ..] = rest
            && next.first() == Some(&b'"')
        {
            rest = next;
            continue;
        }
        parser.cursor.seek_to(rest);
        if !parser.next_member()? {
            return Ok(Key::UNKNOWN);
        }
        rest = parser.cursor.rest();
    }
}

/// What the trie says to the name that `rest` begins with.
#[inline]
pub(super) fn find_in_window<const N: usize>(rest: &[u8], find: fn(&[u8; N]) -> Key) -> Key {
    let name = rest.get(1..).unwrap_or_default();
    match name.first_chunk::<N>() {
        Some(window) => find(window),
        None => find(&padded(name)),
    }
}

#[inline]
fn take_found(parser: &mut Parser<'_>, key: Key) -> Result<Key, Error> {
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
    let key = parser.take_key()?;
    // The trie knows all names, but only without escapes.
    Ok(match key {
        Cow::Borrowed(_) => Key::UNKNOWN,
        Cow::Owned(key) => fields.find(&key).unwrap_or(Key::UNKNOWN),
    })
}

/// Consumes a member that the trie does not know and the comma behind it: [`Key::SKIPPED`], or
/// [`Key::UNKNOWN`] if it was the last of the object. But if the name is one that was written
/// with escapes, consumes it and the colon after it.
#[inline(never)]
fn skip_unknown<const STRUCTURAL: bool>(
    parser: &mut Parser<'_>,
    fields: &'static Fields,
) -> Result<Key, Error> {
    let key = slow_key(parser, fields)?;
    if key != Key::UNKNOWN {
        return Ok(key);
    }
    if STRUCTURAL {
        parser.skip_value_structural()?;
    } else {
        parser.skip_value()?;
    }
    Ok(if parser.next_member()? { Key::SKIPPED } else { Key::UNKNOWN })
}

/// Makes the error for a member that is there twice; the second one's name and colon have just
/// been consumed, and `object` is an offset inside the object before its first member.
#[cold]
#[inline(never)]
pub fn duplicate(
    parser: &mut Parser<'_>,
    fields: &'static Fields,
    key: Key,
    object: usize,
) -> Error {
    let mut again = Parser::new(parser.cursor.input());
    again.cursor.seek(object);
    let mut first = None;
    loop {
        again.token();
        let at = again.offset();
        let Ok(text) = again.take_key() else { break };
        let found = parser.field_named(fields, &text);
        let same = found.is_some_and(|found| found.field() == key.field());
        if again.offset() >= parser.offset() {
            return duplicate_of(parser, at, &first.unwrap_or_else(|| text.clone()), &text);
        }
        if same && first.is_none() {
            first = Some(text);
        }
        // Not checked: what was skipped before may not have been checked either.
        if again.skip_value_structural().is_err() || again.next_member().is_err() {
            break;
        }
    }
    // Cannot be: all of this has been read before.
    duplicate_of(parser, object, "", "")
}

fn duplicate_of(parser: &Parser<'_>, at: usize, first: &str, second: &str) -> Error {
    let message = if first == second {
        format!("the member {} is there twice", quoted(second))
    } else {
        format!("{} and {} are the same member", quoted(first), quoted(second))
    };
    parser.error_at(at, ErrorKind::DuplicateMember, message)
}

/// Makes the error for a member that the type does not know; its name is at offset `at`.
#[cold]
#[inline(never)]
pub(crate) fn unknown(parser: &mut Parser<'_>, fields: &'static Fields, at: usize) -> Error {
    let mut again = Parser::new(parser.cursor.input());
    again.cursor.seek(at);
    let name = again.take_text().unwrap_or_default();
    let known = parser.known_names(fields);
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
    let offset = parser.offset().saturating_sub(1);
    if parser.tries() && parser.state.is_none() && fields.own.is_none() {
        return Error::missing(offset, fields.first_name(field));
    }
    let name = parser.first_name(fields, field);
    if parser.is_nameless(fields, field) {
        // The member may well be there.
        let message = format!("no name was chosen for the member {}", quoted(&name));
        return parser.error_at(offset, ErrorKind::Names, message);
    }
    parser.error_at(offset, ErrorKind::MissingMember, missing_member(&name))
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
