//! Structs of the standard library, which have one or two members: what a derive would write if
//! it were at hand here.

use crate::fields::{Field, Fields};
use crate::lexer::{duplicate, missing, unknown};
use crate::{Error, FromJson, Parser};

/// A field that is read and printed by its name in Rust, which is all of `names`.
pub(super) const fn field(names: &'static [&'static str; 1]) -> Field {
    Field { rust_name: names[0], print_name: Some(names[0]), names, more: None }
}

/// Reads an object whose members are field 0 and field 1, and no others.
pub(super) fn pair<'de, A: FromJson<'de>, B: FromJson<'de>>(
    parser: &mut Parser<'de>,
    fields: &'static Fields,
) -> Result<(Option<A>, Option<B>), Error> {
    let (mut first, mut second) = (None, None);
    let mut more = parser.begin_object()?;
    let object = parser.offset();
    while more {
        let at = parser.offset();
        let name = parser.take_key()?;
        let Some(key) = fields.find(&name) else {
            return Err(unknown(parser, fields, at));
        };
        let twice = if key.field() == 0 { first.is_some() } else { second.is_some() };
        if twice {
            return Err(duplicate(parser, fields, key, object));
        }
        match key.field() {
            0 => first = Some(A::parse(parser)?),
            _ => second = Some(B::parse(parser)?),
        }
        more = parser.next_member()?;
    }
    Ok((first, second))
}

/// The value of a field that must have been there; the object has just been read.
#[inline]
pub(super) fn required<T>(
    value: Option<T>,
    field: u16,
    fields: &'static Fields,
    parser: &Parser<'_>,
) -> Result<T, Error> {
    value.ok_or_else(|| missing(parser, fields, field))
}
