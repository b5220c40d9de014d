//! A time as a number of milliseconds, exact to the nanosecond.
//!
//! A `SystemTime` is the Unix time: milliseconds since the start of 1970 in UTC, negative before it. A
//! `Duration` is its length, never negative. Nothing is rounded by way of a float; digits that stand
//! for less than a nanosecond are rounded down when they are read, and a `SystemTime` may be coarser
//! on some systems.
//!
//! # Examples
//! ```
//! use std::time::{Duration, SystemTime};
//!
//! use fastjson::FastJson;
//! use fastjson::with::milliseconds_fractional;
//!
//! #[derive(FastJson, Debug, PartialEq)]
//! struct Job {
//!     #[fastjson(with = milliseconds_fractional)]
//!     started: SystemTime,
//!     #[fastjson(with = option(milliseconds_fractional))]
//!     timeout: Option<Duration>,
//! }
//!
//! let half = Duration::from_micros(1500);
//! let job = Job { started: SystemTime::UNIX_EPOCH - half, timeout: Some(half) };
//! let text = r#"{"started":-1.5,"timeout":1.5}"#;
//! assert_eq!(fastjson::to_string(&job), text);
//! assert_eq!(fastjson::from_str::<Job>(text)?, job);
//! # Ok::<(), fastjson::Error>(())
//! ```

use super::time::{Time, Unit};
use crate::{Error, Parser, Printer};

/// Prints the time as a number with as many digits as it needs.
pub fn print<T: Time>(time: &T, printer: &mut Printer<'_>) {
    Unit::MILLISECOND.print_exact(time, printer);
}

/// Reads a time from a number; what is less than a nanosecond is rounded down.
///
/// # Errors
/// Anything but a number; a time that the type cannot hold
/// ([`ErrorKind::OutOfRange`](crate::ErrorKind::OutOfRange)).
pub fn parse<T: Time>(parser: &mut Parser<'_>) -> Result<T, Error> {
    Unit::MILLISECOND.parse_exact(parser)
}
