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
    /// The names that a type's own resolver gives cannot be used.
    Names,
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
    /// What went wrong, in words that say nothing of the input.
    pub(super) fn text(self) -> &'static str {
        match self {
            Self::ControlCharacter => "control character in a string",
            Self::Custom => "invalid value",
            Self::DepthLimit => "nested deeper than the limit allows",
            Self::DuplicateMember => "a member is there twice",
            Self::Eof => "unexpected end of input",
            Self::EscapedString => "a string with escapes cannot be borrowed",
            Self::InvalidEscape => "invalid escape",
            Self::InvalidNumber => "invalid number",
            Self::InvalidUtf8 => "invalid UTF-8",
            Self::InvalidValue => "invalid value",
            Self::Io => "reading or writing failed",
            Self::Length => "wrong number of elements",
            Self::LoneSurrogate => "half of a surrogate pair",
            Self::MissingMember => "missing member",
            Self::Names => "names that cannot be used",
            Self::OutOfRange => "number out of range",
            Self::Syntax => "unexpected byte",
            Self::TrailingData => "expected only whitespace after the value",
            Self::UnknownMember => "unknown member",
            Self::WrongType => "value of another type",
        }
    }

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
            | Self::Names
            | Self::OutOfRange
            | Self::UnknownMember
            | Self::WrongType => Class::Data,
        }
    }
}
