//! Names of variants: what the code that a derive writes calls to read which variant of an enum a
//! value is.

use alloc::format;

use super::key::{find_in_window, quoted};
use super::{Key, Parser, Place};
use crate::fields::{TagValue, Variants};
use crate::{Error, ErrorKind, FromJson};

/// Reads which variant of an enum without content a value is: a string with the variant's name, or
/// an object whose only member has that name and `null`.
///
/// # Errors
/// Another value, faults of it, and names of no variant.
#[inline]
pub fn variant<const N: usize>(
    parser: &mut Parser<'_>,
    find: fn(&[u8; N]) -> Key,
    variants: &'static Variants,
) -> Result<u16, Error> {
    match parser.token() {
        b'"' => variant_name(parser, find, variants),
        b'{' => variant_in_object(parser, variants),
        _ => Err(parser.expected("a string")),
    }
}

/// Set in a variant's number when there was nothing but its name.
const BARE: u16 = 0x8000;

/// Reads which variant an externally tagged value is: a string with the variant's name, or an
/// object whose only member has that name; then the parser stands at the content.
///
/// # Errors
/// Another value, faults of it, and names of no variant.
#[inline]
pub fn begin_variant<const N: usize>(
    parser: &mut Parser<'_>,
    find: fn(&[u8; N]) -> Key,
    variants: &'static Variants,
) -> Result<u16, Error> {
    match parser.token() {
        b'{' => {
            if !parser.begin_object()? {
                return Err(no_variant_inside(parser, variants));
            }
            let variant = variant_name(parser, find, variants)?;
            parser.expect_colon()?;
            Ok(variant)
        }
        b'"' => Ok(variant_name(parser, find, variants)? | BARE),
        _ => Err(parser.expected("a string or an object")),
    }
}

/// The number of the variant whose mere name was read.
#[inline(always)]
#[must_use]
pub fn bare(variant: u16) -> Option<u16> {
    (variant & BARE != 0).then_some(variant & !BARE)
}

/// The number of the variant, whether there was only its name or not.
#[inline(always)]
#[must_use]
pub fn number(variant: u16) -> u16 {
    variant & !BARE
}

/// Makes the error for the mere name of a variant that holds something; it has just been consumed.
#[cold]
#[inline(never)]
pub fn content_missing(parser: &Parser<'_>, variant: u16, variants: &'static Variants) -> Error {
    let name = quoted(variants.names.first_name(variant));
    let message = format!("expected an object, found a string: the variant {name} holds something");
    parser.error_at(parser.offset().saturating_sub(1), ErrorKind::WrongType, message)
}

/// Finds the member of an object with the name of a variant, among those of others; the parser then
/// stands at the content.
///
/// # Errors
/// There is none, and faults of the members before it.
#[inline(never)]
pub fn find_variant(parser: &mut Parser<'_>, variants: &'static Variants) -> Result<u16, Error> {
    let mut more = parser.begin_object()?;
    while more {
        let (name, hidden) = parser.take_key_in_view()?;
        if !hidden && let Some(key) = variants.names.find(&name) {
            return Ok(key.field());
        }
        parser.skip_value()?;
        more = parser.next_member()?;
    }
    Err(no_variant_inside(parser, variants))
}

/// Reads the rest of such an object.
///
/// # Errors
/// A second variant, and faults of what is skipped.
#[inline(never)]
pub fn end_found_variant(
    parser: &mut Parser<'_>,
    variants: &'static Variants,
) -> Result<(), Error> {
    while parser.next_member()? {
        let at = parser.offset();
        let (name, hidden) = parser.take_key_in_view()?;
        if !hidden && variants.names.find(&name).is_some() {
            let message = format!("the member {} is a second variant", quoted(&name));
            return Err(parser.error_at(at, ErrorKind::DuplicateMember, message));
        }
        parser.skip_value()?;
    }
    Ok(())
}

/// Reads the bracket that closes a variant's object.
///
/// # Errors
/// A second member.
#[inline]
pub fn end_variant(parser: &mut Parser<'_>) -> Result<(), Error> {
    parser.end_variant()
}

/// Reads the name of a variant as a string, or the name of a member.
///
/// # Errors
/// As [`variant`].
#[inline(never)]
pub fn variant_name<const N: usize>(
    parser: &mut Parser<'_>,
    find: fn(&[u8; N]) -> Key,
    variants: &'static Variants,
) -> Result<u16, Error> {
    if parser.token() == b'"' {
        let key = find_in_window(parser.cursor.rest(), find);
        if key != Key::UNKNOWN {
            parser.cursor.advance(key.len() + 2);
            return Ok(key.field());
        }
    }
    other_name(parser, variants)
}

/// A name that is written with escapes, or that no variant has; or a tag that is no string.
#[inline(never)]
fn other_name(parser: &mut Parser<'_>, variants: &'static Variants) -> Result<u16, Error> {
    let at = parser.value_offset();
    if parser.token() != b'"' && !variants.values.is_empty() {
        return other_value(parser, variants);
    }
    let name = parser.take_text()?;
    match variants.names.find(&name) {
        Some(key) => Ok(key.field()),
        None if variants.other != u16::MAX => Ok(variants.other),
        None => Err(unknown_variant(parser, at, &quoted(&name), variants)),
    }
}

/// A tag that is a number or a boolean.
fn other_value(parser: &mut Parser<'_>, variants: &'static Variants) -> Result<u16, Error> {
    let at = parser.value_offset();
    let value = match parser.token() {
        b't' | b'f' => TagValue::Boolean(parser.take_bool()?),
        b'-' | b'0'..=b'9' => {
            let text = parser.take_skipped()?;
            match crate::from_str(text) {
                Ok(number) => TagValue::Integer(number),
                Err(_) if variants.other != u16::MAX => return Ok(variants.other),
                Err(_) => return Err(unknown_variant(parser, at, short(text), variants)),
            }
        }
        _ => return Err(parser.expected("a tag")),
    };
    if let Some((_, variant)) = variants.values.iter().find(|(known, _)| *known == value) {
        return Ok(*variant);
    }
    if variants.other != u16::MAX {
        return Ok(variants.other);
    }
    let text = parser.cursor.input().get(at..parser.offset()).unwrap_or_default();
    Err(unknown_variant(parser, at, text, variants))
}

/// As much of a number as a message can bear.
fn short(number: &str) -> &str {
    number.get(..64).unwrap_or(number)
}

/// The error for a name or tag that no variant has.
#[cold]
#[inline(never)]
fn unknown_variant(
    parser: &Parser<'_>,
    at: usize,
    found: &str,
    variants: &'static Variants,
) -> Error {
    let mut known = variants.names.known_names();
    for (value, _) in variants.values.iter().take(20) {
        if !known.is_empty() {
            known.push_str(", ");
        }
        known.push_str(&match value {
            TagValue::Boolean(value) => format!("{value}"),
            TagValue::Integer(value) => format!("{value}"),
        });
    }
    let message = format!("unknown variant {found}, expected one of {known}");
    parser.error_at(at, ErrorKind::InvalidValue, message)
}

/// The error for an object without members where one should say the variant.
#[cold]
#[inline(never)]
fn no_variant_inside(parser: &Parser<'_>, variants: &'static Variants) -> Error {
    let message = format!("expected a member named one of {}", variants.names.known_names());
    parser.error_at(parser.offset().saturating_sub(1), ErrorKind::MissingMember, message)
}

#[inline(never)]
fn variant_in_object(parser: &mut Parser<'_>, variants: &'static Variants) -> Result<u16, Error> {
    if !parser.begin_object()? {
        return Err(no_variant_inside(parser, variants));
    }
    let variant = other_name(parser, variants)?;
    parser.expect_colon()?;
    <()>::parse(parser)?;
    parser.end_variant()?;
    Ok(variant)
}

/// Makes the error for a value of an enum of which nothing is read.
#[cold]
#[inline(never)]
pub fn no_variant(parser: &mut Parser<'_>) -> Error {
    let at = parser.value_offset();
    parser.error_at(at, ErrorKind::InvalidValue, "the type has no variant that is read")
}

/// Reads the number of a variant, and says where it is.
///
/// # Errors
/// What is no integer.
pub fn discriminant(parser: &mut Parser<'_>) -> Result<(i128, usize), Error> {
    let at = parser.value_offset();
    Ok((i128::parse(parser)?, at))
}

/// Makes the error for a number that no variant has; it starts at offset `at`.
#[cold]
#[inline(never)]
pub fn unknown_discriminant(
    parser: &Parser<'_>,
    (found, at): (i128, usize),
    known: &[i128],
) -> Error {
    const MOST: usize = 20;
    let mut list = alloc::string::String::new();
    for (place, number) in known.iter().enumerate() {
        if place != 0 {
            list.push_str(", ");
        }
        if place == MOST {
            list.push('…');
            break;
        }
        list.push_str(&format!("{number}"));
    }
    let message = format!("unknown variant {found}, expected one of {list}");
    parser.error_at(at, ErrorKind::InvalidValue, message)
}

/// Where a value starts, for variants that keep all of it.
#[inline]
pub fn start(parser: &mut Parser<'_>) -> Place {
    parser.token();
    parser.place()
}

/// Goes back to where a value started.
#[inline]
pub fn go_back(parser: &mut Parser<'_>, place: Place) {
    parser.go_back(place);
}

impl Parser<'_> {
    /// Reads the bracket that closes a variant's object.
    pub(crate) fn end_variant(&mut self) -> Result<(), Error> {
        if self.next_member()? {
            let message = "expected `}`: a variant is an object with one member";
            return Err(self.error_at(self.offset(), ErrorKind::UnknownMember, message));
        }
        Ok(())
    }
}
