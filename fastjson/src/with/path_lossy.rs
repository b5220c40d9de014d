//! A path as a string, in which whatever is not UTF-8 is replaced by U+FFFD.
//!
//! Paths that are not UTF-8 do not come back as they were; that is why paths print only where it is
//! asked for.
//!
//! # Examples
//! ```
//! use std::path::PathBuf;
//!
//! use fastjson::FastJson;
//! use fastjson::with::path_lossy;
//!
//! #[derive(FastJson, Debug, PartialEq)]
//! struct Project {
//!     #[fastjson(with = path_lossy)]
//!     root: PathBuf,
//! }
//!
//! let project = Project { root: PathBuf::from("/home") };
//! assert_eq!(fastjson::to_string(&project), r#"{"root":"/home"}"#);
//! assert_eq!(fastjson::from_str::<Project>(r#"{"root":"/home"}"#)?, project);
//! # Ok::<(), fastjson::Error>(())
//! ```

use std::path::{Path, PathBuf};

use crate::{Error, FromJson, Parser, Printer};

/// Prints the path as a string.
pub fn print<T: AsRef<Path> + ?Sized>(path: &T, printer: &mut Printer<'_>) {
    printer.string(&path.as_ref().to_string_lossy());
}

/// Reads a path from a string.
///
/// # Errors
/// Anything but a string.
pub fn parse<T: From<PathBuf>>(parser: &mut Parser<'_>) -> Result<T, Error> {
    PathBuf::parse(parser).map(T::from)
}
