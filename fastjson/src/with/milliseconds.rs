//! A time as a whole number of milliseconds.
//!
//! A `SystemTime` is the Unix time: milliseconds since the start of 1970 in UTC, negative before it. A
//! `Duration` is its length, never negative. What is left of a millisecond is rounded down when it is
//! printed, so that it never comes back later than it was; [`milliseconds_fractional`](super::milliseconds_fractional) keeps it. Fractions and exponents are not
//! read.
//!
//! # Examples
//! ```
//! use std::time::{Duration, SystemTime};
//!
//! use fastjson::FastJson;
//! use fastjson::with::milliseconds;
//!
//! #[derive(FastJson, Debug, PartialEq)]
//! struct Job {
//!     #[fastjson(with = milliseconds)]
//!     started: SystemTime,
//!     #[fastjson(with = option(milliseconds))]
//!     timeout: Option<Duration>,
//! }
//!
//! let half = Duration::from_millis(1500);
//! let job = Job { started: SystemTime::UNIX_EPOCH - half, timeout: Some(half) };
//! let text = r#"{"started":-1500,"timeout":1500}"#;
//! assert_eq!(fastjson::to_string(&job), text);
//! assert_eq!(fastjson::to_string(&fastjson::from_str::<Job>(text)?), text);
//! # Ok::<(), fastjson::Error>(())
//! ```

use super::time::{Time, Unit};
use crate::{Error, Parser, Printer};

/// Prints the time as a whole number, rounded down.
pub fn print<T: Time>(time: &T, printer: &mut Printer<'_>) {
    Unit::MILLISECOND.print_whole(time, printer);
}

/// Reads a time from a whole number.
///
/// # Errors
/// Anything but an integer; a time that the type cannot hold
/// ([`ErrorKind::OutOfRange`](crate::ErrorKind::OutOfRange)).
pub fn parse<T: Time>(parser: &mut Parser<'_>) -> Result<T, Error> {
    Unit::MILLISECOND.parse_whole(parser)
}
