//! Tuples of one to sixteen, as arrays of exactly that many elements.

use crate::{Error, FromJson, Graph, Parser, Printer, ToJson};

/// Implements the two traits for tuples, like this for two elements:
/// ```text
/// impl<A: ToJson, B: ToJson> ToJson for (A, B) {
///     fn print(&self, printer) {
///         printer.raw("["); self.0.print(printer);
///         printer.raw(","); self.1.print(printer);
///         printer.raw("]");
///     }
/// }
/// impl<A: FromJson, B: FromJson> FromJson for (A, B) {
///     fn parse(parser) {
///         let mut more = parser.begin_array()?;
///         let tuple = (element(parser, &mut more, 2, 0)?, element(parser, &mut more, 2, 1)?);
///         end(parser, more, 2)?;
///         Ok(tuple)
///     }
/// }
/// ```
macro_rules! tuples {
    ($($len:literal: $($type:ident $index:tt $punctuation:literal)*;)*) => {$(
        impl<$($type: ToJson),*> ToJson for ($($type,)*) {
            fn print(&self, printer: &mut Printer<'_>) {
                $(printer.raw($punctuation); self.$index.print(printer);)*
                printer.raw("]");
            }

            fn describe(graph: &mut Graph) { $($type::describe(graph);)* }
        }

        impl<'de, $($type: FromJson<'de>),*> FromJson<'de> for ($($type,)*) {
            #[inline]
            fn shape() -> crate::Shape {
                crate::Shape::ARRAY
            }

            fn parse(parser: &mut Parser<'de>) -> Result<Self, Error> {
                let mut more = parser.begin_array()?;
                let tuple = ($(element::<$type>(parser, &mut more, $len, $index)?,)*);
                end(parser, more, $len)?;
                Ok(tuple)
            }

            fn parse_into(&mut self, parser: &mut Parser<'de>) -> Result<(), Error> {
                let mut more = parser.begin_array()?;
                $(element_into(&mut self.$index, parser, &mut more, $len, $index)?;)*
                end(parser, more, $len)
            }

            fn describe(graph: &mut Graph) { $($type::describe(graph);)* }
        }
    )*};
}

tuples! {
    1: A 0 "[";
    2: A 0 "[" B 1 ",";
    3: A 0 "[" B 1 "," C 2 ",";
    4: A 0 "[" B 1 "," C 2 "," D 3 ",";
    5: A 0 "[" B 1 "," C 2 "," D 3 "," E 4 ",";
    6: A 0 "[" B 1 "," C 2 "," D 3 "," E 4 "," F 5 ",";
    7: A 0 "[" B 1 "," C 2 "," D 3 "," E 4 "," F 5 "," G 6 ",";
    8: A 0 "[" B 1 "," C 2 "," D 3 "," E 4 "," F 5 "," G 6 "," H 7 ",";
    9: A 0 "[" B 1 "," C 2 "," D 3 "," E 4 "," F 5 "," G 6 "," H 7 "," I 8 ",";
    10: A 0 "[" B 1 "," C 2 "," D 3 "," E 4 "," F 5 "," G 6 "," H 7 "," I 8 "," J 9 ",";
    11: A 0 "[" B 1 "," C 2 "," D 3 "," E 4 "," F 5 "," G 6 "," H 7 "," I 8 "," J 9 "," K 10 ",";
    12: A 0 "[" B 1 "," C 2 "," D 3 "," E 4 "," F 5 "," G 6 "," H 7 "," I 8 "," J 9 "," K 10 "," L 11 ",";
    13: A 0 "[" B 1 "," C 2 "," D 3 "," E 4 "," F 5 "," G 6 "," H 7 "," I 8 "," J 9 "," K 10 "," L 11 "," M 12 ",";
    14: A 0 "[" B 1 "," C 2 "," D 3 "," E 4 "," F 5 "," G 6 "," H 7 "," I 8 "," J 9 "," K 10 "," L 11 "," M 12 "," N 13 ",";
    15: A 0 "[" B 1 "," C 2 "," D 3 "," E 4 "," F 5 "," G 6 "," H 7 "," I 8 "," J 9 "," K 10 "," L 11 "," M 12 "," N 13 "," O 14 ",";
    16: A 0 "[" B 1 "," C 2 "," D 3 "," E 4 "," F 5 "," G 6 "," H 7 "," I 8 "," J 9 "," K 10 "," L 11 "," M 12 "," N 13 "," O 14 "," P 15 ",";
}

/// Reads the element with this index of a tuple of `len`.
#[inline]
fn element<'de, T: FromJson<'de>>(
    parser: &mut Parser<'de>,
    more: &mut bool,
    len: usize,
    index: usize,
) -> Result<T, Error> {
    if !*more {
        return Err(parser.array_too_short(len, index));
    }
    let value = T::parse(parser)?;
    *more = parser.next_element()?;
    Ok(value)
}

/// Reads the element with this index of a tuple of `len` into an existing value.
#[inline]
fn element_into<'de, T: FromJson<'de>>(
    value: &mut T,
    parser: &mut Parser<'de>,
    more: &mut bool,
    len: usize,
    index: usize,
) -> Result<(), Error> {
    if !*more {
        return Err(parser.array_too_short(len, index));
    }
    value.parse_into(parser)?;
    *more = parser.next_element()?;
    Ok(())
}

/// Makes sure that a tuple of `len` has no element left.
#[inline]
fn end(parser: &mut Parser<'_>, more: bool, len: usize) -> Result<(), Error> {
    if more { Err(parser.array_too_long(len)) } else { Ok(()) }
}
