//! The error of parsing: one machine word, made on cold paths only.
//!
//! The lexer knows kind, offset and message. Line, column and JSON path are worked out
//! afterwards by [`locate`], at the API layer, so that no parser carries code for them.

mod kind;
mod locate;
mod walk;

use alloc::borrow::Cow;
use alloc::boxed::Box;
use alloc::string::{String, ToString};
use core::fmt;

use kind::Class;
pub use kind::ErrorKind;

/// Why and where parsing failed.
///
/// The text says what was expected and what was found, then the place:
/// ``expected `,` or `}`, found `]` at line 3 column 14 (offset 52) in $.items[3]``.
///
/// # Examples
/// ```
/// let error = fastjson::from_str::<Vec<u8>>("[1,\n 300]").unwrap_err();
/// assert_eq!((error.offset(), error.line(), error.column()), (5, 2, 2));
/// assert_eq!(error.path(), "$[1]");
/// assert!(error.is_data());
/// ```
pub struct Error(Box<Inner>);

struct Inner {
    kind: ErrorKind,
    /// `None` for an error of a caller's that has not come back to the parser yet.
    offset: Option<usize>,
    /// `None` until the API layer has located the error.
    place: Option<Place>,
    message: Cow<'static, str>,
    /// Whether the message is only the name of a member that is missing: most errors of untagged
    /// values are never shown.
    is_name: bool,
}

/// What an offset means to a person.
struct Place {
    line: usize,
    column: usize,
    path: String,
}

impl Error {
    #[cold]
    #[inline(never)]
    pub(crate) fn new(kind: ErrorKind, offset: usize, message: Cow<'static, str>) -> Self {
        Self(Box::new(Inner { kind, offset: Some(offset), place: None, message, is_name: false }))
    }

    /// Makes the error for a member that is missing, without a text.
    #[cold]
    #[inline(never)]
    pub(crate) fn missing(offset: usize, name: &'static str) -> Self {
        let mut error = Self::new(ErrorKind::MissingMember, offset, Cow::Borrowed(name));
        error.0.is_name = true;
        error
    }

    /// The same error with its text.
    #[cold]
    pub(crate) fn with_text(mut self) -> Self {
        if self.0.is_name {
            self.0.message = Cow::Owned(missing_member(&self.0.message));
            self.0.is_name = false;
        }
        self
    }

    /// Makes an error with a text of the caller's, for hand-written implementations.
    ///
    /// It gets its place from the parser whose value fails by it: the start of the value that
    /// was read last. [`Parser::error_at`](crate::Parser::error_at) makes one with another place.
    ///
    /// # Examples
    /// ```
    /// let error = fastjson::Error::custom("the end is before the start");
    /// assert_eq!(error.to_string(), "the end is before the start");
    /// ```
    #[cold]
    pub fn custom(message: impl fmt::Display) -> Self {
        let message = Cow::Owned(message.to_string());
        let kind = ErrorKind::Custom;
        Self(Box::new(Inner { kind, offset: None, place: None, message, is_name: false }))
    }

    /// What went wrong.
    #[must_use]
    pub fn kind(&self) -> ErrorKind {
        self.0.kind
    }

    /// Bytes from the start of the input to the place, zero-based; 0 when it is not known.
    #[must_use]
    pub fn offset(&self) -> usize {
        self.0.offset.unwrap_or(0)
    }

    /// The line of the place, one-based; 0 when it is not known.
    #[must_use]
    pub fn line(&self) -> usize {
        self.0.place.as_ref().map_or(0, |place| place.line)
    }

    /// The column of the place, one-based and in bytes; 0 when it is not known.
    #[must_use]
    pub fn column(&self) -> usize {
        self.0.place.as_ref().map_or(0, |place| place.column)
    }

    /// The JSON path of the value at the place, such as `$.statuses[3].user.id`; empty when it
    /// is not known. Names longer than 64 bytes and paths longer than 512 are cut.
    #[must_use]
    pub fn path(&self) -> &str {
        self.0.place.as_ref().map_or("", |place| &place.path)
    }

    /// What was expected and found, without the place.
    #[must_use]
    pub fn message(&self) -> &str {
        if self.0.is_name { self.0.kind.text() } else { &self.0.message }
    }

    /// Whether reading or writing failed, rather than the text.
    #[must_use]
    pub fn is_io(&self) -> bool {
        self.0.kind.class() == Class::Io
    }

    /// Whether the text is not JSON (or nests deeper than the limit).
    #[must_use]
    pub fn is_syntax(&self) -> bool {
        self.0.kind.class() == Class::Syntax
    }

    /// Whether the text is JSON that does not fit the Rust type.
    #[must_use]
    pub fn is_data(&self) -> bool {
        self.0.kind.class() == Class::Data
    }

    /// Whether the input ended too early.
    #[must_use]
    pub fn is_eof(&self) -> bool {
        self.0.kind.class() == Class::Eof
    }

    /// Works out line, column and path from the input that was parsed. An error that has no
    /// place of its own gets the value's that the parser has read last.
    #[cold]
    pub(crate) fn located(self, input: &[u8], parsed: usize) -> Self {
        let mut error = self.with_text();
        if error.0.place.is_none() {
            let offset = error.0.offset.unwrap_or_else(|| locate::value_start(input, parsed));
            error.0.offset = Some(offset);
            error.0.place = Some(locate::locate(input, offset));
        }
        error
    }
}

impl Error {
    /// The same error without anything that stands in the input.
    #[cold]
    pub(crate) fn without_input(mut self, input: &[u8]) -> Self {
        self.0.message = Cow::Borrowed(self.0.kind.text());
        let offset = self.offset();
        if let Some(place) = &mut self.0.place {
            place.path = locate::path_to(input, offset, false);
        }
        self
    }
}

/// The text about a member that is missing.
pub(crate) fn missing_member(name: &str) -> String {
    alloc::format!("missing member {}", crate::lexer::quoted(name))
}

/// The JSON path of the member whose name stands at an offset.
pub(crate) fn path_to_member(input: &str, offset: usize, name: &str) -> String {
    locate::path_to_member(input.as_bytes(), offset, name)
}

impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.0.is_name {
            f.write_str(&missing_member(&self.0.message))?;
        } else {
            f.write_str(&self.0.message)?;
        }
        let Some(place) = &self.0.place else {
            return self.0.offset.map_or(Ok(()), |offset| write!(f, " at offset {offset}"));
        };
        let Place { line, column, path } = place;
        write!(f, " at line {line} column {column} (offset {})", self.offset())?;
        if path.len() > 1 { write!(f, " in {path}") } else { Ok(()) }
    }
}

impl fmt::Debug for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Error({:?}, \"{self}\")", self.0.kind)
    }
}

impl core::error::Error for Error {}

#[cfg(feature = "std")]
impl From<Error> for std::io::Error {
    fn from(error: Error) -> Self {
        let kind = match error.0.kind.class() {
            Class::Data | Class::Syntax => std::io::ErrorKind::InvalidData,
            Class::Eof => std::io::ErrorKind::UnexpectedEof,
            Class::Io => std::io::ErrorKind::Other,
        };
        Self::new(kind, error)
    }
}

// One word, so that `Result<(), Error>` travels in a register.
const _: () = assert!(size_of::<Result<(), Error>>() == size_of::<usize>());
