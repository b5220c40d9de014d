//! What the benches share: documents, typed models, the libraries, options, timing and the
//! table of results.
//!
//! A bench binary answers one question. It makes a group per document and model, to which the
//! libraries are added; each is checked against serde_json's value and then all are measured
//! interleaved in one process.

mod allocations;
pub mod corpora;
pub mod documents;
mod group;
pub mod models;
mod options;
mod parsing;
pub mod peers;
mod printing;
mod random;
mod record;
mod statistics;

pub use group::Group;
pub use options::Options;
pub use parsing::{Parsing, parse_borrowed, parse_owned, parse_owned_by_all};
pub use printing::Printing;
pub use random::Random;
pub use statistics::Summary;
