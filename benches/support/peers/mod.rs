//! The libraries, each by its fastest documented call for `&[u8]` in and a kept `Vec<u8>` out.
//!
//! A library is a type; that it can parse or print a model is an implementation. Adding one to
//! a group is a line there: `group.add(peers::Flexon)`.

mod fastjson;
#[cfg(feature = "peers")]
mod flexon;
#[cfg(feature = "peers")]
mod jsony;
#[cfg(feature = "peers")]
mod miniserde;
#[cfg(feature = "peers")]
mod nanoserde;
mod serde_json;
#[cfg(feature = "peers")]
mod simd_json;
#[cfg(feature = "peers")]
mod simd_json_derive;
mod sonic_rs;

use crate::models::Model;

pub use self::fastjson::FastJson;
#[cfg(feature = "peers")]
pub use self::flexon::Flexon;
#[cfg(feature = "peers")]
pub use self::jsony::Jsony;
#[cfg(feature = "peers")]
pub use self::miniserde::Miniserde;
#[cfg(feature = "peers")]
pub use self::nanoserde::Nanoserde;
pub use self::serde_json::SerdeJson;
#[cfg(feature = "peers")]
pub use self::simd_json::SimdJson;
#[cfg(feature = "peers")]
pub use self::simd_json_derive::SimdJsonDerive;
pub use self::sonic_rs::SonicRs;

/// A library as a contender.
pub trait Library {
    /// Its name in the tables.
    const NAME: &'static str;
}

/// A library that parses a model.
pub trait Parse<M: Model>: Library {
    /// Parses the document, shows the value and drops it.
    fn parse<R>(&mut self, json: &[u8], see: impl FnOnce(&M::Of<'_>) -> R) -> R;
}

/// A library that prints a model.
pub trait Print<M: Model>: Library {
    /// Prints compact JSON into a vector that is empty.
    fn print(&mut self, out: &mut Vec<u8>, value: &M::Of<'_>);
}

/// Why the suite stops when a library refuses a document.
const VALID: &str = "the documents are valid";
/// Why printing cannot fail.
const ROOM: &str = "a Vec takes everything";
