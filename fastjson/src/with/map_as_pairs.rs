//! A map as an array of pairs, for keys that are no strings: `[[key, value], ...]`.
//!
//! For `BTreeMap` and `HashMap`. Of a key that is there twice the last value counts, as in an object.
//!
//! # Examples
//! ```
//! use std::collections::BTreeMap;
//!
//! use fastjson::FastJson;
//! use fastjson::with::map_as_pairs;
//!
//! #[derive(FastJson, Debug, PartialEq)]
//! struct Board {
//!     #[fastjson(with = map_as_pairs)]
//!     pieces: BTreeMap<(u8, u8), String>,
//! }
//!
//! let board = Board { pieces: BTreeMap::from([((1, 2), "king".to_owned())]) };
//! let text = r#"{"pieces":[[[1,2],"king"]]}"#;
//! assert_eq!(fastjson::to_string(&board), text);
//! assert_eq!(fastjson::from_str::<Board>(text)?, board);
//! # Ok::<(), fastjson::Error>(())
//! ```

use alloc::collections::BTreeMap;
#[cfg(feature = "std")]
use core::hash::{BuildHasher, Hash};
#[cfg(feature = "std")]
use std::collections::HashMap;

use crate::{Error, FromJson, Parser, Printer, ToJson};

/// Prints the map as an array of pairs.
pub fn print<T: ToPairs + ?Sized>(map: &T, printer: &mut Printer<'_>) {
    map.print_pairs(printer);
}

/// Reads a map from an array of pairs.
///
/// # Errors
/// Anything but an array of arrays of two elements; those of keys and values.
pub fn parse<'de, T: FromPairs<'de>>(parser: &mut Parser<'de>) -> Result<T, Error> {
    T::parse_pairs(parser)
}

/// A map that can be printed as pairs.
#[doc(hidden)]
pub trait ToPairs {
    /// Prints an array of arrays.
    fn print_pairs(&self, printer: &mut Printer<'_>);
}

/// A map that can be read from pairs.
#[doc(hidden)]
pub trait FromPairs<'de>: Sized {
    /// Reads an array of arrays.
    ///
    /// # Errors
    /// As [`parse`].
    fn parse_pairs(parser: &mut Parser<'de>) -> Result<Self, Error>;
}

/// Implements the two traits, like this for `BTreeMap`:
/// ```text
/// impl<K: ToJson, V: ToJson> ToPairs for BTreeMap<K, V> { … }
/// impl<'de, K: FromJson<'de> + Ord, V: FromJson<'de>> FromPairs<'de> for BTreeMap<K, V> { … }
/// ```
macro_rules! pairs {
    ([$($params:tt)*] [$($bounds:tt)*] $type:ty) => {
        impl<K: ToJson, V: ToJson, $($params)*> ToPairs for $type {
            fn print_pairs(&self, printer: &mut Printer<'_>) {
                let mut mark = "[";
                for pair in self {
                    printer.raw(mark);
                    mark = ",";
                    pair.print(printer);
                }
                printer.raw(if mark == "[" { "[]" } else { "]" });
            }
        }

        impl<'de, K: FromJson<'de>, V: FromJson<'de>, $($params)*> FromPairs<'de> for $type
        where
            $($bounds)*
        {
            fn parse_pairs(parser: &mut Parser<'de>) -> Result<Self, Error> {
                let mut map = Self::default();
                let mut more = parser.begin_array()?;
                while more {
                    let (key, value) = FromJson::parse(parser)?;
                    map.insert(key, value);
                    more = parser.next_element()?;
                }
                Ok(map)
            }
        }
    };
}

pairs! { [] [K: Ord] BTreeMap<K, V> }
#[cfg(feature = "std")]
pairs! { [S] [K: Eq + Hash, S: BuildHasher + Default] HashMap<K, V, S> }
