//! Ready converters: modules for `#[fastjson(with = ...)]`.
//!
//! | module | for | JSON |
//! |---|---|---|
//! | `base64`, `base64url` (feature `base64`) | bytes | a string of RFC 4648 |
//! | `hex` (feature `hex`) | bytes | a string of hexadecimal digits |
//! | [`map_as_pairs`] | maps | an array of arrays of a key and a value |
//! | [`milliseconds`], [`milliseconds_fractional`] | `SystemTime`, `Duration` | a number; of a `SystemTime` the Unix time |
//! | [`nonfinite_as_null`], [`nonfinite_as_string`] | `f32`, `f64` | a number, or what stands for one that is not finite |
//! | [`null_as_default`] | any type | as the type; `null` is its default |
//! | [`number_as_string`] | integers and floats | a string; numbers are read too |
//! | [`one_or_many`] | `Vec` | an array; a single element is read too |
//! | `path_lossy` (feature `std`) | paths | a string; what is not UTF-8 is replaced |
//! | [`seconds`], [`seconds_fractional`] | `SystemTime`, `Duration` | a number; of a `SystemTime` the Unix time |
//! | [`skip_bad_elements`] | `Vec` | an array; elements that are of another type are left out |
//! | [`via_str`] | types with `Display` and `FromStr` | a string |
//!
//! Without a module a float that is not finite prints `null`, and `null` is no float.
//!
//! They are modules as everybody can write them, with two functions, for one type or for many:
//! ```
//! use fastjson::FastJson;
//!
//! /// A flag as 0 or 1.
//! mod digit {
//!     use fastjson::{Error, Parser, Printer};
//!
//!     pub fn print(flag: &bool, printer: &mut Printer<'_>) {
//!         printer.raw(if *flag { "1" } else { "0" });
//!     }
//!
//!     pub fn parse(parser: &mut Parser<'_>) -> Result<bool, Error> {
//!         match fastjson::FromJson::parse(parser)? {
//!             0_u8 => Ok(false),
//!             1 => Ok(true),
//!             other => Err(Error::custom(format!("expected 0 or 1, found {other}"))),
//!         }
//!     }
//! }
//!
//! #[derive(FastJson, Debug, PartialEq)]
//! struct Flags {
//!     #[fastjson(with = digit)]
//!     one: bool,
//!     #[fastjson(with = option(each(digit)))]
//!     more: Option<Vec<bool>>,
//! }
//!
//! let flags = Flags { one: true, more: Some(vec![false, true]) };
//! assert_eq!(fastjson::to_string(&flags), r#"{"one":1,"more":[0,1]}"#);
//! assert_eq!(fastjson::from_str::<Flags>(r#"{"one":1,"more":[0,1]}"#)?, flags);
//! # Ok::<(), fastjson::Error>(())
//! ```
//!
//! `each(module)` reaches the elements of `Vec`, slices, arrays, sets and the like, `option(module)`
//! the value of an `Option`, and `values(module)` those of a `BTreeMap` or `HashMap`; they nest. A member
//! that is absent is an error, whatever its type, unless the field has a `default`, or its
//! outermost converter is `option(..)`: then it is `None`.
//!
//! What a converter prints and parses is not looked into for names that are chosen at run time
//! ([`names`](crate::names)).

#[cfg(feature = "base64")]
pub mod base64;
#[cfg(feature = "base64")]
pub mod base64url;
#[cfg(any(feature = "base64", feature = "hex"))]
mod bytes;
#[cfg(feature = "hex")]
pub mod hex;
mod layers;
pub mod map_as_pairs;
pub mod milliseconds;
pub mod milliseconds_fractional;
pub mod nonfinite_as_null;
pub mod nonfinite_as_string;
pub mod null_as_default;
pub mod number_as_string;
pub mod one_or_many;
#[cfg(feature = "std")]
pub mod path_lossy;
pub mod seconds;
pub mod seconds_fractional;
pub mod skip_bad_elements;
mod time;
pub mod via_str;

#[doc(hidden)]
pub use layers::{Each, Function, OptionOf, ParseWith, PrintWith, Values, parse_with, print_with};
#[doc(hidden)]
pub use map_as_pairs::{FromPairs, ToPairs};
#[doc(hidden)]
pub use number_as_string::NumberAsString;
#[doc(hidden)]
pub use time::Time;
