//! The resolver and the provider that a type names itself, by
//! `#[fastjson(resolver = path, provider = path)]`.

use alloc::string::String;
#[cfg(feature = "std")]
use alloc::string::ToString;
use core::fmt;

use super::{NameProvider, NameResolver};
#[cfg(feature = "std")]
use super::{NamesError, Problems, ReadTables, TypeReads, TypeWrites, Types, WriteTables};
#[cfg(feature = "std")]
use crate::fields::Fields;
#[cfg(feature = "std")]
use std::{
    cell::RefCell,
    format,
    sync::{Mutex, OnceLock, PoisonError},
    vec::Vec,
};

/// What a type's own attributes name, and the tables made of it on first use.
pub struct OwnNames {
    resolver: Option<AskResolver>,
    provider: Option<AskProvider>,
    #[cfg(feature = "std")]
    reads: OnceLock<Result<ReadTables, NamesError>>,
    #[cfg(feature = "std")]
    writes: OnceLock<Result<WriteTables, NamesError>>,
}

/// Lends the function what an attribute names, or says why there is none.
type AskResolver = fn(&mut dyn FnMut(&dyn NameResolver)) -> Result<(), String>;
type AskProvider = fn(&mut dyn FnMut(&dyn NameProvider)) -> Result<(), String>;

impl fmt::Debug for OwnNames {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("OwnNames").finish_non_exhaustive()
    }
}

impl OwnNames {
    /// Makes what is asked on first use.
    #[must_use]
    pub const fn new(resolver: Option<AskResolver>, provider: Option<AskProvider>) -> Self {
        Self {
            resolver,
            provider,
            #[cfg(feature = "std")]
            reads: OnceLock::new(),
            #[cfg(feature = "std")]
            writes: OnceLock::new(),
        }
    }
}

#[cfg(feature = "std")]
impl OwnNames {
    /// The names that the type is read under; none if it names no resolver.
    pub(crate) fn reads(
        &'static self,
        fields: &'static Fields,
    ) -> Option<Result<&'static TypeReads, NamesError>> {
        static TYPES: Mutex<Vec<&'static Fields>> = Mutex::new(Vec::new());
        let ask = self.resolver?;
        let tables = once(&self.reads, fields, || {
            let types = Types::of_one(fields, has_namesake(&TYPES, fields));
            let mut tables = None;
            let asked =
                ask(&mut |resolver| tables = Some(ReadTables::new(&types, resolver, false)));
            finish(asked, tables)
        });
        Some(tables.and_then(|tables| tables.of(fields).ok_or_else(nothing)))
    }

    /// The names that the type is printed under; none if it names no provider.
    pub(crate) fn writes(
        &'static self,
        fields: &'static Fields,
    ) -> Option<Result<&'static TypeWrites, NamesError>> {
        static TYPES: Mutex<Vec<&'static Fields>> = Mutex::new(Vec::new());
        let ask = self.provider?;
        let tables = once(&self.writes, fields, || {
            let types = Types::of_one(fields, has_namesake(&TYPES, fields));
            let mut tables = None;
            let asked = ask(&mut |provider| tables = Some(WriteTables::new(&types, provider)));
            finish(asked, tables)
        });
        Some(tables.and_then(|tables| tables.find(fields).ok_or_else(nothing)))
    }
}

/// What is in the cell, or what is made now, outside of any lock: who asks for names meanwhile,
/// or makes the same, does not wait, and after a panic the cell is as empty as before.
#[cfg(feature = "std")]
fn once<T>(
    cell: &'static OnceLock<Result<T, NamesError>>,
    fields: &'static Fields,
    make: impl FnOnce() -> Result<T, NamesError>,
) -> Result<&'static T, NamesError> {
    let made = match cell.get() {
        Some(made) => made,
        None => {
            let Some(_making) = Making::new(fields) else {
                let path = super::field::type_path(fields);
                let note = format!("the names of `{path}` are asked for while they are made");
                return Err(error(note));
            };
            let made = make();
            cell.get_or_init(|| made)
        }
    };
    made.as_ref().map_err(Clone::clone)
}

#[cfg(feature = "std")]
std::thread_local! {
    /// The types whose names this thread is making.
    static MAKING: RefCell<Vec<usize>> = const { RefCell::new(Vec::new()) };
}

/// While it is there, its type's names are being made.
#[cfg(feature = "std")]
struct Making(usize);

#[cfg(feature = "std")]
impl Making {
    /// `None` if they already are.
    fn new(fields: &'static Fields) -> Option<Self> {
        let address = core::ptr::from_ref(fields).addr();
        let is_new = MAKING.try_with(|making| {
            let mut making = making.borrow_mut();
            let is_new = !making.contains(&address);
            if is_new {
                making.push(address);
            }
            is_new
        });
        // A thread that is ending has no such list any more.
        is_new.unwrap_or(true).then_some(Self(address))
    }
}

#[cfg(feature = "std")]
impl Drop for Making {
    fn drop(&mut self) {
        let forget = |making: &RefCell<Vec<usize>>| {
            making.borrow_mut().retain(|address| *address != self.0);
        };
        // As above.
        let _ = MAKING.try_with(forget);
    }
}

/// Whether another type with names of its own is called like this one, which is entered.
#[cfg(feature = "std")]
fn has_namesake(types: &Mutex<Vec<&'static Fields>>, fields: &'static Fields) -> bool {
    let mut types = types.lock().unwrap_or_else(PoisonError::into_inner);
    let is_same = |known: &&'static Fields| core::ptr::eq(*known, fields);
    if !types.iter().any(is_same) {
        types.push(fields);
    }
    let mut others = types.iter().filter(|known| !is_same(known));
    others
        .any(|known| (known.module_path, known.type_name) == (fields.module_path, fields.type_name))
}

#[cfg(feature = "std")]
fn finish<T>(
    asked: Result<(), String>,
    tables: Option<Result<T, NamesError>>,
) -> Result<T, NamesError> {
    asked.map_err(error)?;
    tables.unwrap_or_else(|| Err(nothing()))
}

/// Cannot be: whoever is asked lends something, and a table is made for each type.
#[cfg(feature = "std")]
fn nothing() -> NamesError {
    error(String::from("there are no names"))
}

#[cfg(feature = "std")]
fn error(note: String) -> NamesError {
    let mut problems = Problems::default();
    problems.add(note);
    problems.into_error()
}

/// What `resolver = path` may name: a [`NameResolver`] (a constant, a static, a function of a
/// field), or a function without arguments that makes one, which may fail.
///
/// `Kind` keeps the impls apart.
#[cfg_attr(
    feature = "std",
    diagnostic::on_unimplemented(
        message = "`{Self}` is no resolver of names",
        label = "this must be a `NameResolver`, or a function that returns one",
        note = "a function without arguments may also return a `Result` of one"
    )
)]
#[cfg_attr(
    not(feature = "std"),
    diagnostic::on_unimplemented(
        message = "`resolver` needs the feature `std` of fastjson",
        label = "built once on first use, which needs `std`"
    )
)]
pub trait OwnResolver<Kind> {
    /// Lends the resolver.
    ///
    /// # Errors
    /// The function that makes it failed.
    fn ask(&self, lend: &mut dyn FnMut(&dyn NameResolver)) -> Result<(), String>;
}

/// What `provider = path` may name, as [`OwnResolver`].
#[cfg_attr(
    feature = "std",
    diagnostic::on_unimplemented(
        message = "`{Self}` is no provider of names",
        label = "this must be a `NameProvider`, or a function that returns one",
        note = "a function without arguments may also return a `Result` of one"
    )
)]
#[cfg_attr(
    not(feature = "std"),
    diagnostic::on_unimplemented(
        message = "`provider` needs the feature `std` of fastjson",
        label = "built once on first use, which needs `std`"
    )
)]
pub trait OwnProvider<Kind> {
    /// Lends the provider.
    ///
    /// # Errors
    /// The function that makes it failed.
    fn ask(&self, lend: &mut dyn FnMut(&dyn NameProvider)) -> Result<(), String>;
}

#[cfg(feature = "std")]
mod kinds {
    use super::*;

    /// It is one.
    #[derive(Debug)]
    pub struct Itself;

    /// It returns one.
    #[derive(Debug)]
    pub struct Made<R>(R);

    /// It returns one, or fails.
    #[derive(Debug)]
    pub struct Tried<R, E>(R, E);

    impl<R: NameResolver> OwnResolver<Itself> for R {
        fn ask(&self, lend: &mut dyn FnMut(&dyn NameResolver)) -> Result<(), String> {
            lend(self);
            Ok(())
        }
    }

    impl<F: Fn() -> R, R: NameResolver> OwnResolver<Made<R>> for F {
        fn ask(&self, lend: &mut dyn FnMut(&dyn NameResolver)) -> Result<(), String> {
            lend(&self());
            Ok(())
        }
    }

    impl<F, R, E> OwnResolver<Tried<R, E>> for F
    where
        F: Fn() -> Result<R, E>,
        R: NameResolver,
        E: fmt::Display,
    {
        fn ask(&self, lend: &mut dyn FnMut(&dyn NameResolver)) -> Result<(), String> {
            self().map(|made| lend(&made)).map_err(|error| error.to_string())
        }
    }

    impl<R: NameProvider> OwnProvider<Itself> for R {
        fn ask(&self, lend: &mut dyn FnMut(&dyn NameProvider)) -> Result<(), String> {
            lend(self);
            Ok(())
        }
    }

    impl<F: Fn() -> R, R: NameProvider> OwnProvider<Made<R>> for F {
        fn ask(&self, lend: &mut dyn FnMut(&dyn NameProvider)) -> Result<(), String> {
            lend(&self());
            Ok(())
        }
    }

    impl<F, R, E> OwnProvider<Tried<R, E>> for F
    where
        F: Fn() -> Result<R, E>,
        R: NameProvider,
        E: fmt::Display,
    {
        fn ask(&self, lend: &mut dyn FnMut(&dyn NameProvider)) -> Result<(), String> {
            self().map(|made| lend(&made)).map_err(|error| error.to_string())
        }
    }
}
