//! All types of a graph, as resolvers see them.

use alloc::vec::Vec;

use super::graph::Described;
use super::{Field, Graph};
use crate::fields::Fields;
use crate::{FromJson, ToJson};

/// The derived types with named fields that a type is made of, itself included.
///
/// What is behind `dyn ToJson` or a hand-written implementation is not seen and keeps its
/// declared names.
#[derive(Debug)]
pub struct Types(Vec<Described>);

impl Types {
    /// The types that are read when `T` is.
    #[must_use]
    pub fn of_parsed<'de, T: FromJson<'de>>() -> Self {
        let mut graph = Graph::default();
        T::describe(&mut graph);
        Self(graph.into_types())
    }

    /// The types that are printed when `T` is.
    #[must_use]
    pub fn of_printed<T: ToJson>() -> Self {
        let mut graph = Graph::default();
        T::describe(&mut graph);
        Self(graph.into_types())
    }

    /// All fields of all types, those of a type together and in declaration order.
    pub fn fields(&self) -> impl Iterator<Item = Field> {
        self.tables().flat_map(Field::all)
    }

    pub(crate) fn tables(&self) -> impl Iterator<Item = &'static Fields> {
        self.0.iter().map(|described| described.fields)
    }

    pub(crate) fn described(&self) -> &[Described] {
        &self.0
    }
}
