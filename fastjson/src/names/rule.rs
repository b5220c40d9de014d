//! The rules of `rename_all`, at run time.

use alloc::format;
use alloc::string::String;

/// A rule that makes JSON names of Rust names, as `rename_all` has them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Rule {
    /// `camelCase`
    CamelCase,
    /// `kebab-case`
    KebabCase,
    /// `lowercase`: changes nothing, as in serde.
    Lowercase,
    /// `PascalCase`
    PascalCase,
    /// `SCREAMING-KEBAB-CASE`
    ScreamingKebabCase,
    /// `SCREAMING_SNAKE_CASE`
    ScreamingSnakeCase,
    /// `snake_case`: changes nothing.
    SnakeCase,
    /// `UPPERCASE`
    Uppercase,
}

impl Rule {
    /// Makes the JSON name of a field, whose Rust name is taken to be in `snake_case`.
    ///
    /// The same as `rename_all` makes at compile time; only ASCII letters change case.
    ///
    /// # Examples
    /// ```
    /// use fastjson::names::Rule;
    ///
    /// assert_eq!(Rule::CamelCase.apply("user_id"), "userId");
    /// assert_eq!(Rule::ScreamingKebabCase.apply("user_id"), "USER-ID");
    /// ```
    #[must_use]
    pub fn apply(self, field: &str) -> String {
        match self {
            Self::Lowercase | Self::SnakeCase => String::from(field),
            Self::Uppercase | Self::ScreamingSnakeCase => field.to_ascii_uppercase(),
            Self::KebabCase => field.replace('_', "-"),
            Self::ScreamingKebabCase => field.to_ascii_uppercase().replace('_', "-"),
            Self::PascalCase => pascal_case(field),
            Self::CamelCase => {
                let pascal = pascal_case(field);
                let mut rest = pascal.chars();
                match rest.next() {
                    Some(first) => format!("{}{}", first.to_ascii_lowercase(), rest.as_str()),
                    None => pascal,
                }
            }
        }
    }
}

fn pascal_case(field: &str) -> String {
    let mut pascal = String::with_capacity(field.len());
    let mut at_start = true;
    for c in field.chars() {
        if c == '_' {
            at_start = true;
        } else {
            pascal.push(if at_start { c.to_ascii_uppercase() } else { c });
            at_start = false;
        }
    }
    pascal
}
