//! The members of what is in a `Box`, an `Option` or behind a reference, as members of another
//! object.

use alloc::boxed::Box;

use crate::{Error, MembersOf, Parser, PrintMembers, Printer};

impl<T: PrintMembers + ?Sized> PrintMembers for &T {
    fn print_members(&self, first: &mut bool, printer: &mut Printer<'_>) {
        (**self).print_members(first, printer);
    }
}

impl<T: PrintMembers + ?Sized> PrintMembers for Box<T> {
    fn print_members(&self, first: &mut bool, printer: &mut Printer<'_>) {
        (**self).print_members(first, printer);
    }
}

impl<'de, T: MembersOf<'de>> MembersOf<'de> for Box<T> {
    type Builder = T::Builder;

    fn begin(parser: &mut Parser<'de>) -> Result<Self::Builder, Error> {
        T::begin(parser)
    }

    fn offer(
        builder: &mut Self::Builder,
        key: &str,
        at: usize,
        parser: &mut Parser<'de>,
    ) -> Result<bool, Error> {
        T::offer(builder, key, at, parser)
    }

    fn finish(builder: Self::Builder, parser: &mut Parser<'de>) -> Result<Self, Error> {
        T::finish(builder, parser).map(Self::new)
    }
}

impl<T: PrintMembers> PrintMembers for Option<T> {
    fn print_members(&self, first: &mut bool, printer: &mut Printer<'_>) {
        if let Some(value) = self {
            value.print_members(first, printer);
        }
    }
}

/// There as soon as one of its members is there, and then all that must be there must be.
impl<'de, T: MembersOf<'de>> MembersOf<'de> for Option<T> {
    /// The builder of the value, and whether it has taken a member.
    type Builder = (T::Builder, bool);

    fn begin(parser: &mut Parser<'de>) -> Result<Self::Builder, Error> {
        Ok((T::begin(parser)?, false))
    }

    fn offer(
        (builder, taken): &mut Self::Builder,
        key: &str,
        at: usize,
        parser: &mut Parser<'de>,
    ) -> Result<bool, Error> {
        let wanted = T::offer(builder, key, at, parser)?;
        *taken |= wanted;
        Ok(wanted)
    }

    fn finish((builder, taken): Self::Builder, parser: &mut Parser<'de>) -> Result<Self, Error> {
        if taken { T::finish(builder, parser).map(Some) } else { Ok(None) }
    }
}
