//! Every attribute by its place, and what to say about a word that is none of them.

use proc_macro2::Ident;

use crate::errors::{Errors, expected_one_of};

/// Where an attribute stands.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Place {
    Container,
    Field,
    Variant,
}

/// Reports a word that means nothing in this place.
pub(super) fn report_unknown(name: &Ident, place: Place, errors: &mut Errors) {
    let found = name.to_string();
    let (here, elsewhere, rule) = match place {
        Place::Container => (CONTAINER, FIELD, "goes on a field, not on the struct"),
        Place::Field => (FIELD, CONTAINER, "goes on the struct, not on a field"),
        Place::Variant => (VARIANT, CONTAINER, "goes on the enum, not on a variant"),
    };
    let message = if elsewhere.contains(&found.as_str()) {
        format!("`{found}` {rule}")
    } else if found == "borrow" {
        "`borrow` is not needed, a field borrows whenever its type does".to_owned()
    } else if UNSUPPORTED.contains(&found.as_str()) {
        format!("`{found}` is not supported")
    } else if let Some((_, meant)) =
        SYNONYMS.iter().find(|(word, meant)| *word == found && here.contains(meant))
    {
        let list = expected_one_of("", here);
        format!("unknown attribute `{found}`, {list}; did you mean `{meant}`?")
    } else {
        format!("unknown attribute `{found}`, {}", expected_one_of(&found, here))
    };
    errors.at(name, message);
}

const CONTAINER: &[&str] = &[
    "bound",
    "case_insensitive",
    "content",
    "crate",
    "default",
    "deny_unknown_fields",
    "duplicates",
    "expecting",
    "from",
    "into",
    "provider",
    "remote",
    "rename",
    "rename_all",
    "rename_all_fields",
    "repr",
    "resolver",
    "serde_attributes",
    "skip_serializing_default",
    "skip_serializing_none",
    "skip_unknown",
    "tag",
    "transparent",
    "try_from",
    "untagged",
    "validate",
    "via_str",
];

const FIELD: &[&str] = &[
    "alias",
    "bound",
    "default",
    "deprecated_alias",
    "deserialize_with",
    "flatten",
    "getter",
    "names",
    "rename",
    "required",
    "serialize_with",
    "skip",
    "skip_deserializing",
    "skip_serializing",
    "skip_serializing_if",
    "validate",
    "via_str",
    "with",
];

const VARIANT: &[&str] = &[
    "alias",
    "bound",
    "deserialize_with",
    "other",
    "rename",
    "rename_all",
    "serialize_as",
    "serialize_with",
    "skip",
    "skip_deserializing",
    "skip_serializing",
    "tag_value",
    "untagged",
    "with",
];

/// Words of serde that have no meaning here.
const UNSUPPORTED: &[&str] =
    &["field_identifier", "flatten", "non_exhaustive", "variant_identifier"];

/// Words that are typed from a wrong memory and that no count of letters would find.
const SYNONYMS: &[(&str, &str)] = &[
    ("aliases", "alias"),
    ("allow_unknown_fields", "skip_unknown"),
    ("case", "rename_all"),
    ("crate_path", "crate"),
    ("deny_unknown", "deny_unknown_fields"),
    ("ignore", "skip"),
    ("mandatory", "required"),
    ("name", "rename"),
    ("omit", "skip"),
    ("optional", "default"),
    ("rename_fields", "rename_all"),
    ("skip_if", "skip_serializing_if"),
    ("skip_if_none", "skip_serializing_if"),
    ("skip_none", "skip_serializing_if"),
    ("strict", "deny_unknown_fields"),
];
