//! How a field whose type says `Cow<'static, str>` is read: into text of its own.
//!
//! `Cow<'a, str>` borrows from input that lives for `'a`, and no implementation can tell
//! `'static` from another lifetime. The derive can: it sees how the type is spelt, and reads
//! such a field as the type in this wrapper.

use alloc::borrow::Cow;
use alloc::boxed::Box;
use alloc::string::String;
use alloc::vec::Vec;

use super::sequence::each;
use crate::{Error, FromJson, Parser};

/// Reads `Cow<'static, str>`, and options, boxes and vectors of it, without borrowing.
#[derive(Debug)]
pub struct Owned<T>(pub T);

impl<'de> FromJson<'de> for Owned<Cow<'static, str>> {
    #[inline]
    fn parse(parser: &mut Parser<'de>) -> Result<Self, Error> {
        String::parse(parser).map(|text| Self(Cow::Owned(text)))
    }

    fn parse_into(&mut self, parser: &mut Parser<'de>) -> Result<(), Error> {
        match &mut self.0 {
            Cow::Owned(text) => text.parse_into(parser),
            Cow::Borrowed(_) => Self::parse(parser).map(|value| *self = value),
        }
    }
}

impl<'de, T> FromJson<'de> for Owned<Option<T>>
where
    Owned<T>: FromJson<'de>,
{
    #[inline]
    fn parse(parser: &mut Parser<'de>) -> Result<Self, Error> {
        Option::<Owned<T>>::parse(parser).map(|value| Self(value.map(|inner| inner.0)))
    }

    #[inline]
    fn absent() -> Option<Self> {
        Some(Self(None))
    }

    #[inline]
    fn if_null() -> Option<Self> {
        Some(Self(Owned::<T>::if_null().map(|inner| inner.0)))
    }
}

impl<'de, T> FromJson<'de> for Owned<Box<T>>
where
    Owned<T>: FromJson<'de>,
{
    #[inline]
    fn parse(parser: &mut Parser<'de>) -> Result<Self, Error> {
        Owned::<T>::parse(parser).map(|value| Self(Box::new(value.0)))
    }

    #[inline]
    fn absent() -> Option<Self> {
        Owned::<T>::absent().map(|value| Self(Box::new(value.0)))
    }

    #[inline]
    fn if_null() -> Option<Self> {
        Owned::<T>::if_null().map(|value| Self(Box::new(value.0)))
    }
}

impl<'de, T> FromJson<'de> for Owned<Vec<T>>
where
    Owned<T>: FromJson<'de>,
{
    fn parse(parser: &mut Parser<'de>) -> Result<Self, Error> {
        let mut elements = Vec::new();
        each(parser, |element: Owned<T>| elements.push(element.0))?;
        Ok(Self(elements))
    }
}
