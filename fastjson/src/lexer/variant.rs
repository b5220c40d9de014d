//! Names of variants: what the code that a derive writes calls to read an enum.

use alloc::format;

use super::key::{find_in_window, quoted};
use super::{Key, Parser};
use crate::fields::Fields;
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
    variants: &'static Fields,
) -> Result<u16, Error> {
    match parser.token() {
        b'"' => variant_name(parser, find, variants),
        b'{' => variant_in_object(parser, variants),
        _ => Err(parser.expected("a string")),
    }
}

/// Reads the name of a variant as a string, or the name of a member.
///
/// # Errors
/// As [`variant`].
#[inline(never)]
pub fn variant_name<const N: usize>(
    parser: &mut Parser<'_>,
    find: fn(&[u8; N]) -> Key,
    variants: &'static Fields,
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

/// A name that is written with escapes, or that no variant has.
#[inline(never)]
fn other_name(parser: &mut Parser<'_>, variants: &'static Fields) -> Result<u16, Error> {
    let at = parser.value_offset();
    let name = parser.take_text()?;
    match variants.find(&name) {
        Some(key) => Ok(key.field()),
        None => {
            let known = variants.known_names();
            let message = format!("unknown variant {}, expected one of {known}", quoted(&name));
            Err(parser.error_at(at, ErrorKind::InvalidValue, message))
        }
    }
}

#[inline(never)]
fn variant_in_object(parser: &mut Parser<'_>, variants: &'static Fields) -> Result<u16, Error> {
    if !parser.begin_object()? {
        let message = format!("expected a member named one of {}", variants.known_names());
        return Err(parser.error_at(parser.offset() - 1, ErrorKind::MissingMember, message));
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
