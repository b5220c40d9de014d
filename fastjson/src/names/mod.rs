//! Names that are chosen when the program runs.

mod graph;

pub use graph::Graph;
