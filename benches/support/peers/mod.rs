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

use std::hint::black_box;

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
    fn parse(&mut self, json: &[u8], see: &See<'_, M>);
}

/// A library that prints a model.
pub trait Print<M: Model>: Library {
    /// Prints compact JSON into a vector that is empty.
    fn print(&mut self, out: &mut Vec<u8>, value: &M::Of<'_>);
}

/// What is done with a parsed value before it is dropped: it is shown to the optimiser, and
/// in a check also looked at. One type for both, so that every library is compiled once per
/// model; with closures the suite took twice as long to build.
pub struct See<'a, M: Model>(Option<Look<'a, M>>);

/// Looks at a value.
type Look<'a, M> = &'a dyn Fn(&<M as Model>::Of<'_>);

impl<'a, M: Model> See<'a, M> {
    /// For runs that are timed.
    pub fn nothing() -> Self {
        Self(None)
    }

    /// For checks.
    pub fn with(look: &'a dyn Fn(&M::Of<'_>)) -> Self {
        Self(Some(look))
    }

    /// Looks at a value.
    #[inline]
    pub fn value(&self, value: &M::Of<'_>) {
        black_box(value);
        if let Some(look) = self.0 {
            look(value);
        }
    }
}

/// Parses the documents one after another. All that parses goes through here.
#[inline(never)]
pub fn parse_all<M: Model, P: Parse<M>>(parser: &mut P, documents: &[&[u8]], see: &See<'_, M>) {
    for json in documents {
        parser.parse(black_box(json), see);
    }
}

/// Prints the values one after another, each behind nothing. All that prints goes through here.
#[inline(never)]
pub fn print_all<M: Model, P: Print<M>>(printer: &mut P, out: &mut Vec<u8>, values: &[M::Of<'_>]) {
    for value in values {
        out.clear();
        printer.print(black_box(out), black_box(value));
    }
}

/// Why the suite stops when a library refuses a document.
const VALID: &str = "the documents are valid";
/// Why printing cannot fail.
const ROOM: &str = "a Vec takes everything";
