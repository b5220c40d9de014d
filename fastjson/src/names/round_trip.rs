//! Is what a provider prints what a resolver reads?

use alloc::borrow::Cow;
use alloc::boxed::Box;
use alloc::vec::Vec;
use core::fmt;

use super::read::{find_conflicts, names_of};
use super::write::provided;
use super::{Field, NameProvider, NameResolver, NamesError, Problems, ReadName, Types};
use crate::ToJson;

/// A printed name that would not be read back.
#[derive(Clone, Debug)]
pub struct Unread {
    /// The field that is printed.
    pub field: Field,
    /// The name that it is printed under.
    pub name: Cow<'static, str>,
    /// The field of the same type that the name would be read into instead.
    pub read_as: Option<Field>,
}

impl fmt::Display for Unread {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (field, path) = (self.field.rust_name(), self.field.type_path());
        write!(f, "`{field}` of `{path}` is printed as {:?}, which ", self.name)?;
        match self.read_as {
            Some(other) => write!(f, "is read as `{}`", other.rust_name()),
            None => f.write_str("is not read"),
        }
    }
}

/// Lists the names that a provider prints and a resolver would not read back into the same
/// field, for all types that `T` is made of. Fields that attributes say are never read are no
/// concern.
///
/// # Errors
/// What is wrong with the names of the provider, or with those of the resolver for the types that
/// are printed. What a resolver says of itself, such as a table of types that are not there, is
/// reported when a deserializer is created.
///
/// # Examples
/// ```
/// use fastjson::FastJson;
/// use fastjson::names::{Renamed, Rule, RustNames, round_trip};
///
/// #[derive(FastJson)]
/// struct User { user_id: u64, name: String }
///
/// let unread = round_trip::<User>(&Renamed(Rule::CamelCase), &RustNames)?;
/// assert_eq!(unread.len(), 1);
/// assert_eq!((unread[0].field.rust_name(), &*unread[0].name), ("user_id", "userId"));
/// assert!(round_trip::<User>(&RustNames, &RustNames)?.is_empty());
/// # Ok::<(), fastjson::names::NamesError>(())
/// ```
pub fn round_trip<T: ToJson>(
    provider: &dyn NameProvider,
    resolver: &dyn NameResolver,
) -> Result<Vec<Unread>, NamesError> {
    let types = Types::of_printed::<T>();
    let mut problems = Problems::default();
    provider.check(&types, &mut problems);
    let mut unread = Vec::new();
    for fields in types.tables() {
        let names = provided(fields, provider, &mut problems);
        let read: Vec<Box<[ReadName]>> =
            Field::all(fields).map(|field| names_of(field, resolver, &mut problems)).collect();
        find_conflicts(fields, &read, &mut problems);
        for (field, name) in Field::all(fields).zip(names) {
            let Some(name) = name.filter(|_| !field.declared_names().is_empty()) else {
                continue;
            };
            let reads = |other: &Field| {
                read.get(other.index()).is_some_and(|names| {
                    names.iter().any(|known| {
                        known.text == name
                            || known.any_case && known.text.eq_ignore_ascii_case(&name)
                    })
                })
            };
            if !reads(&field) {
                let read_as = Field::all(fields).find(reads);
                unread.push(Unread { field, name, read_as });
            }
        }
    }
    problems.finish()?;
    Ok(unread)
}
