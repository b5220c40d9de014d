//! The standard types, one kind a file.

mod array;
mod atomic;
mod bool;
mod cell;
mod cow;
mod duration;
mod float;
mod integer;
#[cfg(feature = "std")]
mod lock;
mod map;
mod members;
mod net;
mod nonzero;
mod option;
mod owned;
mod pair;
#[cfg(feature = "std")]
mod path;
mod pointer;
mod range;
mod sequence;
mod set;
mod skip;
#[cfg(all(test, feature = "std"))]
mod tests;
mod text;
mod transparent;
mod tuple;
mod unit;
mod variant;
mod wrapper;

pub use owned::Owned;
pub use skip::Skip;
