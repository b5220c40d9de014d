//! What reaches inside of containers for a converter: `each(..)`, `option(..)` and `values(..)`.
//!
//! Generated code passes a function on as a value, inside of the layers that it is reached through.
//! All of them are zero-sized, so that nothing is passed at run time.

use alloc::boxed::Box;
use alloc::collections::{BTreeMap, BTreeSet, BinaryHeap, LinkedList, VecDeque};
use alloc::rc::Rc;
#[cfg(target_has_atomic = "ptr")]
use alloc::sync::Arc;
use alloc::vec::Vec;
#[cfg(feature = "std")]
use core::hash::{BuildHasher, Hash};
#[cfg(feature = "std")]
use std::collections::{HashMap, HashSet};

use crate::printer::end_object;
use crate::{Error, FromJsonKey, Parser, Printer, ToJsonKey};

/// Prints values of type `T` instead of their `ToJson`.
#[diagnostic::on_unimplemented(
    message = "this converter cannot print `{T}`",
    label = "does not fit `{T}`",
    note = "`each(..)` reaches into `Vec`, slices, arrays and sets, `option(..)` into `Option`, `values(..)` into `BTreeMap` and `HashMap`"
)]
pub trait PrintWith<T: ?Sized> {
    /// Prints exactly one JSON value.
    fn print(&self, value: &T, printer: &mut Printer<'_>);
}

/// Parses values of type `T` instead of their `FromJson`.
#[diagnostic::on_unimplemented(
    message = "this converter cannot parse `{T}`",
    label = "does not fit `{T}`",
    note = "`each(..)` reaches into `Vec`, slices, arrays and sets, `option(..)` into `Option`, `values(..)` into `BTreeMap` and `HashMap`"
)]
pub trait ParseWith<'de, T> {
    /// Reads one JSON value.
    ///
    /// # Errors
    /// Those of the value.
    fn parse(&self, parser: &mut Parser<'de>) -> Result<T, Error>;
}

/// Prints a value through layers.
#[inline(always)]
pub fn print_with<T: ?Sized, P: PrintWith<T>>(value: &T, printer: &mut Printer<'_>, layers: &P) {
    layers.print(value, printer);
}

/// Parses a value through layers.
///
/// # Errors
/// Those of the value.
#[inline(always)]
pub fn parse_with<'de, T, P: ParseWith<'de, T>>(
    parser: &mut Parser<'de>,
    layers: &P,
) -> Result<T, Error> {
    layers.parse(parser)
}

/// The function of a converter, inside of all layers.
#[derive(Debug)]
pub struct Function<F>(pub F);

impl<T: ?Sized, F: Fn(&T, &mut Printer<'_>)> PrintWith<T> for Function<F> {
    #[inline(always)]
    fn print(&self, value: &T, printer: &mut Printer<'_>) {
        (self.0)(value, printer);
    }
}

impl<'de, T, F: Fn(&mut Parser<'de>) -> Result<T, Error>> ParseWith<'de, T> for Function<F> {
    #[inline(always)]
    fn parse(&self, parser: &mut Parser<'de>) -> Result<T, Error> {
        (self.0)(parser)
    }
}

/// The value of an `Option`; `None` is `null`.
#[derive(Debug)]
pub struct OptionOf<P>(pub P);

impl<T, P: PrintWith<T>> PrintWith<Option<T>> for OptionOf<P> {
    #[inline]
    fn print(&self, value: &Option<T>, printer: &mut Printer<'_>) {
        match value {
            Some(value) => self.0.print(value, printer),
            None => printer.raw("null"),
        }
    }
}

impl<'de, T, P: ParseWith<'de, T>> ParseWith<'de, Option<T>> for OptionOf<P> {
    #[inline]
    fn parse(&self, parser: &mut Parser<'de>) -> Result<Option<T>, Error> {
        if parser.try_null()? { Ok(None) } else { self.0.parse(parser).map(Some) }
    }
}

/// The elements of a sequence, which is an array.
#[derive(Debug)]
pub struct Each<P>(pub P);

impl<P> Each<P> {
    fn print_all<'a, T: 'a>(
        &self,
        elements: impl IntoIterator<Item = &'a T>,
        printer: &mut Printer<'_>,
    ) where
        P: PrintWith<T>,
    {
        let mut mark = "[";
        for element in elements {
            printer.raw(mark);
            mark = ",";
            self.0.print(element, printer);
        }
        printer.raw(if mark == "[" { "[]" } else { "]" });
    }

    fn parse_all<'de, T>(&self, parser: &mut Parser<'de>) -> Result<Vec<T>, Error>
    where
        P: ParseWith<'de, T>,
    {
        let mut elements = Vec::new();
        let mut more = parser.begin_array()?;
        while more {
            elements.push(self.0.parse(parser)?);
            more = parser.next_element()?;
        }
        Ok(elements)
    }
}

impl<T, P: PrintWith<T>> PrintWith<[T]> for Each<P> {
    fn print(&self, elements: &[T], printer: &mut Printer<'_>) {
        self.print_all(elements, printer);
    }
}

impl<T, P: PrintWith<T>, const N: usize> PrintWith<[T; N]> for Each<P> {
    fn print(&self, elements: &[T; N], printer: &mut Printer<'_>) {
        self.print_all(elements, printer);
    }
}

impl<'de, T, P: ParseWith<'de, T>, const N: usize> ParseWith<'de, [T; N]> for Each<P> {
    fn parse(&self, parser: &mut Parser<'de>) -> Result<[T; N], Error> {
        let mut elements = Vec::new();
        let mut more = parser.begin_array()?;
        while more {
            if elements.len() == N {
                return Err(parser.array_too_long(N));
            }
            elements.push(self.0.parse(parser)?);
            more = parser.next_element()?;
        }
        <[T; N]>::try_from(elements).map_err(|few| parser.array_too_short(N, few.len()))
    }
}

/// A reference to what is printed.
impl<T: ?Sized, P> PrintWith<&T> for Each<P>
where
    Self: PrintWith<T>,
{
    #[inline]
    fn print(&self, value: &&T, printer: &mut Printer<'_>) {
        self.print(*value, printer);
    }
}

/// Implements the two traits for sequences, like this for `VecDeque`:
/// ```text
/// impl<T, P: PrintWith<T>> PrintWith<VecDeque<T>> for Each<P> { … }
/// impl<'de, T, P: ParseWith<'de, T>> ParseWith<'de, VecDeque<T>> for Each<P> { … }
/// ```
macro_rules! sequences {
    ($([$($params:tt)*] [$($bounds:tt)*] $type:ty;)*) => {$(
        impl<T, P: PrintWith<T>, $($params)*> PrintWith<$type> for Each<P> {
            fn print(&self, elements: &$type, printer: &mut Printer<'_>) {
                self.print_all(elements.iter(), printer);
            }
        }

        impl<'de, T, P: ParseWith<'de, T>, $($params)*> ParseWith<'de, $type> for Each<P>
        where
            $($bounds)*
        {
            fn parse(&self, parser: &mut Parser<'de>) -> Result<$type, Error> {
                Ok(self.parse_all(parser)?.into_iter().collect())
            }
        }
    )*};
}

sequences! {
    [] [] Box<[T]>;
    [] [] LinkedList<T>;
    [] [] Rc<[T]>;
    [] [] Vec<T>;
    [] [] VecDeque<T>;
    [] [T: Ord] BTreeSet<T>;
    [] [T: Ord] BinaryHeap<T>;
}
#[cfg(target_has_atomic = "ptr")]
sequences! { [] [] Arc<[T]>; }
#[cfg(feature = "std")]
sequences! { [S] [T: Eq + Hash, S: BuildHasher + Default] HashSet<T, S>; }

/// The values of a map, which is an object.
#[derive(Debug)]
pub struct Values<P>(pub P);

/// A reference to what is printed.
impl<T: ?Sized, P> PrintWith<&T> for Values<P>
where
    Self: PrintWith<T>,
{
    #[inline]
    fn print(&self, value: &&T, printer: &mut Printer<'_>) {
        self.print(*value, printer);
    }
}

/// Implements the two traits for maps, like this for `BTreeMap`:
/// ```text
/// impl<K: ToJsonKey, V, P: PrintWith<V>> PrintWith<BTreeMap<K, V>> for Values<P> { … }
/// impl<'de, K: FromJsonKey<'de>, V, P: ParseWith<'de, V>> ParseWith<'de, BTreeMap<K, V>> for Values<P> { … }
/// ```
macro_rules! maps {
    ([$($params:tt)*] [$($bounds:tt)*] $type:ty) => {
        impl<K: ToJsonKey, V, P: PrintWith<V>, $($params)*> PrintWith<$type> for Values<P> {
            fn print(&self, map: &$type, printer: &mut Printer<'_>) {
                let mut first = true;
                for (key, value) in map {
                    printer.raw(if first { "{" } else { "," });
                    first = false;
                    key.print_key(printer);
                    printer.raw(":");
                    self.0.print(value, printer);
                }
                end_object(printer, first);
            }
        }

        impl<'de, K: FromJsonKey<'de>, V, P: ParseWith<'de, V>, $($params)*>
            ParseWith<'de, $type> for Values<P>
        where
            $($bounds)*
        {
            fn parse(&self, parser: &mut Parser<'de>) -> Result<$type, Error> {
                let mut map = <$type>::default();
                let mut more = parser.begin_object()?;
                while more {
                    let key = K::parse_key(parser)?;
                    parser.expect_colon()?;
                    map.insert(key, self.0.parse(parser)?);
                    more = parser.next_member()?;
                }
                Ok(map)
            }
        }
    };
}

maps! { [] [K: Ord] BTreeMap<K, V> }
#[cfg(feature = "std")]
maps! { [S] [K: Eq + Hash, S: BuildHasher + Default] HashMap<K, V, S> }
