//! Maps, as objects; of a name that is there twice the last value counts.

use alloc::collections::BTreeMap;
#[cfg(feature = "std")]
use core::hash::{BuildHasher, Hash};
#[cfg(feature = "std")]
use std::collections::HashMap;

use crate::members::{MembersOf, Names, PrintMembers};
use crate::printer::end_object;
use crate::{Error, FromJson, FromJsonKey, Graph, Parser, Printer, ToJson, ToJsonKey};

/// Implements the printing traits for maps, like this for `BTreeMap`:
/// ```text
/// impl<K: ToJsonKey, V: ToJson> ToJson for BTreeMap<K, V> { … }
/// impl<K: ToJsonKey, V: ToJson> PrintMembers for BTreeMap<K, V> { … }
/// ```
macro_rules! printed_maps {
    ($type:ty, [$($params:tt)*]) => {
        impl<K: ToJsonKey, V: ToJson, $($params)*> ToJson for $type {
            fn print(&self, printer: &mut Printer<'_>) {
                let mut first = true;
                for (key, value) in self {
                    print_entry(key, value, &mut first, printer);
                }
                end_object(printer, first);
            }

            #[inline]
            fn describe(graph: &mut Graph) {
                V::describe(graph);
            }
        }

        impl<K: ToJsonKey, V: ToJson, $($params)*> PrintMembers for $type {}
    };
}

/// Implements `FromJson` for maps, like this for `BTreeMap`:
/// ```text
/// impl<K: FromJsonKey + Ord, V: FromJson> FromJson for BTreeMap<K, V> { … }
/// ```
macro_rules! parsed_maps {
    ($type:ty, [$($params:tt)*] [$($bounds:tt)*]) => {
        impl<'de, K: FromJsonKey<'de>, V: FromJson<'de>, $($params)*> FromJson<'de> for $type
        where $($bounds)*
        {
            #[inline]
            fn shape() -> crate::Shape {
                crate::Shape::OBJECT
            }

            #[inline]
            fn parse(parser: &mut Parser<'de>) -> Result<Self, Error> {
                let mut map = Self::default();
                map.parse_into(parser)?;
                Ok(map)
            }

            fn parse_into(&mut self, parser: &mut Parser<'de>) -> Result<(), Error> {
                self.clear();
                each_entry(parser, |key, value| {
                    self.insert(key, value);
                })
            }

            #[inline]
            fn describe(graph: &mut Graph) {
                V::describe(graph);
            }
        }
    };
}

/// Implements `MembersOf` for maps, which take what nobody else does, like this for `BTreeMap`:
/// ```text
/// impl<K: FromJsonKey + Ord, V: FromJson> MembersOf for BTreeMap<K, V> { … }
/// ```
macro_rules! maps_of_members {
    ($type:ty, [$($params:tt)*] [$($bounds:tt)*]) => {
        impl<'de, K: FromJsonKey<'de>, V: FromJson<'de>, $($params)*> MembersOf<'de> for $type
        where $($bounds)*
        {
            const NAMES: &'static Names = &Names::REST;

            const RESUMES: bool = true;
        }
    };
}

printed_maps! { BTreeMap<K, V>, [] }
parsed_maps! { BTreeMap<K, V>, [] [K: Ord] }
maps_of_members! { BTreeMap<K, V>, [] [K: Ord] }
#[cfg(feature = "std")]
printed_maps! { HashMap<K, V, S>, [S] }
#[cfg(feature = "std")]
parsed_maps! { HashMap<K, V, S>, [S] [K: Eq + Hash, S: BuildHasher + Default] }
#[cfg(feature = "std")]
maps_of_members! { HashMap<K, V, S>, [S] [K: Eq + Hash, S: BuildHasher + Default] }

#[inline]
fn print_entry<K: ToJsonKey, V: ToJson>(
    key: &K,
    value: &V,
    first: &mut bool,
    printer: &mut Printer<'_>,
) {
    printer.raw(if *first { "{" } else { "," });
    *first = false;
    key.print_key(printer);
    printer.raw(":");
    value.print(printer);
}

/// Reads an object and hands over its members one by one.
#[inline]
fn each_entry<'de, K: FromJsonKey<'de>, V: FromJson<'de>>(
    parser: &mut Parser<'de>,
    mut take: impl FnMut(K, V),
) -> Result<(), Error> {
    let mut more = parser.begin_object()?;
    let is_shared = parser.is_in_view();
    while more {
        if is_shared && parser.skip_hidden()? {
            more = parser.next_member()?;
            continue;
        }
        let key = K::parse_key(parser)?;
        parser.expect_colon()?;
        take(key, V::parse(parser)?);
        more = parser.next_member()?;
    }
    Ok(())
}
