//! The types that a type is made of: which tables of fields belong to it, and which of their
//! fields must be there.
//!
//! Every derived type tells its own table and its parts. It is asked once for each
//! instantiation, so that `Page<User>` and `Page<Order>` both reach what is in them, while the
//! table, which they share, is listed once.

use alloc::collections::BTreeSet;
use alloc::vec;
use alloc::vec::Vec;
use core::any::TypeId;
use core::marker::PhantomData;
use core::ptr;

use crate::Pointee;
use crate::fields::Fields;

/// The types that a type is made of, collected for names chosen at run time.
#[doc(hidden)]
#[derive(Debug, Default)]
pub struct Graph {
    /// The instantiations that have been looked at, whatever their lifetimes.
    seen: BTreeSet<TypeId>,
    /// The tables in the order in which they are first met, the outermost type's first.
    types: Vec<Described>,
}

/// One derived type with named fields.
#[derive(Debug)]
pub(crate) struct Described {
    pub(crate) fields: &'static Fields,
    /// For each field, whether some instantiation has no value for it when it is absent.
    pub(crate) needed: Vec<bool>,
}

/// Describes a field's type; `true` if a member of that type must be there.
#[doc(hidden)]
pub(super) type Part = fn(&mut Graph) -> bool;

/// Describes a printed field's type.
#[doc(hidden)]
pub(super) type PrintedPart = fn(&mut Graph);

impl Graph {
    /// Looks at a derived type once: at its table, if it has names, and its parts. `parts` has an
    /// entry for each field that is read, in their order.
    #[doc(hidden)]
    #[inline(never)]
    pub fn parsed<T: ?Sized>(&mut self, fields: Option<&'static Fields>, parts: &[Part]) {
        if self.seen.insert(typeid::of::<T>()) {
            self.parse_parts(fields, parts);
        }
    }

    /// The same of an enum: the table and the parts of each variant.
    #[doc(hidden)]
    #[inline(never)]
    pub fn parsed_variants<T: ?Sized>(&mut self, variants: &[(Option<&'static Fields>, &[Part])]) {
        if self.seen.insert(typeid::of::<T>()) {
            for (fields, parts) in variants {
                self.parse_parts(*fields, parts);
            }
        }
    }

    fn parse_parts(&mut self, fields: Option<&'static Fields>, parts: &[Part]) {
        let place = fields.map(|fields| self.place(fields));
        let read = fields.map_or(&[][..], |fields| fields.fields);
        let mut numbers = (0..read.len()).filter(|at| !read[*at].names.is_empty());
        for part in parts {
            let needed = part(self);
            // Without names there is nothing to be needed by name.
            let (Some(place), Some(number)) = (place, numbers.next()) else {
                continue;
            };
            self.types[place].needed[number] |= needed;
        }
    }

    /// The same of a type that is printed; nothing is needed for that.
    #[doc(hidden)]
    #[inline(never)]
    pub fn printed<T: ?Sized>(&mut self, fields: Option<&'static Fields>, parts: &[fn(&mut Self)]) {
        if self.seen.insert(typeid::of::<T>()) {
            self.print_parts(fields, parts);
        }
    }

    /// The same of an enum: the table and the parts of each variant.
    #[doc(hidden)]
    #[inline(never)]
    pub fn printed_variants<T: ?Sized>(
        &mut self,
        variants: &[(Option<&'static Fields>, &[PrintedPart])],
    ) {
        if self.seen.insert(typeid::of::<T>()) {
            for (fields, parts) in variants {
                self.print_parts(*fields, parts);
            }
        }
    }

    fn print_parts(&mut self, fields: Option<&'static Fields>, parts: &[fn(&mut Self)]) {
        if let Some(fields) = fields {
            self.place(fields);
        }
        for part in parts {
            part(self);
        }
    }

    /// The place of a table in the list.
    fn place(&mut self, fields: &'static Fields) -> usize {
        let known = self.types.iter().position(|known| ptr::eq(known.fields, fields));
        known.unwrap_or_else(|| {
            self.types.push(Described { fields, needed: vec![false; fields.fields.len()] });
            self.types.len() - 1
        })
    }

    pub(crate) fn into_types(self) -> Vec<Described> {
        self.types
    }
}

/// A printed field's type, whose own `describe` is taken if the type can be printed.
#[doc(hidden)]
#[derive(Debug)]
pub struct Printed<T: ?Sized>(PhantomData<T>);

impl<T: Pointee + ?Sized> Printed<T> {
    #[doc(hidden)]
    #[inline]
    pub fn describe(graph: &mut Graph) {
        T::describe_behind(graph);
    }
}

/// What is said of a type that cannot be printed: nothing. That it cannot is an error where it
/// is printed, and need not be another one here.
#[doc(hidden)]
pub trait Unprinted {
    #[doc(hidden)]
    fn describe(_: &mut Graph) {}
}

impl<T: ?Sized> Unprinted for Printed<T> {}
