//! The only door for the code that the derive macros write. Not covered by semver.

use core::fmt;

pub use core::clone::Clone;
pub use core::convert::{From, Into, TryFrom};
pub use core::default::Default;
pub use core::fmt::Display;
pub use core::marker::Sized;
pub use core::option::Option::{self, None, Some};
pub use core::result::Result::{self, Err, Ok};
pub use core::str::FromStr;

pub use crate::fields::{Field, Fields, More, TagValue, Unknown, Variants};
pub use crate::impls::Owned;
pub use crate::kernels::Tails;
pub use crate::lexer::{
    Adjacent, Attempts, Key, Parser, Rest, Tag, after, bare, begin_adjacent, begin_behind,
    begin_tagged, begin_untagged, begin_variant, beside_tag, content, content_missing,
    discriminant, duplicate, empty_content, end_adjacent, end_found_variant, end_variant, find,
    find_around, find_known, find_variant, flattened, go_back, missing, names, needs_content,
    no_members, no_members_around, no_variant, number, only_tag, only_tag_around, own_names,
    pass_tag, predict, rest_of, start, struct_tag, unknown_discriminant, variant, variant_name,
};
pub use crate::members::{MembersOf, Names, PrintMembers};
pub use crate::names::{Graph, OwnNames, OwnProvider, OwnResolver, Printed, Unprinted};
pub use crate::printer::{
    Members, NamedMembers, Printer, begin_member, begin_members, behind_others, end_members,
    end_named, first_kept_member, first_member, first_name, kept_member, later_name, member,
    members_of, more_members, named_kept_member, named_member, named_members_of, named_name,
    named_object, own_named_object,
};
pub use crate::seen::Seen;
pub use crate::traits::{FromJson, FromJsonKey, Pointee, ToJson, ToJsonKey};
pub use crate::with::{Each, Function, OptionOf, Values, parse_with, print_with, via_str};
pub use crate::{Error, ErrorKind, Shape};

/// Reads a field's value into its slot; what wide structs call.
///
/// # Errors
/// Those of the value.
#[inline(never)]
pub fn fill<'de, T: FromJson<'de>>(
    slot: &mut Option<T>,
    parser: &mut Parser<'de>,
) -> Result<(), Error> {
    *slot = Some(T::parse(parser)?);
    Ok(())
}

/// The result of a function that parses a field instead of its type: names both types, so that
/// one that does not fit is an error about the function.
///
/// # Errors
/// Those of the function.
#[inline(always)]
pub fn converted<T>(result: Result<T, Error>) -> Result<T, Error> {
    result
}

/// What a getter gives, by reference: names the field's type, so that references coerce to it.
#[inline(always)]
pub fn got<T: ?Sized>(value: &T) -> &T {
    value
}

/// A struct that describes one of another crate.
pub trait Remote: Sized {
    /// Takes the struct apart and makes it again.
    #[must_use]
    fn used(self) -> Self;
}

/// Prints the struct of another crate that this one describes.
pub trait RemotePrint<R> {
    /// Prints exactly one JSON value.
    fn print(value: &R, printer: &mut Printer<'_>);
}

/// Parses the struct of another crate that this one describes.
pub trait RemoteParse<'de, R> {
    /// Reads one JSON value.
    ///
    /// # Errors
    /// Those of the value.
    fn parse(parser: &mut Parser<'de>) -> Result<R, Error>;
}

/// Says in an error about a value of another type what the struct's `expecting` says; the value
/// starts at offset `at`, where the parser still stands.
#[cold]
#[inline(never)]
pub fn expecting(parser: &mut Parser<'_>, at: usize, what: &'static str, error: Error) -> Error {
    let is_about_it = error.kind() == ErrorKind::WrongType && error.offset() == at;
    if is_about_it { parser.expected_at(at, what) } else { error }
}

/// Puts a parsed value in the place of another.
///
/// # Errors
/// That of the result.
#[inline(always)]
pub fn replace<T>(place: &mut T, result: Result<T, Error>) -> Result<(), Error> {
    *place = result?;
    Ok(())
}

/// Makes the error for a value that a conversion or check of the caller's refuses; it starts at
/// offset `at`.
#[cold]
#[inline(never)]
pub fn refused(parser: &Parser<'_>, at: usize, error: &dyn fmt::Display) -> Error {
    let mut message = alloc::string::String::new();
    // An error that fails to print itself is no reason to panic.
    let _ = fmt::write(&mut message, format_args!("{error}"));
    parser.error_at(at, ErrorKind::Custom, message)
}

/// Reads a field whose type is spelt with `Cow<'static, str>`, in place of `FromJson::parse`.
///
/// # Errors
/// Those of the value.
#[inline(always)]
pub fn parse_owned<'de, T>(parser: &mut Parser<'de>) -> Result<T, Error>
where
    Owned<T>: FromJson<'de>,
{
    Owned::<T>::parse(parser).map(|value| value.0)
}

/// Reads such a field's value into the existing one, in place of
/// `FromJson::parse_into`.
///
/// # Errors
/// Those of the value.
#[inline(always)]
pub fn parse_owned_into<'de, T>(value: &mut T, parser: &mut Parser<'de>) -> Result<(), Error>
where
    Owned<T>: FromJson<'de>,
{
    *value = parse_owned::<T>(parser)?;
    Ok(())
}

/// What it means that such a field's member is not there, in place of [`absent`].
///
/// # Errors
/// The member is missing, and its type has nothing to take instead.
#[inline]
pub fn absent_owned<'de, T>(
    parser: &Parser<'de>,
    fields: &'static Fields,
    field: u16,
) -> Result<T, Error>
where
    Owned<T>: FromJson<'de>,
{
    absent::<Owned<T>>(parser, fields, field).map(|value| value.0)
}

/// Prints a field's value.
#[inline(always)]
pub fn print<T: ToJson + ?Sized>(value: &T, printer: &mut Printer<'_>) {
    value.print(printer);
}

/// What a member that is not there means for its type.
///
/// # Errors
/// The member is missing, and its type has nothing to take instead.
#[inline]
pub fn absent<'de, T: FromJson<'de>>(
    parser: &Parser<'de>,
    fields: &'static Fields,
    field: u16,
) -> Result<T, Error> {
    match T::absent() {
        Some(value) => Ok(value),
        None => Err(missing(parser, fields, field)),
    }
}

/// Makes the error for an array that ends too early; its bracket has just been consumed. It must
/// have `least` elements and may have `most`.
#[cold]
#[inline(never)]
pub fn too_short(parser: &Parser<'_>, least: usize, most: usize, found: usize) -> Error {
    if least == most {
        parser.array_too_short(most, found)
    } else {
        parser.array_far_too_short(least, found)
    }
}

/// Makes the error for an array with more elements than wanted.
#[cold]
#[inline(never)]
pub fn too_long(parser: &mut Parser<'_>, expected: usize) -> Error {
    parser.array_too_long(expected)
}

/// What [`Key::field`] gives for a name that no field has.
pub const NO_FIELD: u16 = Key::UNKNOWN.field();

/// Describes a field whose type is spelt with `Cow<'static, str>`.
#[inline]
pub fn text<'de, T>(_: &mut Graph) -> bool
where
    Owned<T>: FromJson<'de>,
{
    Owned::<T>::absent().is_none()
}

/// Describes a field that may be absent, without looking at its type.
#[inline]
pub fn optional(_: &mut Graph) -> bool {
    false
}

/// Describes a field that must be there, without looking at its type.
#[inline]
pub fn required(_: &mut Graph) -> bool {
    true
}

/// The name, in lower case, that a window begins with.
#[inline]
#[must_use]
pub fn folded<const N: usize>(window: &[u8; N]) -> [u8; N] {
    let mut folded = *window;
    folded.make_ascii_lowercase();
    folded
}

/// Whether a field's value is the one that its absence means.
#[inline]
pub fn equals<T: PartialEq>(value: &T, other: &T) -> bool {
    value == other
}

/// Prints a variant that attributes say is never printed.
///
/// # Panics
/// Always.
#[cold]
#[inline(never)]
pub fn unprintable(variant: &'static str) -> ! {
    panic!("the variant `{variant}` is not printed: it has `skip` or `skip_serializing`")
}
