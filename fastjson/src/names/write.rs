//! The names that types are printed under, as printers use them: built once, then shared.

use alloc::borrow::Cow;
use alloc::boxed::Box;
use alloc::collections::BTreeMap;
use alloc::vec::Vec;

use super::shared::Places;
use super::{Field, NameProblemKind, NameProvider, NamesError, Problems, Types};
use crate::Printer;
use crate::fields::Fields;
use crate::printer::Padded;

/// The names of all types of a graph.
#[derive(Debug)]
pub(crate) struct WriteTables {
    types: Box<[TypeWrites]>,
    places: Places,
}

/// The names of one type.
#[derive(Debug)]
pub(crate) struct TypeWrites {
    /// `,"name":` and `{"name":` of each field, escaped as JSON wants it; empty if it is never
    /// printed.
    texts: Box<[[Box<str>; 2]]>,
    /// The same in the form that is printed fastest; empty for those that are too long.
    short: Box<[[Padded; 2]]>,
}

impl WriteTables {
    /// Asks the provider for the names of all fields. Types whose names are the declared ones
    /// get no table: their compiled printers do as well.
    pub(crate) fn new(types: &Types, provider: &dyn NameProvider) -> Result<Self, NamesError> {
        let mut problems = Problems::default();
        provider.check(types, &mut problems);
        let mut tables = Vec::new();
        let mut list = Vec::new();
        for fields in types.tables() {
            let names = provided(fields, provider, &mut problems);
            let mut pairs = Field::all(fields).zip(&names);
            // Without a table here a type would ask for its own names.
            if fields.own.is_some()
                || pairs.any(|(field, name)| field.declared_print_name() != name.as_deref())
            {
                tables.push(TypeWrites::new(&names));
                list.push(fields);
            }
        }
        problems.finish()?;
        Ok(Self { places: Places::new(list.iter()), types: tables.into() })
    }

    /// The names of a type, if they are not the declared ones.
    #[inline(never)]
    pub(crate) fn find(&self, fields: &'static Fields) -> Option<&TypeWrites> {
        self.types.get(self.places.find(fields)? as usize)
    }
}

impl TypeWrites {
    fn new(names: &[Option<Cow<'static, str>>]) -> Self {
        let texts = names.iter().map(|name| [",", "{"].map(|mark| text(mark, name.as_deref())));
        let texts: Vec<[Box<str>; 2]> = texts.collect();
        let short = |text: &str| Padded::new(text).unwrap_or(Padded::EMPTY);
        Self {
            short: texts.iter().map(|[later, first]| [short(later), short(first)]).collect(),
            texts: texts.into(),
        }
    }

    /// For each field what stands before its value, `,"name":` or, if it is the first of its
    /// object, `{"name":`; empty if that is too long for this form or is never printed.
    #[inline(always)]
    pub(crate) fn short(&self) -> &[[Padded; 2]] {
        &self.short
    }

    /// The same in full for one field.
    pub(crate) fn text(&self, field: u16, first: bool) -> &str {
        self.texts.get(usize::from(field)).map_or("", |texts| &texts[usize::from(first)])
    }
}

/// The names of a type's fields; `None` for those that are never printed.
pub(crate) fn provided(
    fields: &'static Fields,
    provider: &dyn NameProvider,
    problems: &mut Problems,
) -> Vec<Option<Cow<'static, str>>> {
    let mut taken: BTreeMap<Cow<'static, str>, Field> = BTreeMap::new();
    let mut names = Vec::new();
    for field in Field::all(fields) {
        let printed = field.declared_print_name().is_some();
        let name = if printed { provider.provide(field) } else { None };
        match &name {
            None if printed => problems.of_fields(NameProblemKind::NoName, &[field], None),
            None => {}
            Some(name) => match taken.get(name) {
                Some(other) => {
                    let kind = NameProblemKind::Conflict;
                    problems.of_fields(kind, &[*other, field], Some(name));
                }
                None => {
                    taken.insert(name.clone(), field);
                }
            },
        }
        names.push(name);
    }
    names
}

fn text(mark: &str, name: Option<&str>) -> Box<str> {
    let mut printer = Printer::new();
    if let Some(name) = name {
        printer.raw(mark);
        printer.string(name);
        printer.raw(":");
    }
    printer.into_string().into()
}
