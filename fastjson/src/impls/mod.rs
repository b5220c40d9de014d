//! The standard types, one kind a file.

mod float;
mod integer;
mod option;
mod sequence;
mod skip;
mod text;

pub use skip::Skip;
