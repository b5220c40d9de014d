//! Objects that several types share. Each reads the whole object, from its bracket, by the parser
//! that it has anyway; a view says which members are not for it. Nothing is copied, and values are
//! read once, by the type that takes them: the others only skip them.
//!
//! Only names that a type does not know are looked at here. That types do not share names is
//! checked when they are compiled; a struct's known members cost nothing.

use alloc::borrow::Cow;
use alloc::format;
use alloc::vec::Vec;

use super::Parser;
use super::key::quoted;
use crate::fields::Fields;
use crate::members::{MembersOf, Names};
use crate::{Error, ErrorKind};

/// What is hidden from whom reads an object.
#[derive(Clone, Copy, Debug)]
pub(super) struct View {
    /// One more than the number of levels that may be entered inside the object; 0 if there is none:
    /// zeros cost a new parser least.
    depth: u32,
    /// What others take.
    hidden: Option<&'static [&'static Names]>,
    /// The tag that has been read, and where it stands.
    tag: Option<(&'static Fields, usize)>,
    /// Where the first name stands that the type did not know; before it there is nothing for those
    /// that read the object after it.
    unknown_at: usize,
}

/// The views around one of the same object. In a box, as a vector has more words than a new parser
/// should set.
#[derive(Debug, Default)]
pub(super) struct OuterViews(Vec<View>);

impl View {
    /// No object is at this depth.
    pub(super) const NONE: Self = Self { depth: 0, hidden: None, tag: None, unknown_at: 0 };
}

/// The end of a view, however reading ends: what was in view before is in view again.
struct InView<'p, 'de> {
    parser: &'p mut Parser<'de>,
    before: View,
    /// Whether `before` goes on to count inside.
    is_shared: bool,
}

impl Drop for InView<'_, '_> {
    fn drop(&mut self) {
        self.parser.view = self.before;
        if self.is_shared
            && let Some(outer) = &mut *self.parser.outer_views
        {
            outer.0.pop();
            if outer.0.is_empty() {
                // The parser does not drop it: see there.
                drop(self.parser.outer_views.take());
            }
        }
    }
}

/// Reads an object, or the rest of one, from which others read too; the parser stands before it,
/// or, if `parse` resumes, at a name or at the closing bracket. `tag` is a member that the caller has
/// read.
/// Returns also where the first name stands that the type did not know.
///
/// # Errors
/// Those of `parse`.
pub(super) fn in_view<'de, T>(
    parser: &mut Parser<'de>,
    hidden: &'static [&'static Names],
    tag: Option<(&'static Fields, usize)>,
    parse: fn(&mut Parser<'de>) -> Result<T, Error>,
) -> Result<(T, usize), Error> {
    let before = parser.view;
    // Inside the object there will be one level less. Without a level left nothing is read.
    let depth = parser.depth_left;
    let is_shared = before.depth == depth;
    if is_shared {
        parser.outer_views.get_or_insert_default().0.push(before);
    }
    parser.view = View { depth, hidden: Some(hidden), tag, unknown_at: NOWHERE };
    let inside = InView { parser, before, is_shared };
    let value = parse(&mut *inside.parser)?;
    Ok((value, inside.parser.view.unknown_at))
}

/// Where there is no unknown name.
pub(super) const NOWHERE: usize = usize::MAX;

/// Where in an object what is left for flattened fields begins.
#[derive(Debug)]
pub struct Rest {
    /// The object's bracket.
    object: usize,
    /// The first name that nobody has taken yet, as far as is known: the bracket, if nothing is.
    from: usize,
}

/// At the bracket of an object with flattened fields. As long as it is not told of a name, there is
/// nothing left.
#[inline]
#[must_use]
pub fn rest_of(object: usize) -> Rest {
    Rest { object, from: NOWHERE }
}

impl Rest {
    /// All of the object is left, or may be.
    #[inline]
    pub fn is_all(&mut self) {
        self.from = self.object;
    }

    /// A name at this offset is left, or may be.
    #[inline(always)]
    pub(super) fn begin(&mut self, at: usize) {
        if self.from == NOWHERE {
            self.from = at;
        }
    }

    /// Whether it is known where it begins.
    #[inline(always)]
    pub(super) fn has_begun(&self) -> bool {
        self.from != NOWHERE
    }
}

/// Reads a flattened field from an object that has just been read to its end; `hidden` is what the
/// fields around this one take.
///
/// # Errors
/// Those of the value.
#[inline(never)]
pub fn flattened<'de, T: MembersOf<'de>>(
    parser: &mut Parser<'de>,
    rest: &mut Rest,
    hidden: &'static [&'static Names],
) -> Result<T, Error> {
    let end = parser.place();
    if T::RESUMES && rest.from != rest.object {
        // Nothing left is the object's closing bracket, which has just been consumed.
        parser.cursor.seek(rest.from.min(end.offset.saturating_sub(1)));
        parser.resume_here();
    } else {
        parser.cursor.seek(rest.object);
    }
    let (value, unknown_at) = in_view(parser, hidden, None, T::parse_members)?;
    if T::RESUMES && !T::NAMES.take_rest() {
        rest.from = unknown_at;
    }
    parser.go_back(end);
    Ok(value)
}

/// Whether the object that comes next has a member that a type takes, and that is not hidden from
/// it; the parser stays.
///
/// # Errors
/// Faults of the object.
pub(crate) fn has_member(parser: &mut Parser<'_>, names: &Names) -> Result<bool, Error> {
    let start = parser.place();
    let mut more = parser.begin_object()?;
    while more {
        let at = parser.offset();
        let name = parser.take_key()?;
        if !parser.is_hidden(&name, at)? && (names.take_rest() || parser.takes(names, &name)) {
            parser.go_back(start);
            return Ok(true);
        }
        parser.skip_value()?;
        more = parser.next_member()?;
    }
    parser.go_back(start);
    Ok(false)
}

impl<'de> Parser<'de> {
    /// Whether others read the object, too, whose members are being read.
    #[inline(always)]
    pub(crate) fn is_in_view(&self) -> bool {
        self.view.depth == self.depth_left.wrapping_add(1)
    }

    /// Whether that will be so of the object that comes next.
    #[inline(always)]
    pub(super) fn is_before_view(&self) -> bool {
        self.view.depth != 0 && self.view.depth == self.depth_left
    }

    /// Whether a member is another's; its name stands at offset `at`.
    ///
    /// # Errors
    /// The name is that of the tag, which has been read elsewhere.
    pub(super) fn is_hidden(&self, name: &str, at: usize) -> Result<bool, Error> {
        for view in self.views_here() {
            if let Some((tag, tag_at)) = view.tag
                && tag.find(name).is_some()
            {
                return if at == tag_at { Ok(true) } else { Err(self.tag_twice(name, at)) };
            }
            if view.hidden.iter().copied().flatten().any(|names| self.takes(names, name)) {
                return Ok(true);
            }
        }
        Ok(false)
    }

    /// Whether another type takes every member of this object that nobody claims.
    pub(super) fn is_rest_hidden(&self) -> bool {
        let mut hidden = self.views_here().flat_map(|view| view.hidden).flatten();
        hidden.any(|names| names.take_rest())
    }

    /// Whether a second tag in this object would be an error.
    pub(super) fn is_behind_tag(&self) -> bool {
        self.views_here().any(|view| view.tag.is_some())
    }

    /// The views of the object whose members are being read.
    fn views_here(&self) -> impl Iterator<Item = &View> {
        let outer = self.outer_views.iter().flat_map(|outer| outer.0.iter().rev());
        let views = [&self.view].into_iter().chain(outer);
        views.take_while(|view| view.depth == self.view.depth && self.is_in_view())
    }

    /// Whether a name is one of those, or would be under the names that were chosen at run time.
    pub(super) fn takes(&self, names: &Names, name: &str) -> bool {
        names.own.is_some_and(|own| self.field_named(own, name).is_some())
            || names.inner.iter().any(|inner| self.takes(inner, name))
    }

    /// Makes the error for a tag that is there twice.
    #[cold]
    #[inline(never)]
    pub(super) fn tag_twice(&self, name: &str, at: usize) -> Error {
        let message = format!("the tag {} is there twice", quoted(name));
        self.error_at(at, ErrorKind::DuplicateMember, message)
    }

    /// Keeps where the first name stands that the type does not know.
    #[inline(always)]
    pub(super) fn meet_unknown(&mut self, at: usize) {
        self.view.unknown_at = self.view.unknown_at.min(at);
    }

    /// Consumes the name of a member and the colon; whether the member is hidden.
    pub(super) fn take_key_in_view(&mut self) -> Result<(Cow<'de, str>, bool), Error> {
        let at = self.offset();
        self.meet_unknown(at);
        let name = self.take_key()?;
        let hidden = self.is_hidden(&name, at)?;
        Ok((name, hidden))
    }

    /// Consumes a member if it is hidden, but for the comma behind it.
    pub(crate) fn skip_hidden(&mut self) -> Result<bool, Error> {
        let at = self.offset();
        let (_, hidden) = self.take_key_in_view()?;
        if hidden {
            self.skip_value()?;
        } else {
            self.cursor.seek(at);
        }
        Ok(hidden)
    }

    /// Lets the object that is read next begin at this place: at a name, or at its closing bracket.
    pub(super) fn resume_here(&mut self) {
        self.resumes = true;
    }
}
