//! What the benches share: corpora, typed models, options, timing and the table of results.
//!
//! A bench binary answers one question. It builds a [`Group`] per corpus and model, checks
//! that all libraries agree there, and measures them interleaved in one process.

pub mod corpora;
mod group;
pub mod models;
mod options;
mod statistics;

pub use group::Group;
pub use options::Options;
pub use statistics::Summary;
