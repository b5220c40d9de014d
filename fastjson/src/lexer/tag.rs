//! Tags: what the code that a derive writes calls to read enums and structs whose variant or name is
//! a member among others.
//!
//! Nothing is kept of what stands before a tag: the object is read again from its bracket, and the
//! tag, whose place is known, is passed over. What is looked through to find the tag is only
//! followed by its brackets, since it is read and checked afterwards.

use alloc::format;

use super::variant::variant_name;
use super::view::in_view;
use super::{Key, Parser, Place, duplicate, missing, policy, quoted};
use crate::fields::{Fields, Variants};
use crate::members::{MembersOf, Names};
use crate::{Error, ErrorKind, FromJson, kernels};

/// The tag of an object, and where it is.
#[derive(Clone, Copy, Debug)]
pub struct Tag {
    variant: u16,
    /// Whether it is the first member, and the parser stands behind it.
    first: bool,
    /// The object's opening bracket.
    object: Place,
    /// Where the tag's name starts.
    at: usize,
    /// Where its value starts.
    value: usize,
}

impl Tag {
    /// The number of the variant.
    #[inline(always)]
    #[must_use]
    pub fn variant(&self) -> u16 {
        self.variant
    }

    /// The offset of the object's bracket.
    #[inline]
    #[must_use]
    pub fn start(&self) -> usize {
        self.object.offset
    }

    /// Goes back to the object's bracket.
    #[inline]
    pub fn rewind(&self, parser: &mut Parser<'_>) {
        parser.go_back(self.object);
    }
}

/// Finds the tag of an internally tagged value and reads which variant it is; `literal` is the
/// tag's name with quotes and colon, and `tag` a table with that row.
///
/// # Errors
/// Another value, faults of it, no tag, and tags of no variant.
#[inline]
pub fn begin_tagged<const T: usize, const N: usize>(
    parser: &mut Parser<'_>,
    literal: &[u8; T],
    tag: &'static Fields,
    find: fn(&[u8; N]) -> Key,
    variants: &'static Variants,
) -> Result<Tag, Error> {
    parser.token();
    let object = parser.place();
    if !parser.begin_object()? {
        return Err(missing(parser, tag, 0));
    }
    let mut at = parser.offset();
    let first = (!parser.is_in_view() && parser.cursor.eat(literal))
        || find_tag(parser, literal, tag, object, &mut at)?;
    let value = parser.value_offset();
    let variant = variant_name(parser, find, variants)?;
    Ok(Tag { variant, first, object, at, value })
}

/// Goes behind the name of the tag, which begins at `at`, and its colon; `true` if it is the first
/// member.
#[inline(never)]
fn find_tag(
    parser: &mut Parser<'_>,
    literal: &[u8],
    tag: &'static Fields,
    object: Place,
    at: &mut usize,
) -> Result<bool, Error> {
    // Members of the common kind are passed without a word to the parser.
    let is_plain = !parser.is_in_view() && !tag.any_case;
    let name = literal.strip_suffix(b":").unwrap_or(literal);
    let mut first = true;
    loop {
        let rest = parser.cursor.rest();
        let is_other = is_plain && !rest.starts_with(name);
        if is_other && let Some(len) = kernels::plain_member_len::<true>(rest) {
            parser.cursor.advance(len);
        } else if is_other && parser.cursor.take_quoted().is_some() {
            parser.expect_colon()?;
            parser.skip_value_structural()?;
        } else {
            *at = parser.offset();
            if known(parser, tag, *at)?.is_some() {
                return Ok(first);
            }
            parser.skip_value_structural()?;
        }
        first = false;
        if !parser.next_member()? {
            return Err(no_tag(parser, tag, object));
        }
    }
}

/// Makes the error for an object without a tag, which has been read to its end: text that is not JSON
/// is the worse fault.
#[cold]
#[inline(never)]
fn no_tag(parser: &mut Parser<'_>, tag: &'static Fields, object: Place) -> Error {
    let end = parser.offset();
    parser.go_back(object);
    if let Err(fault) = parser.skip_value() {
        return fault;
    }
    parser.cursor.seek(end);
    missing(parser, tag, 0)
}

/// Consumes the name of a member, which stands at offset `at`, and the colon; which of the names in
/// the table it is, unless it is another's.
fn known(parser: &mut Parser<'_>, table: &'static Fields, at: usize) -> Result<Option<Key>, Error> {
    let name = parser.take_key()?;
    if parser.is_in_view() && parser.is_hidden(&name, at)? {
        return Ok(None);
    }
    Ok(table.find(&name))
}

/// Goes to the first member behind the tag, or to the first of all if there are members before
/// the tag; `false` if there is none.
///
/// # Errors
/// Faults of what follows the tag.
#[inline]
pub fn begin_behind(parser: &mut Parser<'_>, tag: &Tag) -> Result<bool, Error> {
    if tag.first {
        return parser.next_member();
    }
    parser.go_back(tag.object);
    parser.begin_object()
}

/// Reads the value of a variant that is an object of its own, from the same object as the tag; who
/// can begins behind the tag.
///
/// # Errors
/// Those of the value, and a second tag.
#[inline]
pub fn beside_tag<'de, T: MembersOf<'de>>(
    parser: &mut Parser<'de>,
    tag: &Tag,
    table: &'static Fields,
) -> Result<T, Error> {
    let hidden = Some((table, tag.at));
    if tag.first && T::RESUMES {
        if parser.next_member()? {
            parser.leave();
        } else {
            // The closing bracket, which ends the rest of the object.
            parser.cursor.seek(parser.offset().saturating_sub(1));
        }
        parser.resume_here();
        return Ok(in_view(parser, &[], hidden, T::parse)?.0);
    }
    parser.go_back(tag.object);
    let (value, _) = in_view(parser, &[], hidden, T::parse_members)?;
    if parser.offset() == tag.object.offset {
        // An `Option` that none of the members is of has only looked.
        only_tag(parser, &Tag { first: false, ..*tag }, table)?;
    }
    Ok(value)
}

/// Passes over the tag, whose name has just been consumed; a second one is an error.
///
/// # Errors
/// The tag is there twice.
#[inline(never)]
pub fn pass_tag(
    parser: &mut Parser<'_>,
    tag: &Tag,
    fields: &'static Fields,
    key: Key,
) -> Result<(), Error> {
    if parser.value_offset() == tag.value {
        return parser.skip_value();
    }
    Err(duplicate(parser, fields, key, tag.object.offset + 1))
}

/// Reads the rest of an object of which the type wants nothing but the tag.
///
/// # Errors
/// Faults of what is skipped, a second tag, and members where the type or the settings deny them.
#[inline(never)]
pub fn only_tag(parser: &mut Parser<'_>, tag: &Tag, fields: &'static Fields) -> Result<(), Error> {
    only_tag_around(parser, tag, fields, &Names::NONE)
}

/// The same for a variant with flattened fields, which take the members that are in `inner`.
///
/// # Errors
/// As [`only_tag`].
#[inline(never)]
pub fn only_tag_around(
    parser: &mut Parser<'_>,
    tag: &Tag,
    fields: &'static Fields,
    inner: &Names,
) -> Result<(), Error> {
    let mut more = begin_behind(parser, tag)?;
    while more {
        let at = parser.offset();
        match known(parser, fields, at)? {
            Some(key) => pass_tag(parser, tag, fields, key)?,
            None => policy::other_member_around(parser, fields, inner, at)?,
        }
        more = parser.next_member()?;
    }
    Ok(())
}

/// Reads the tag of a struct, which is the struct's name.
///
/// # Errors
/// Another value.
#[inline(never)]
pub fn struct_tag(parser: &mut Parser<'_>, name: &str) -> Result<(), Error> {
    let at = parser.value_offset();
    let found = parser.take_text()?;
    if found == name {
        return Ok(());
    }
    let message = format!("expected {}, found {}", quoted(name), quoted(&found));
    Err(parser.error_at(at, ErrorKind::InvalidValue, message))
}

/// The tag of an object with a content beside it.
#[derive(Debug)]
pub struct Adjacent {
    variant: u16,
    has_content: bool,
    /// Whether the object's closing bracket is consumed.
    closed: bool,
    /// Where the content ends and where to read on behind it, if it was before the tag.
    resume: Option<[usize; 2]>,
    object: Place,
}

impl Adjacent {
    /// The number of the variant.
    #[inline(always)]
    #[must_use]
    pub fn variant(&self) -> u16 {
        self.variant
    }

    /// Whether there is a content; the parser stands before it.
    #[inline(always)]
    #[must_use]
    pub fn has_content(&self) -> bool {
        self.has_content
    }

    /// Goes back to the object's bracket.
    #[inline]
    pub fn rewind(&self, parser: &mut Parser<'_>) {
        parser.go_back(self.object);
    }
}

/// Finds the tag of an adjacently tagged value and goes to its content; `tag` and `content` are
/// their names with quotes and colon, and `table` has both rows.
///
/// # Errors
/// Another value, faults of it, no tag, and tags of no variant.
#[inline]
pub fn begin_adjacent<const T: usize, const C: usize, const N: usize>(
    parser: &mut Parser<'_>,
    tag: &[u8; T],
    content: &[u8; C],
    table: &'static Fields,
    find: fn(&[u8; N]) -> Key,
    variants: &'static Variants,
) -> Result<Adjacent, Error> {
    parser.token();
    let object = parser.place();
    if !parser.begin_object()? {
        return Err(missing(parser, table, 0));
    }
    let mut before = None;
    if parser.is_in_view() || !parser.cursor.eat(tag) {
        before = skip_to_tag(parser, [tag, content], table, object)?;
    }
    let variant = variant_name(parser, find, variants)?;
    let mut found = Adjacent { variant, has_content: true, closed: false, resume: None, object };
    if let Some([start, end]) = before {
        found.resume = Some([end, parser.offset()]);
        parser.cursor.seek(start);
    } else if !parser.next_member()? {
        found.has_content = false;
        found.closed = true;
    } else if parser.is_in_view() || !parser.cursor.eat(content) {
        skip_to_content(parser, table, &mut found)?;
    }
    Ok(found)
}

const CONTENT: u16 = 1;

/// Goes behind the name of the tag and its colon, and says where a content before it starts and ends.
#[inline(never)]
fn skip_to_tag(
    parser: &mut Parser<'_>,
    [tag_literal, content_literal]: [&[u8]; 2],
    table: &'static Fields,
    object: Place,
) -> Result<Option<[usize; 2]>, Error> {
    let is_plain = !parser.is_in_view();
    let mut content = None;
    loop {
        let at = parser.offset();
        let rest = parser.cursor.rest();
        if is_plain && rest.starts_with(tag_literal) {
            parser.cursor.advance(tag_literal.len());
            return Ok(content);
        }
        if is_plain && content.is_none() && rest.starts_with(content_literal) {
            parser.cursor.advance(content_literal.len());
            content = Some(skip_content(parser)?);
            if !parser.next_member()? {
                return Err(no_tag(parser, table, object));
            }
            continue;
        }
        match known(parser, table, at)? {
            Some(key) if key.field() != CONTENT => return Ok(content),
            Some(key) => {
                if content.is_some() {
                    return Err(duplicate(parser, table, key, object.offset + 1));
                }
                content = Some(skip_content(parser)?);
            }
            None => policy::other_member(parser, table, at)?,
        }
        if !parser.next_member()? {
            return Err(no_tag(parser, table, object));
        }
    }
}

/// Says where a content starts and ends, and passes over it. It is only followed by its brackets: what reads
/// it later checks it, and ends where this does.
fn skip_content(parser: &mut Parser<'_>) -> Result<[usize; 2], Error> {
    let start = parser.value_offset();
    parser.skip_value_structural()?;
    Ok([start, parser.offset()])
}

/// Goes behind the name of the content and its colon, if it is there.
#[inline(never)]
fn skip_to_content(
    parser: &mut Parser<'_>,
    table: &'static Fields,
    found: &mut Adjacent,
) -> Result<(), Error> {
    loop {
        let at = parser.offset();
        match known(parser, table, at)? {
            Some(key) if key.field() == CONTENT => return Ok(()),
            Some(key) => return Err(duplicate(parser, table, key, found.object.offset + 1)),
            None => policy::other_member(parser, table, at)?,
        }
        if !parser.next_member()? {
            found.has_content = false;
            found.closed = true;
            return Ok(());
        }
    }
}

/// Reads what a variant has that holds nothing: no content, or `null`.
///
/// # Errors
/// Another content.
#[inline]
pub fn empty_content(parser: &mut Parser<'_>, found: &Adjacent) -> Result<(), Error> {
    if found.has_content { parser.take_null() } else { Ok(()) }
}

/// Makes sure that there is a content.
///
/// # Errors
/// There is none.
#[inline]
pub fn needs_content(
    parser: &Parser<'_>,
    found: &Adjacent,
    table: &'static Fields,
) -> Result<(), Error> {
    if found.has_content { Ok(()) } else { Err(missing(parser, table, CONTENT)) }
}

/// The content of a type that says itself what it means that there is none.
///
/// # Errors
/// Those of the value, and a content that must be there.
#[inline]
pub fn content<'de, T: FromJson<'de>>(
    parser: &mut Parser<'de>,
    found: &Adjacent,
    table: &'static Fields,
) -> Result<T, Error> {
    if found.has_content {
        return T::parse(parser);
    }
    T::absent().ok_or_else(|| missing(parser, table, CONTENT))
}

/// Reads what is left of an object when its content has been read.
///
/// # Errors
/// Faults of what is skipped, a second tag or content, and members that are denied.
#[inline]
pub fn end_adjacent(
    parser: &mut Parser<'_>,
    found: &Adjacent,
    table: &'static Fields,
) -> Result<(), Error> {
    if found.closed {
        return Ok(());
    }
    if let Some([end, resume]) = found.resume {
        if parser.offset() != end {
            // An implementation by hand that has not read all of its value, or more.
            return Err(parser.unexpected("`,` or `}`"));
        }
        parser.cursor.seek(resume);
    }
    if parser.next_member()? { skip_rest(parser, found, table) } else { Ok(()) }
}

#[inline(never)]
fn skip_rest(
    parser: &mut Parser<'_>,
    found: &Adjacent,
    table: &'static Fields,
) -> Result<(), Error> {
    loop {
        let at = parser.offset();
        if let Some(key) = known(parser, table, at)? {
            return Err(duplicate(parser, table, key, found.object.offset + 1));
        }
        policy::other_member(parser, table, at)?;
        if !parser.next_member()? {
            return Ok(());
        }
    }
}
