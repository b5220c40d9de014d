//! Typed JSON at compile time.

#![cfg_attr(not(feature = "std"), no_std)]
#![deny(unsafe_code)]

extern crate alloc;
// The derive macros name the crate by its path, in its own tests too.
extern crate self as fastjson;

#[doc(hidden)]
#[path = "private.rs"]
pub mod __private;
mod api;
mod error;
mod fields;
mod impls;
#[allow(unsafe_code, reason = "kernels load blocks through pointers")]
mod kernels;
mod lexer;
mod number;
mod printer;
mod traits;
#[cfg(feature = "std")]
mod writer;

pub use api::{
    from_slice, from_slice_into, from_str, from_str_into, to_string, to_vec, to_vec_into,
};
pub use error::{Error, ErrorKind};
#[cfg(feature = "derive")]
pub use fastjson_derive::{FastJson, FromJson, ToJson};
pub use impls::Skip;
pub use lexer::Parser;
pub use printer::{ObjectPrinter, Printer};
pub use traits::{
    FromJson, FromJsonKey, FromJsonOwned, Graph, MembersOf, PrintMembers, Shape, ToJson, ToJsonKey,
};
#[cfg(feature = "std")]
pub use writer::to_writer;
