//! What generation needs to know about a derive input, every name and rule already resolved.
//!
//! Stages: `attributes` reads tokens into values with spans, `model` (this file) puts them
//! together, `check` reports what contradicts, `emit` only reads.

use proc_macro2::TokenStream;

/// A struct that a derive macro was put on.
pub(crate) struct Container<'a> {
    pub(crate) input: &'a syn::DeriveInput,
    pub(crate) shape: Shape,
    pub(crate) fields: Vec<Field<'a>>,
    /// `crate = path`, else `::fastjson`.
    pub(crate) runtime: syn::Path,
    pub(crate) transparent: bool,
    /// What absent members are taken from: `None`, `Trait` or `Path`.
    pub(crate) default: DefaultValue,
    pub(crate) duplicates: Duplicates,
    pub(crate) unknown: Unknown,
    /// `bound = "..."`: replaces the inferred bounds of the printing impl.
    pub(crate) bound_print: Option<Vec<syn::WherePredicate>>,
    /// The same for the parsing impl.
    pub(crate) bound_parse: Option<Vec<syn::WherePredicate>>,
    /// The lifetime of the input: `'de`, or `'__de` when the struct has a `'de` of its own.
    pub(crate) parse_lifetime: syn::Lifetime,
}

/// How the struct is written, which decides what its JSON is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Shape {
    Named,
    Tuple,
    /// Exactly one field in parentheses (before skips).
    Newtype,
    Unit,
}

/// Where the value of an absent member comes from.
pub(crate) enum DefaultValue {
    None,
    /// `Default::default()`.
    Trait,
    /// A function of no arguments (container).
    Path(syn::ExprPath),
    /// An expression as the user wrote it, not parsed (field).
    Expr(TokenStream),
}

/// What a second member of the same field means.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Duplicates {
    Error,
    First,
    Last,
}

/// What a member that no field claims means.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Unknown {
    Deny,
    SkipChecked,
    SkipStructural,
}

/// One field, in declaration order.
pub(crate) struct Field<'a> {
    pub(crate) node: &'a syn::Field,
    /// `self.<member>` and the initialiser's name: raw identifiers as written, or an index.
    pub(crate) member: syn::Member,
    /// Position among all fields.
    pub(crate) index: usize,
    /// JSON name printed, `None` when the field is never printed or has no name (tuple).
    pub(crate) print_name: Option<String>,
    /// JSON names read, primary first; empty when the field is never parsed or has no name.
    pub(crate) parse_names: Vec<String>,
    pub(crate) skip_print: bool,
    pub(crate) skip_parse: bool,
    pub(crate) skip_print_if: Option<syn::ExprPath>,
    /// `None`, `Trait` or `Expr`. A field that is never parsed has `None` only when the
    /// container's default gives its value.
    pub(crate) default: DefaultValue,
    pub(crate) required: bool,
    /// Field-level `bound = "..."`: replaces what this field alone would add to the printing
    /// impl.
    pub(crate) bound_print: Option<Vec<syn::WherePredicate>>,
    /// The same for the parsing impl.
    pub(crate) bound_parse: Option<Vec<syn::WherePredicate>>,
}
