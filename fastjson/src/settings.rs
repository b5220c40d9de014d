//! Settings of deserializers and serializers, and what hooks are told.

use alloc::borrow::Cow;
use alloc::boxed::Box;
use alloc::string::String;
use core::fmt;

use crate::error::path_to_member;
use crate::fields::Fields;
use crate::lexer::DEPTH_LIMIT;
use crate::names::Field;

/// What a second member of the same field means, for types that do not say it themselves by
/// `#[fastjson(duplicates = ...)]`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Duplicates {
    /// As the type's attribute says, which is an error unless it says otherwise.
    #[default]
    AsDeclared,
    /// It is an error.
    Error,
    /// It is skipped and checked, whatever its name: the first one counts.
    First,
    /// The last one counts; those before it are skipped and checked, as JSON and not as values of
    /// the field's type.
    ///
    /// Each object's members are looked through once before they are read, so that text at depth
    /// `d` is looked at `d` times more, structurally.
    Last,
}

/// What a member that no field claims means, for types that do not say it themselves by
/// `#[fastjson(deny_unknown_fields)]` or `#[fastjson(skip_unknown = ...)]`.
#[derive(Default)]
#[non_exhaustive]
pub enum UnknownMembers {
    /// As the type's attribute says: it is skipped and checked unless it says otherwise.
    #[default]
    AsDeclared,
    /// It is skipped and checked, and the function is told of it; also of members that a type
    /// says are skipped, which then are skipped as it says.
    Call(UnknownHook),
    /// It is an error.
    Error,
    /// It is skipped and checked.
    Skip,
    /// It is skipped, following only strings and brackets.
    SkipStructural,
}

/// A function that is told of members that no field claims.
pub type UnknownHook = Box<dyn Fn(&UnknownMember<'_>) + Send + Sync>;

/// A function that is told of members under another name than their first.
pub type AliasHook = Box<dyn Fn(&AliasSeen<'_>) + Send + Sync>;

/// How a float that is not finite is printed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum NonFinite {
    /// As `null`.
    #[default]
    Null,
    /// As `"NaN"`, `"Infinity"` or `"-Infinity"`; fields `with = nonfinite_as_string` read it back.
    Text,
}

impl NonFinite {
    /// What is printed for a value that is not finite.
    pub(crate) fn text(self, value: f64) -> &'static str {
        match self {
            Self::Null => "null",
            Self::Text if value.is_nan() => "\"NaN\"",
            Self::Text if value > 0.0 => "\"Infinity\"",
            Self::Text => "\"-Infinity\"",
        }
    }
}

impl fmt::Debug for UnknownMembers {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::AsDeclared => "AsDeclared",
            Self::Call(_) => "Call(..)",
            Self::Error => "Error",
            Self::Skip => "Skip",
            Self::SkipStructural => "SkipStructural",
        })
    }
}

/// A member that no field claims.
#[derive(Debug)]
pub struct UnknownMember<'a> {
    fields: &'static Fields,
    key: &'a str,
    offset: usize,
    input: &'a str,
}

impl<'a> UnknownMember<'a> {
    pub(crate) fn new(
        fields: &'static Fields,
        key: &'a str,
        offset: usize,
        input: &'a str,
    ) -> Self {
        Self { fields, key, offset, input }
    }

    /// The name of the type that does not know the member.
    #[must_use]
    pub fn type_name(&self) -> &'static str {
        self.fields.type_name
    }

    /// The member's name, unescaped.
    #[must_use]
    pub fn key(&self) -> &'a str {
        self.key
    }

    /// Bytes from the start of the input to the name's opening quote.
    #[must_use]
    pub fn offset(&self) -> usize {
        self.offset
    }

    /// The JSON path of the member. It is worked out by this call, by reading the input again up
    /// to the member.
    #[must_use]
    pub fn path(&self) -> String {
        path_to_member(self.input, self.offset, self.key)
    }
}

/// A member that came under another name than its field's first.
#[derive(Clone, Copy, Debug)]
pub struct AliasSeen<'a> {
    field: Field,
    alias: &'a str,
    offset: usize,
}

impl<'a> AliasSeen<'a> {
    pub(crate) fn new(field: Field, alias: &'a str, offset: usize) -> Self {
        Self { field, alias, offset }
    }

    /// The field that was read.
    #[must_use]
    pub fn field(&self) -> Field {
        self.field
    }

    /// The name that it came under, as it was chosen: without regard to case it may be spelt
    /// differently in the text.
    #[must_use]
    pub fn alias(&self) -> &'a str {
        self.alias
    }

    /// Whether the name is declared as a `deprecated_alias`.
    #[must_use]
    pub fn is_deprecated(&self) -> bool {
        self.field.is_deprecated(self.alias)
    }

    /// Bytes from the start of the input to the name's opening quote.
    #[must_use]
    pub fn offset(&self) -> usize {
        self.offset
    }
}

/// What settings say, as parsers and printers use it.
#[derive(Default)]
pub(crate) struct Rules {
    pub(crate) depth_limit: Option<u32>,
    pub(crate) duplicates: Duplicates,
    pub(crate) unknown: UnknownMembers,
    pub(crate) alias_seen: Option<AliasHook>,
    pub(crate) non_finite: NonFinite,
    /// Whether errors may say nothing that stands in the input.
    pub(crate) discreet: bool,
}

impl Rules {
    /// Whether members must be looked at one by one, which compiled lexers do not.
    pub(crate) fn needs_tables(&self) -> bool {
        self.duplicates != Duplicates::AsDeclared
            || !matches!(self.unknown, UnknownMembers::AsDeclared)
            || self.alias_seen.is_some()
    }

    pub(crate) fn depth_limit(&self) -> u32 {
        self.depth_limit.unwrap_or(DEPTH_LIMIT)
    }
}

impl fmt::Debug for Rules {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Settings")
            .field("depth_limit", &self.depth_limit())
            .field("duplicates", &self.duplicates)
            .field("unknown_members", &self.unknown)
            .field("alias_seen", &self.alias_seen.as_ref().map(|_| Cow::Borrowed("..")))
            .field("non_finite", &self.non_finite)
            .field("quote_input", &!self.discreet)
            .finish()
    }
}
