//! The parser that types read themselves from: a place in the text, and the depth.
//!
//! Each token is expected first and whitespace is looked for only when something else is there,
//! so that minified input costs no whitespace test.

mod array;
mod blocks;
#[allow(unsafe_code, reason = "the cursor cuts the rest of the text without a check")]
mod cursor;
mod escape;
mod expected;
mod key;
mod literal;
mod named;
mod number;
mod object;
mod peek;
mod policy;
mod skip;
mod string;
mod tag;
mod untagged;
mod variant;
mod view;
mod whitespace;

use alloc::borrow::Cow;
use alloc::boxed::Box;
use core::mem::ManuallyDrop;

use crate::{Error, ErrorKind, FromJson};
use blocks::Patience;
use cursor::Cursor;
use view::{OuterViews, View};
use whitespace::Layout;

pub use key::{Key, after, duplicate, find, find_around, find_known, missing, predict};
pub(crate) use key::{quoted, unknown};
pub(crate) use named::State;
pub use named::{names, own_names};
pub(crate) use number::Number;
pub use peek::ValueKind;
pub use policy::{no_members, no_members_around};
pub use tag::{
    Adjacent, Tag, begin_adjacent, begin_behind, begin_tagged, beside_tag, content, empty_content,
    end_adjacent, needs_content, only_tag, only_tag_around, pass_tag, struct_tag,
};
pub use untagged::{Attempts, begin_untagged};
pub use variant::{
    bare, begin_variant, content_missing, discriminant, end_found_variant, end_variant,
    find_variant, go_back, no_variant, number, start, unknown_discriminant, variant, variant_name,
};
pub(crate) use view::has_member;
pub use view::{Rest, flattened, rest_of};

/// Reads one JSON text for the types that it is parsed into.
///
/// Values may have whitespace before them; each method skips it. Nothing is read twice and
/// nothing outside the text is read. After an error a parser is good for nothing but its
/// [`offset`](Parser::offset).
///
/// # Examples
/// A type with a hand-written implementation:
/// ```
/// use fastjson::{Error, FromJson, Parser};
///
/// #[derive(Debug, PartialEq)]
/// struct Sum(u64);
///
/// impl<'de> FromJson<'de> for Sum {
///     fn parse(parser: &mut Parser<'de>) -> Result<Self, Error> {
///         let mut sum = 0;
///         let mut more = parser.begin_array()?;
///         while more {
///             sum += u64::parse(parser)?;
///             more = parser.next_element()?;
///         }
///         Ok(Self(sum))
///     }
/// }
///
/// assert_eq!(fastjson::from_str::<Sum>("[1, 2, 3]")?, Sum(6));
/// # Ok::<(), Error>(())
/// ```
#[derive(Debug)]
pub struct Parser<'de> {
    cursor: Cursor<'de>,
    layout: Layout,
    /// How many more levels may be entered.
    depth_left: u32,
    /// Where the innermost untagged value starts that is being tried.
    attempt: usize,
    /// What is known of them; none where they are not in each other. Taken back by the outermost.
    failures: ManuallyDrop<Option<Box<untagged::Failures>>>,
    patience: Patience,
    /// Names chosen at run time and what else settings say; none for most parsers.
    /// Not dropped with the parser, or each parser would be looked at when it ends, for the few
    /// that have any: who gives it takes it back.
    state: ManuallyDrop<Option<Box<State>>>,
    /// What is hidden from the type that is being read.
    view: View,
    /// The views around `view`, as far as they are of the same object. Not dropped with the parser,
    /// for the same reason: empty whenever no object is being read that has two.
    outer_views: ManuallyDrop<Option<Box<OuterViews>>>,
    /// Whether the next object begins without a bracket: at a name, or at the closing bracket.
    resumes: bool,
}

/// A place in the text and how deep it is.
#[derive(Clone, Copy, Debug)]
pub struct Place {
    offset: usize,
    depth_left: u32,
}

/// How deep typed values may nest unless the parser is told otherwise.
pub(crate) const DEPTH_LIMIT: u32 = 128;

impl<'de> Parser<'de> {
    /// Makes a parser at the start of a text.
    #[must_use]
    #[inline]
    pub fn new(input: &'de str) -> Self {
        Self {
            cursor: Cursor::new(input),
            layout: Layout::default(),
            patience: Patience::default(),
            depth_left: DEPTH_LIMIT,
            attempt: untagged::NOTHING,
            failures: ManuallyDrop::new(None),
            state: ManuallyDrop::new(None),
            view: View::NONE,
            outer_views: ManuallyDrop::new(None),
            resumes: false,
        }
    }

    /// Sets how deep typed values may nest: each array and object counts one, and so does each
    /// derived type without a bracket of its own (newtypes). The default is 128.
    ///
    /// Every level uses stack of the thread, about two to five times the size of the type on
    /// that level; a type that holds itself and has hundreds of fields, read by a thread with a
    /// small stack, wants a lower limit. Skipped values use no stack and have no limit.
    ///
    /// # Examples
    /// ```
    /// use fastjson::Parser;
    ///
    /// assert!(Parser::new("[[[]]]").with_depth_limit(2).parse_document::<Vec<Vec<Vec<u8>>>>().is_err());
    /// assert!(Parser::new("[[[]]]").with_depth_limit(3).parse_document::<Vec<Vec<Vec<u8>>>>().is_ok());
    /// ```
    #[must_use]
    pub fn with_depth_limit(mut self, limit: u32) -> Self {
        self.depth_left = limit;
        self
    }

    /// Makes a parser with names chosen at run time, from which
    /// [`take_state`](Parser::take_state) must take them back.
    #[cfg_attr(not(feature = "std"), expect(dead_code, reason = "deserializers need std"))]
    pub(crate) fn with_state(input: &'de str, state: Box<State>) -> Self {
        let depth_left = state.rules().depth_limit();
        Self {
            cursor: Cursor::new(input),
            layout: Layout::default(),
            patience: Patience::default(),
            depth_left,
            state: ManuallyDrop::new(Some(state)),
            ..Self::new(input).with_depth_limit(depth_left)
        }
    }

    #[cfg_attr(not(feature = "std"), expect(dead_code, reason = "deserializers need std"))]
    pub(crate) fn take_state(&mut self) -> Option<Box<State>> {
        self.state.take()
    }

    /// Reads one value, after which only whitespace may follow.
    ///
    /// # Errors
    /// Those of the value, with line, column and path; [`ErrorKind::TrailingData`] if something
    /// follows it.
    ///
    /// # Complexity
    /// Linear in the length of the text.
    #[inline]
    pub fn parse_document<T: FromJson<'de>>(&mut self) -> Result<T, Error> {
        match T::parse(self) {
            Ok(value) => {
                self.end()?;
                Ok(value)
            }
            Err(error) => Err(self.locate(error)),
        }
    }

    /// Reads one value into an existing one, as [`parse_document`](Parser::parse_document).
    ///
    /// # Errors
    /// As [`parse_document`](Parser::parse_document). The value is then valid, but its members
    /// may be a mix of old and new.
    #[inline]
    pub fn parse_document_into<T: FromJson<'de>>(&mut self, value: &mut T) -> Result<(), Error> {
        match value.parse_into(self) {
            Ok(()) => self.end(),
            Err(error) => Err(self.locate(error)),
        }
    }

    /// Reads the next of several values that stand one behind the other, with or without
    /// whitespace or line ends between them; `None` when only whitespace is left.
    ///
    /// # Errors
    /// Those of the value, with line, column and path. The parser is then good for nothing.
    ///
    /// # Examples
    /// ```
    /// use fastjson::{Error, Parser};
    ///
    /// let mut lines = Parser::new("[1]\n[2, 3]\n");
    /// let mut sum = 0;
    /// while let Some(line) = lines.parse_next::<Vec<u32>>()? {
    ///     sum += line.iter().sum::<u32>();
    /// }
    /// assert_eq!(sum, 6);
    ///
    /// let error = Parser::new("\n[1, true]").parse_next::<Vec<u32>>().unwrap_err();
    /// assert_eq!((error.line(), error.column(), error.path()), (2, 5, "$[1]"));
    /// # Ok::<(), Error>(())
    /// ```
    #[inline]
    pub fn parse_next<T: FromJson<'de>>(&mut self) -> Result<Option<T>, Error> {
        self.token();
        if self.cursor.at_end() {
            return Ok(None);
        }
        match T::parse(self) {
            Ok(value) => Ok(Some(value)),
            Err(error) => Err(self.locate(error)),
        }
    }

    /// Bytes from the start of the text to the parser's place.
    #[must_use]
    #[inline(always)]
    pub fn offset(&self) -> usize {
        self.cursor.offset()
    }

    /// Skips whitespace and returns the offset of what follows it: the start of the next value,
    /// for errors about all of it.
    ///
    /// # Examples
    /// ```
    /// assert_eq!(fastjson::Parser::new("  7").value_offset(), 2);
    /// ```
    #[must_use]
    #[inline]
    pub fn value_offset(&mut self) -> usize {
        self.token();
        self.offset()
    }

    /// Counts one level of nesting, for a type that consumes no bracket of its own but may hold
    /// itself. [`leave`](Parser::leave) takes it back.
    ///
    /// # Errors
    /// [`ErrorKind::DepthLimit`] when there is no level left.
    #[inline(always)]
    pub fn enter(&mut self) -> Result<(), Error> {
        match self.depth_left.checked_sub(1) {
            Some(left) => {
                self.depth_left = left;
                Ok(())
            }
            None => Err(self.too_deep()),
        }
    }

    /// Takes back a level of nesting that [`enter`](Parser::enter) counted.
    #[inline(always)]
    pub fn leave(&mut self) {
        self.depth_left = self.depth_left.wrapping_add(1);
    }

    /// Where the parser stands, for [`go_back`](Parser::go_back).
    pub(crate) fn place(&self) -> Place {
        Place { offset: self.offset(), depth_left: self.depth_left }
    }

    /// Goes back to a place, whatever has been read since, and however that has ended.
    pub(crate) fn go_back(&mut self, place: Place) {
        self.cursor.seek(place.offset);
        self.depth_left = place.depth_left;
    }

    /// Makes an error about the text at an offset.
    #[cold]
    #[inline(never)]
    #[must_use]
    pub fn error_at(
        &self,
        offset: usize,
        kind: ErrorKind,
        message: impl Into<Cow<'static, str>>,
    ) -> Error {
        Error::new(kind, offset, message.into())
    }

    /// Makes sure that only whitespace is left.
    #[inline]
    pub(crate) fn end(&mut self) -> Result<(), Error> {
        if self.cursor.at_end() { Ok(()) } else { self.end_after_whitespace() }
    }

    #[inline(never)]
    fn end_after_whitespace(&mut self) -> Result<(), Error> {
        self.token_after_whitespace();
        if self.cursor.at_end() {
            return Ok(());
        }
        let message = "expected only whitespace after the value";
        let error = self.error_at(self.offset(), ErrorKind::TrailingData, message);
        Err(self.locate(error))
    }

    #[cold]
    #[inline(never)]
    fn locate(&self, error: Error) -> Error {
        let input = self.cursor.input().as_bytes();
        let error = error.located(input, self.offset());
        match &*self.state {
            Some(state) if state.rules().discreet => error.without_input(input),
            _ => error,
        }
    }

    #[cold]
    #[inline(never)]
    fn too_deep(&mut self) -> Error {
        self.token();
        let message = "nested deeper than the limit allows";
        self.error_at(self.offset(), ErrorKind::DepthLimit, message)
    }
}
