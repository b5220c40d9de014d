//! Ranges, as objects with the members `start` and `end`.

use core::ops::{Range, RangeFrom, RangeInclusive, RangeTo};

use super::pair::{field, pair, required};
use crate::fields::{Field, Fields, Unknown};
use crate::kernels::Tails;
use crate::{Error, FromJson, Graph, Parser, Printer, Skip, ToJson};

/// Implements `ToJson` for ranges, like this for `RangeTo`:
/// ```text
/// impl<T: ToJson> ToJson for RangeTo<T> {
///     fn print(&self, printer) {
///         let mut object = printer.object();
///         object.member("end", &self.end);
///         object.end();
///     }
/// }
/// ```
macro_rules! printed_ranges {
    ($($range:ident: |$this:ident| $($name:literal $bound:expr),*;)*) => {$(
        impl<T: ToJson> ToJson for $range<T> {
            fn print(&self, printer: &mut Printer<'_>) {
                let $this = self;
                let mut object = printer.object();
                $(object.member($name, $bound);)*
                object.end();
            }

            fn describe(graph: &mut Graph) {
                T::describe(graph);
            }
        }
    )*};
}

printed_ranges! {
    Range: |this| "start" &this.start, "end" &this.end;
    RangeFrom: |this| "start" &this.start;
    RangeInclusive: |this| "start" this.start(), "end" this.end();
    RangeTo: |this| "end" &this.end;
}

impl<'de, T: FromJson<'de>> FromJson<'de> for Range<T> {
    fn parse(parser: &mut Parser<'de>) -> Result<Self, Error> {
        let (start, end) = pair(parser, &BOTH)?;
        Ok(required(start, 0, &BOTH, parser)?..required(end, 1, &BOTH, parser)?)
    }

    fn describe(graph: &mut Graph) {
        T::describe(graph);
    }
}

impl<'de, T: FromJson<'de>> FromJson<'de> for RangeInclusive<T> {
    fn parse(parser: &mut Parser<'de>) -> Result<Self, Error> {
        Range::parse(parser).map(|range| range.start..=range.end)
    }

    fn describe(graph: &mut Graph) {
        T::describe(graph);
    }
}

impl<'de, T: FromJson<'de>> FromJson<'de> for RangeFrom<T> {
    fn parse(parser: &mut Parser<'de>) -> Result<Self, Error> {
        let (start, _) = pair::<T, Skip>(parser, &FROM)?;
        Ok(required(start, 0, &FROM, parser)?..)
    }

    fn describe(graph: &mut Graph) {
        T::describe(graph);
    }
}

impl<'de, T: FromJson<'de>> FromJson<'de> for RangeTo<T> {
    fn parse(parser: &mut Parser<'de>) -> Result<Self, Error> {
        let (end, _) = pair::<T, Skip>(parser, &TO)?;
        Ok(..required(end, 0, &TO, parser)?)
    }

    fn describe(graph: &mut Graph) {
        T::describe(graph);
    }
}

static BOTH: Fields = fields("Range", &[START, END], &[(1, 0), (0, 0)]);
static FROM: Fields = fields("RangeFrom", &[START], &[(0, 0)]);
static TO: Fields = fields("RangeTo", &[END], &[(0, 0)]);

const START: Field = field(&["start"]);
const END: Field = field(&["end"]);

const fn fields(
    type_name: &'static str,
    fields: &'static [Field],
    sorted: &'static [(u16, u16)],
) -> Fields {
    Fields {
        type_name,
        module_path: "core::ops",
        fields,
        sorted,
        unknown: Unknown::Deny,
        declares_duplicates: true,
        any_case: false,
        own: None,
        tails: Tails::ALL,
    }
}
