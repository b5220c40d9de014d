//! Typed models of the corpora: one definition per type, derived for serde and for fastjson.
//!
//! The members of every document are typed completely and stand in the order of the file.
//! Each model is generic over its text type, so that `String` (owned) and [`Borrowed`] fields
//! are measured with one definition.

use std::fmt::Debug;

use fastjson::{FromJson, ToJson};
use serde::{Deserialize, Serialize};

pub use text::Borrowed;

pub mod canada;
pub mod citm;
pub mod github_events;
mod text;
pub mod twitter;

/// What every contender can parse and print, and results can be compared of.
pub trait Model<'de>:
    FromJson<'de> + ToJson + Deserialize<'de> + Serialize + Debug + PartialEq
{
    /// Whether two libraries read the same value. A type overrides it only where a library
    /// is known to be inexact.
    fn is_same(&self, other: &Self) -> bool {
        self == other
    }
}
