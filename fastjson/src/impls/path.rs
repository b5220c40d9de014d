//! Paths are read but not printed: not every path is text.

use alloc::string::String;
use std::boxed::Box;
use std::path::{Path, PathBuf};

use crate::{Error, FromJson, Parser};

impl<'de> FromJson<'de> for PathBuf {
    #[inline]
    fn shape() -> crate::Shape {
        crate::Shape::STRING
    }

    fn parse(parser: &mut Parser<'de>) -> Result<Self, Error> {
        String::parse(parser).map(Self::from)
    }
}

impl<'de> FromJson<'de> for Box<Path> {
    fn parse(parser: &mut Parser<'de>) -> Result<Self, Error> {
        PathBuf::parse(parser).map(Self::from)
    }
}
