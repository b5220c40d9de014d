//! A field as it is shown to resolvers, providers and hooks.

use alloc::format;
use alloc::string::String;

use crate::fields::Fields;

/// A field of a derived struct, for which names are chosen.
///
/// # Examples
/// ```
/// use fastjson::names::{Field, Types};
/// use fastjson::FastJson;
///
/// #[derive(FastJson)]
/// struct User {
///     #[fastjson(rename = "userId", alias = "uid")]
///     id: u64,
/// }
///
/// let names = Types::of_parsed::<User>();
/// let id: Field = names.fields().next().ok_or("no field")?;
/// assert_eq!((id.type_name(), id.rust_name(), id.index()), ("User", "id", 0));
/// assert_eq!(id.declared_names(), ["userId", "uid"]);
/// assert_eq!(id.declared_print_name(), Some("userId"));
/// # Ok::<(), &str>(())
/// ```
#[derive(Clone, Copy, Debug)]
pub struct Field {
    fields: &'static Fields,
    index: u16,
}

impl Field {
    pub(crate) fn new(fields: &'static Fields, index: u16) -> Self {
        Self { fields, index }
    }

    /// The fields of a type that can have names, in declaration order.
    pub(crate) fn all(fields: &'static Fields) -> impl Iterator<Item = Self> {
        (0_u16..).take(fields.named_len()).map(move |index| Self { fields, index })
    }

    fn row(self) -> &'static crate::fields::Field {
        // The only constructors count the fields.
        &self.fields.fields[usize::from(self.index)]
    }

    /// The name of the type, without its path and parameters.
    #[must_use]
    pub fn type_name(self) -> &'static str {
        self.fields.type_name
    }

    /// The module that the type is in, as `module_path!()` says it.
    #[must_use]
    pub fn module_path(self) -> &'static str {
        self.fields.module_path
    }

    /// Module and name of the type, such as `shop::orders::Order`.
    #[must_use]
    pub fn type_path(self) -> String {
        type_path(self.fields)
    }

    /// The field's name in Rust, without `r#`.
    #[must_use]
    pub fn rust_name(self) -> &'static str {
        self.row().rust_name
    }

    /// The field's place among all fields of the type, from 0.
    #[must_use]
    pub fn index(self) -> usize {
        usize::from(self.index)
    }

    /// The names that the attributes say are read, the primary one first; none if the field is
    /// never read.
    #[must_use]
    pub fn declared_names(self) -> &'static [&'static str] {
        self.row().names
    }

    /// The name that the attributes say is printed; `None` if the field is never printed.
    #[must_use]
    pub fn declared_print_name(self) -> Option<&'static str> {
        self.row().print_name
    }

    /// Pairs of a version and the name in it, as `names(v1 = "uid")` declares them.
    #[must_use]
    pub fn versions(self) -> &'static [(&'static str, &'static str)] {
        self.row().more.map_or(&[], |more| more.versions)
    }

    /// Whether this is a name that the attributes call deprecated.
    #[must_use]
    pub fn is_deprecated(self, name: &str) -> bool {
        let row = self.row();
        let deprecated = row.more.map_or(0, |more| usize::from(more.deprecated));
        row.names.iter().rev().take(deprecated).any(|known| *known == name)
    }
}

/// Module and name of a type.
pub(crate) fn type_path(fields: &Fields) -> String {
    format!("{}::{}", fields.module_path, fields.type_name)
}
