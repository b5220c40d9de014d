//! The standard types, one kind a file.

mod skip;
mod text;
mod integer;
mod option;
mod sequence;

pub use skip::Skip;
