//! Typed models of the documents: one definition per type, with the derives of every library.
//!
//! The members of every document are typed completely and stand in the order of the file,
//! except where a model is called partial. Each model is there twice, with texts that are
//! owned (`String`) and with texts that borrow ([`Borrowed`]).

#![allow(clippy::question_mark, reason = "the code that nanoserde's derive writes")]

use std::fmt::Debug;

use fastjson::{FromJson, FromJsonOwned, ToJson};
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};

pub use text::Borrowed;

pub mod aliases;
pub mod canada;
pub mod citm;
mod exact;
pub mod github_events;
pub mod partial;
pub mod records;
pub mod small;
mod text;
pub mod twitter;
pub mod wide;

/// What every contender can parse and print, and results can be compared of: a type for each
/// lifetime of the input.
pub trait Model: 'static {
    /// The type, when it borrows from input of this lifetime.
    type Of<'a>: FromJson<'a> + ToJson + Deserialize<'a> + Serialize;

    /// Whether two libraries read the same value.
    fn is_same(a: &Self::Of<'_>, b: &Self::Of<'_>) -> bool;
}

/// The model of a type that borrows nothing.
pub struct Owned<T>(std::marker::PhantomData<T>);

impl<T: OwnedType> Model for Owned<T> {
    type Of<'a> = T;

    fn is_same(a: &T, b: &T) -> bool {
        a.is_same(b)
    }
}

/// A type that borrows nothing.
pub trait OwnedType:
    FromJsonOwned + ToJson + DeserializeOwned + Serialize + Debug + PartialEq + 'static
{
    /// Whether two libraries read the same value. A type overrides it only where a library
    /// is known to be inexact.
    fn is_same(&self, other: &Self) -> bool {
        self == other
    }
}

/// A type with the derives of the peers that do not build on serde.
#[cfg(feature = "peers")]
pub trait Derived:
    OwnedType
    + for<'a> simd_json_derive::Deserialize<'a>
    + simd_json_derive::Serialize
    + for<'a> jsony::FromJson<'a>
    + jsony::ToJson
    + nanoserde::DeJson
    + nanoserde::SerJson
{
}

#[cfg(feature = "peers")]
impl<T> Derived for T where
    T: OwnedType
        + for<'a> simd_json_derive::Deserialize<'a>
        + simd_json_derive::Serialize
        + for<'a> jsony::FromJson<'a>
        + jsony::ToJson
        + nanoserde::DeJson
        + nanoserde::SerJson
{
}

/// A type with the derives of the peers that do not build on serde; there are none here.
#[cfg(not(feature = "peers"))]
pub trait Derived: OwnedType {}

#[cfg(not(feature = "peers"))]
impl<T: OwnedType> Derived for T {}

/// `borrowed!(Name, path::Type)` is a model of a type with one lifetime.
macro_rules! borrowed {
    ($(#[$doc:meta] $name:ident = $type:ty;)*) => {$(
        #[$doc]
        pub struct $name;

        impl Model for $name {
            type Of<'a> = $type;

            fn is_same(a: &Self::Of<'_>, b: &Self::Of<'_>) -> bool {
                a == b
            }
        }
    )*};
}

borrowed! {
    /// An album list that borrows.
    Albums = Vec<small::borrowed::Album<'a>>;
    /// citm_catalog.json, borrowed.
    Citm = citm::borrowed::Catalog<'a>;
    /// github_events.json, borrowed.
    GithubEvents = Vec<github_events::borrowed::Event<'a>>;
    /// A log line that borrows.
    LogLine = small::borrowed::LogLine<'a>;
    /// Nuqleon's person, borrowed.
    Person = small::borrowed::Person<'a>;
    /// A list of texts that borrow.
    Texts = Vec<Borrowed<'a>>;
    /// twitter.json, borrowed.
    Twitter = twitter::borrowed::Search<'a>;
}
