//! The kinds of error and the classes they fall into.

/// What went wrong, without the place.
///
/// New kinds may be added; match with a wildcard arm.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum ErrorKind {
    /// A raw control character (below U+0020) inside a string.
    ControlCharacter,
    /// A message of a hand-written implementation or of a failed conversion.
    Custom,
    /// More nested arrays, objects and bracket-less types than the parser's limit allows.
    DepthLimit,
    /// A member of a struct that is there twice, under whatever spelling.
    DuplicateMember,
    /// The input ends inside a value.
    Eof,
    /// A borrowed string (`&str`) met an escape, so that the text is not in the input as it is.
    EscapedString,
    /// A backslash that starts none of RFC 8259's escapes.
    InvalidEscape,
    /// A number that RFC 8259's grammar does not allow, such as `01`, `1.` or `+1`.
    InvalidNumber,
    /// Input that is not UTF-8.
    InvalidUtf8,
    /// A value of the right JSON type that the Rust type does not accept.
    InvalidValue,
    /// Reading or writing failed.
    Io,
    /// An array with too few or too many elements for a tuple or `[T; N]`.
    Length,
    /// A `\u` escape that is half of a surrogate pair.
    LoneSurrogate,
    /// A member that must be there and is not.
    MissingMember,
    /// A number that the Rust type cannot hold.
    OutOfRange,
    /// A byte that cannot stand where it stands.
    Syntax,
    /// Something other than whitespace after the value.
    TrailingData,
    /// A member that a `deny_unknown_fields` struct does not know.
    UnknownMember,
    /// A value of another JSON type than the Rust type is read from.
    WrongType,
}

/// The four classes, named as in serde_json.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Class {
    Data,
    Eof,
    Io,
    Syntax,
}

impl ErrorKind {
    pub(super) fn class(self) -> Class {
        match self {
            Self::Eof => Class::Eof,
            Self::Io => Class::Io,
            Self::ControlCharacter
            | Self::DepthLimit
            | Self::InvalidEscape
            | Self::InvalidNumber
            | Self::InvalidUtf8
            | Self::LoneSurrogate
            | Self::Syntax
            | Self::TrailingData => Class::Syntax,
            Self::Custom
            | Self::DuplicateMember
            | Self::EscapedString
            | Self::InvalidValue
            | Self::Length
            | Self::MissingMember
            | Self::OutOfRange
            | Self::UnknownMember
            | Self::WrongType => Class::Data,
        }
    }
}
