//! All types of a graph, as resolvers see them.

use alloc::vec::Vec;

use super::graph::Described;
use super::{Field, Graph};
#[cfg(feature = "std")]
use super::{NameProblemKind, NamesError, Problems};
use crate::fields::Fields;
use crate::{FromJson, ToJson};

/// The derived types with named fields that a type is made of, itself included.
///
/// What is behind `dyn ToJson` or a hand-written implementation is not seen and keeps its
/// declared names.
#[derive(Debug)]
pub struct Types {
    described: Vec<Described>,
    /// If it is one type that asks for its own names: whether another is called like it.
    of_one: Option<bool>,
}

impl Types {
    /// The types that are read when `T` is.
    #[must_use]
    pub fn of_parsed<'de, T: FromJson<'de>>() -> Self {
        let mut graph = Graph::default();
        T::describe(&mut graph);
        Self { described: graph.into_types(), of_one: None }
    }

    /// The types that are printed when `T` is.
    #[must_use]
    pub fn of_printed<T: ToJson>() -> Self {
        let mut graph = Graph::default();
        T::describe(&mut graph);
        Self { described: graph.into_types(), of_one: None }
    }

    /// One type that asks for its own names. What its fields need to have is left to parsing, as
    /// it depends on the instantiation.
    #[cfg(feature = "std")]
    pub(crate) fn of_one(fields: &'static Fields, has_namesake: bool) -> Self {
        let needed = alloc::vec![false; fields.fields.len()];
        Self { described: alloc::vec![Described { fields, needed }], of_one: Some(has_namesake) }
    }

    /// Whether it is one type and a resolver is not told of others.
    pub(crate) fn is_of_one(&self) -> bool {
        self.of_one.is_some()
    }

    /// Whether another type, which also has names of its own, has the same module and name as
    /// this one.
    pub(crate) fn has_namesake(&self) -> bool {
        self.of_one == Some(true)
    }

    /// Asks the resolvers and providers that the types name themselves, by
    /// `#[fastjson(resolver = path, provider = path)]`, if that has not been done.
    ///
    /// Parsing reports what is wrong with them at the first object; printing cannot fail and
    /// falls back to the declared names. A program that wants to know before calls this when it
    /// starts.
    ///
    /// # Errors
    /// Every problem of all types.
    ///
    /// # Examples
    /// ```
    /// use fastjson::FastJson;
    /// use fastjson::names::{Field, Types};
    ///
    /// #[derive(FastJson)]
    /// #[fastjson(provider = names)]
    /// struct Point { x: i32, y: i32 }
    ///
    /// fn names(_: Field) -> &'static str {
    ///     "same"
    /// }
    ///
    /// let error = Types::of_printed::<Vec<Point>>().check_own().unwrap_err();
    /// assert!(error.to_string().ends_with("::Point` have the same name \"same\""), "{error}");
    /// assert_eq!(fastjson::to_string(&Point { x: 1, y: 2 }), r#"{"x":1,"y":2}"#);
    /// ```
    #[cfg(feature = "std")]
    pub fn check_own(&self) -> Result<(), NamesError> {
        let mut problems = Problems::default();
        for described in &self.described {
            let fields = described.fields;
            let Some(own) = fields.own else { continue };
            if let Some(Ok(names)) = own.reads(fields) {
                let needed = Field::all(fields).filter(|field| {
                    described.needed.get(field.index()).is_some_and(|needed| *needed)
                });
                for field in needed.filter(|field| names.is_nameless(field.index())) {
                    problems.of_fields(NameProblemKind::NoName, &[field], None);
                }
            }
            let read = own.reads(fields).and_then(Result::err);
            let written = own.writes(fields).and_then(Result::err);
            // A table that both would come from fails once.
            let is_other = |error: &NamesError| {
                read.as_ref().is_none_or(|read| read.problems() != error.problems())
            };
            let written = written.filter(is_other);
            [read, written].into_iter().flatten().for_each(|error| problems.extend(error));
        }
        problems.finish()
    }

    /// All fields of all types, those of a type together and in declaration order.
    pub fn fields(&self) -> impl Iterator<Item = Field> {
        self.tables().flat_map(Field::all)
    }

    pub(crate) fn tables(&self) -> impl Iterator<Item = &'static Fields> {
        self.described.iter().map(|described| described.fields)
    }

    pub(crate) fn described(&self) -> &[Described] {
        &self.described
    }
}
