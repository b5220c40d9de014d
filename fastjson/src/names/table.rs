//! Names that come from a table outside of the program, such as a file.

use alloc::borrow::Cow;
use alloc::collections::BTreeMap;
use alloc::format;
use alloc::string::String;
use alloc::vec;
use alloc::vec::Vec;

use super::{
    DeclaredNames, Field, NameList, NameProblemKind, NameProvider, NameResolver, Problems, Types,
};
use crate::fields::Fields;
use crate::{Error, ErrorKind, FromJson, Parser, ValueKind};

/// The names of a table: type, field, names.
///
/// It is read from JSON, so that names can come with the configuration. A type is called by
/// module and name, or by its name alone; a field by its name in Rust; its names are a text or an
/// array, the preferred one first, which is also the one that is printed. What is not in the table
/// keeps its declared names.
///
/// At creation it is an error if the table speaks of a type or a field that is not there, or of a
/// type whose name two types have.
///
/// # Examples
/// ```
/// use fastjson::names::TableNames;
/// use fastjson::{DeserializerFactory, FastJson, SerializerFactory, Settings};
///
/// #[derive(Debug, PartialEq, FastJson)]
/// struct User { id: u64, name: String }
///
/// let table: TableNames = fastjson::from_str(r#"{"User": {"id": ["user_id", "uid"]}}"#)?;
/// let mut users = DeserializerFactory::create::<User>(&table, Settings::new())?;
/// let user = users.deserialize(r#"{"uid": 7, "name": "Bart"}"#)?;
/// let mut printed = SerializerFactory::create::<User>(&table, Settings::new())?;
/// assert_eq!(printed.serialize(user), r#"{"user_id":7,"name":"Bart"}"#);
///
/// let table: TableNames = fastjson::from_str(r#"{"User": {"ident": "uid"}, "Usr": {}}"#)?;
/// let error = DeserializerFactory::create::<User>(&table, Settings::new()).unwrap_err();
/// let text = error.to_string();
/// assert!(text.contains("has no field \"ident\"") && text.contains("no type \"Usr\""), "{text}");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct TableNames {
    types: BTreeMap<String, BTreeMap<String, Vec<String>>>,
    other_types: bool,
}

impl TableNames {
    /// Makes an empty table.
    #[must_use]
    pub fn new() -> Self {
        Self::default()
    }

    /// Sets the names of a field.
    #[must_use]
    pub fn with<N: Into<String>>(
        mut self,
        type_path: impl Into<String>,
        field: impl Into<String>,
        names: impl IntoIterator<Item = N>,
    ) -> Self {
        let names = names.into_iter().map(Into::into).collect();
        self.types.entry(type_path.into()).or_default().insert(field.into(), names);
        self
    }

    /// Lets the table speak of types that are not there: one table for many programs.
    #[must_use]
    pub fn with_other_types(mut self) -> Self {
        self.other_types = true;
        self
    }

    /// The names of a field, if the table has any say.
    fn names_of(&self, field: Field) -> Option<&[String]> {
        if self.types.is_empty() {
            return None;
        }
        let by_path = self.types.get(&field.type_path());
        let by_name = || self.types.get(field.type_name());
        let named = |fields: &BTreeMap<String, Vec<String>>| fields.contains_key(field.rust_name());
        let row = by_path.filter(|row| named(row)).or_else(by_name)?;
        row.get(field.rust_name()).map(Vec::as_slice)
    }

    fn check(&self, types: &Types, problems: &mut Problems) {
        for (name, row) in &self.types {
            let mut called = types.tables().filter(|fields| is_called(fields, name));
            let Some(fields) = called.next() else {
                if !self.other_types && !types.is_of_one() {
                    problems.of_type(NameProblemKind::UnknownType, String::new(), Some(name));
                }
                continue;
            };
            if called.next().is_some() || types.has_namesake() {
                problems.of_type(NameProblemKind::AmbiguousType, name.clone(), None);
                continue;
            }
            for field in row.keys() {
                if !Field::all(fields).any(|known| known.rust_name() == field) {
                    let path = super::field::type_path(fields);
                    problems.of_type(NameProblemKind::UnknownField, path, Some(field));
                }
            }
        }
    }
}

fn is_called(fields: &Fields, name: &str) -> bool {
    match name.rsplit_once("::") {
        None => name == fields.type_name,
        Some((module, name)) => name == fields.type_name && module == fields.module_path,
    }
}

impl NameResolver for TableNames {
    fn resolve(&self, field: Field, names: &mut NameList) {
        match self.names_of(field) {
            Some(row) => row.iter().for_each(|name| names.push(name.clone())),
            None => DeclaredNames.resolve(field, names),
        }
    }

    fn check(&self, types: &Types, problems: &mut Problems) {
        Self::check(self, types, problems);
    }
}

impl NameProvider for TableNames {
    fn provide(&self, field: Field) -> Option<Cow<'static, str>> {
        match self.names_of(field) {
            Some(row) => row.first().map(|name| Cow::Owned(name.clone())),
            None => DeclaredNames.provide(field),
        }
    }

    fn check(&self, types: &Types, problems: &mut Problems) {
        Self::check(self, types, problems);
    }
}

/// The names of one field.
struct Row(Vec<String>);

impl<'de> FromJson<'de> for Row {
    fn parse(parser: &mut Parser<'de>) -> Result<Self, Error> {
        match parser.peek()? {
            ValueKind::String => Ok(Self(vec![String::parse(parser)?])),
            ValueKind::Array => Vec::parse(parser).map(Self),
            _ => Err(parser.expected("a name or an array of names")),
        }
    }
}

impl<'de> FromJson<'de> for TableNames {
    fn parse(parser: &mut Parser<'de>) -> Result<Self, Error> {
        let types = each_once(parser, |parser| {
            each_once(parser, |parser| Row::parse(parser).map(|row| row.0))
        })?;
        Ok(Self { types, other_types: false })
    }
}

/// Reads an object in which no name is there twice.
fn each_once<'de, V>(
    parser: &mut Parser<'de>,
    mut value: impl FnMut(&mut Parser<'de>) -> Result<V, Error>,
) -> Result<BTreeMap<String, V>, Error> {
    let mut entries = BTreeMap::new();
    let mut more = parser.begin_object()?;
    while more {
        let at = parser.offset();
        let name = parser.take_key()?.into_owned();
        if entries.contains_key(&name) {
            let message = format!("{} is there twice", crate::lexer::quoted(&name));
            return Err(parser.error_at(at, ErrorKind::DuplicateMember, message));
        }
        let value = value(parser)?;
        entries.insert(name, value);
        more = parser.next_member()?;
    }
    Ok(entries)
}
