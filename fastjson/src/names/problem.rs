//! What can be wrong with names that are chosen at run time, all of it in one error.

use alloc::string::String;
use alloc::vec::Vec;
use core::fmt;

use super::Field;
use crate::lexer::quoted;

/// Why names cannot be used: every problem of all types.
///
/// # Examples
/// ```
/// use fastjson::names::{Field, NameProblemKind};
/// use fastjson::{DeserializerFactory, FastJson, Settings};
///
/// #[derive(Debug, FastJson)]
/// struct Point { x: i32, y: i32 }
///
/// let same = |_: Field| ["n"];
/// let error = DeserializerFactory::create::<Point>(&same, Settings::new()).unwrap_err();
/// let problem = &error.problems()[0];
/// assert_eq!(problem.kind(), NameProblemKind::Conflict);
/// assert_eq!((problem.fields(), problem.name()), (&["x", "y"][..], Some("n")));
/// assert!(problem.type_path().ends_with("::Point"));
/// ```
#[derive(Clone, Debug)]
pub struct NamesError(Vec<NameProblem>);

/// One thing that is wrong with names.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NameProblem {
    kind: NameProblemKind,
    type_path: String,
    fields: Vec<&'static str>,
    name: Option<String>,
    note: String,
}

/// The kinds of [`NameProblem`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum NameProblemKind {
    /// Two types have the same module and name, so that a table cannot tell them apart.
    AmbiguousType,
    /// Two fields of a type have names that differ in the case of ASCII letters only, and case
    /// is not looked at.
    CaseConflict,
    /// Two fields of a type have the same name.
    Conflict,
    /// Resolvers that ask each other without end.
    Cycle,
    /// What a resolver or provider reports of itself.
    Custom,
    /// A field lists a name twice.
    Repeated,
    /// A field that must be there has no name, or a printed field has none.
    NoName,
    /// A field has more than 65,535 names.
    TooMany,
    /// A table speaks of a field that its type does not have.
    UnknownField,
    /// A table speaks of a type that is not there.
    UnknownType,
}

impl NamesError {
    /// The problems, those of one type together, in the order of the types.
    #[must_use]
    pub fn problems(&self) -> &[NameProblem] {
        &self.0
    }
}

impl fmt::Display for NamesError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (at, problem) in self.0.iter().enumerate() {
            if at != 0 {
                f.write_str("; ")?;
            }
            problem.fmt(f)?;
        }
        Ok(())
    }
}

impl core::error::Error for NamesError {}

impl NameProblem {
    /// What kind of problem it is.
    #[must_use]
    pub fn kind(&self) -> NameProblemKind {
        self.kind
    }

    /// Module and name of the type; empty if it is about no single type.
    #[must_use]
    pub fn type_path(&self) -> &str {
        &self.type_path
    }

    /// The names in Rust of the fields that it is about.
    #[must_use]
    pub fn fields(&self) -> &[&'static str] {
        &self.fields
    }

    /// The name that it is about.
    #[must_use]
    pub fn name(&self) -> Option<&str> {
        self.name.as_deref()
    }
}

impl fmt::Display for NameProblem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let name = quoted(self.name().unwrap_or_default());
        let first = self.fields.first().copied().unwrap_or_default();
        let second = self.fields.get(1).copied().unwrap_or_default();
        let path = &self.type_path;
        match self.kind {
            NameProblemKind::AmbiguousType => {
                write!(f, "two types are called `{path}`, a table cannot tell them apart")
            }
            NameProblemKind::CaseConflict => write!(
                f,
                "`{first}` and `{second}` of `{path}` have names that differ in case only: {name}"
            ),
            NameProblemKind::Conflict => {
                write!(f, "`{first}` and `{second}` of `{path}` have the same name {name}")
            }
            NameProblemKind::Cycle => {
                write!(f, "the resolvers of `{first}` of `{path}` ask each other without end")
            }
            NameProblemKind::Custom => f.write_str(&self.note),
            NameProblemKind::Repeated => {
                write!(f, "`{first}` of `{path}` has the name {name} twice")
            }
            NameProblemKind::NoName => write!(f, "`{first}` of `{path}` has no name"),
            NameProblemKind::TooMany => {
                write!(f, "`{first}` of `{path}` has more than 65,535 names")
            }
            NameProblemKind::UnknownField => write!(f, "`{path}` has no field {name}"),
            NameProblemKind::UnknownType => write!(f, "there is no type {name}"),
        }
    }
}

/// Problems as they are found.
#[derive(Debug, Default)]
pub struct Problems(Vec<NameProblem>);

impl Problems {
    /// Adds a problem of a resolver's or provider's own, with a text that says all of it.
    pub fn add(&mut self, note: impl Into<String>) {
        self.push(NameProblemKind::Custom, String::new(), Vec::new(), None);
        if let Some(last) = self.0.last_mut() {
            last.note = note.into();
        }
    }

    /// Adds a problem of a type without one of its fields.
    pub(crate) fn of_type(&mut self, kind: NameProblemKind, path: String, name: Option<&str>) {
        self.push(kind, path, Vec::new(), name);
    }

    /// Adds a problem of fields of one type.
    pub(crate) fn of_fields(
        &mut self,
        kind: NameProblemKind,
        fields: &[Field],
        name: Option<&str>,
    ) {
        let path = fields.first().map(|field| field.type_path()).unwrap_or_default();
        self.push(kind, path, fields.iter().map(|field| field.rust_name()).collect(), name);
    }

    fn push(
        &mut self,
        kind: NameProblemKind,
        type_path: String,
        fields: Vec<&'static str>,
        name: Option<&str>,
    ) {
        let name = name.map(String::from);
        self.0.push(NameProblem { kind, type_path, fields, name, note: String::new() });
    }

    /// Whether it has been reported why a field has no names.
    pub(crate) fn is_without_names(&self, field: Field) -> bool {
        self.0.iter().any(|problem| {
            matches!(problem.kind, NameProblemKind::TooMany | NameProblemKind::Cycle)
                && problem.fields == [field.rust_name()]
                && problem.type_path == field.type_path()
        })
    }

    /// Adds the problems of an error.
    pub(crate) fn extend(&mut self, error: NamesError) {
        self.0.extend(error.0);
    }

    /// The error of problems that are there.
    pub(crate) fn into_error(self) -> NamesError {
        NamesError(self.0)
    }

    /// The error, if there is any problem.
    pub(crate) fn finish(self) -> Result<(), NamesError> {
        if self.0.is_empty() { Ok(()) } else { Err(NamesError(self.0)) }
    }
}
