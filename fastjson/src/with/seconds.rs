//! A time as a whole number of seconds.
//!
//! A `SystemTime` is the Unix time: seconds since the start of 1970 in UTC, negative before it. A
//! `Duration` is its length, never negative. What is left of a second is rounded down when it is
//! printed, so that it never comes back later than it was; [`seconds_fractional`](super::seconds_fractional) keeps it. Fractions and exponents are not
//! read.
//!
//! # Examples
//! ```
//! use std::time::{Duration, SystemTime};
//!
//! use fastjson::FastJson;
//! use fastjson::with::seconds;
//!
//! #[derive(FastJson, Debug, PartialEq)]
//! struct Job {
//!     #[fastjson(with = seconds)]
//!     started: SystemTime,
//!     #[fastjson(with = option(seconds))]
//!     timeout: Option<Duration>,
//! }
//!
//! let half = Duration::from_millis(1500);
//! let job = Job { started: SystemTime::UNIX_EPOCH - half, timeout: Some(half) };
//! let text = r#"{"started":-2,"timeout":1}"#;
//! assert_eq!(fastjson::to_string(&job), text);
//! assert_eq!(fastjson::to_string(&fastjson::from_str::<Job>(text)?), text);
//! # Ok::<(), fastjson::Error>(())
//! ```

use super::time::{Time, Unit};
use crate::{Error, Parser, Printer};

/// Prints the time as a whole number, rounded down.
pub fn print<T: Time>(time: &T, printer: &mut Printer<'_>) {
    Unit::SECOND.print_whole(time, printer);
}

/// Reads a time from a whole number.
///
/// # Errors
/// Anything but an integer; a time that the type cannot hold
/// ([`ErrorKind::OutOfRange`](crate::ErrorKind::OutOfRange)).
pub fn parse<T: Time>(parser: &mut Parser<'_>) -> Result<T, Error> {
    Unit::SECOND.parse_whole(parser)
}
