//! Names that are chosen when the program runs.

mod field;
mod graph;
mod problem;
mod read;
mod ready;
mod resolver;
mod round_trip;
mod rule;
mod shared;
mod table;
mod trie;
mod types;
mod write;

pub use field::Field;
#[doc(hidden)]
pub use graph::Graph;
pub use problem::{NameProblem, NameProblemKind, NamesError, Problems};
pub use ready::{CaseInsensitive, Chain, DeclaredNames, Renamed, RustNames, Version};
pub use resolver::{NameList, NameProvider, NameResolver};
pub use round_trip::{Unread, round_trip};
pub use rule::Rule;
pub use table::TableNames;
pub use types::Types;

pub(crate) use read::{ReadTables, TypeReads};
pub(crate) use resolver::ReadName;
pub(crate) use shared::Shared;
pub(crate) use write::{TypeWrites, WriteTables};
