//! What is read, what is refused, and what the errors say, by topic.

mod any;
mod depth;
mod documents;
mod error_value;
mod errors;
mod memory;
mod prefixes;
mod random;
mod reuse;
#[path = "../conformance/shared.rs"]
mod shared;
mod skip;
mod strict;
mod strings;
mod whitespace;
mod writer;
