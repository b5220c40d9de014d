//! Values that know which attribute gave them, so that a mistake is reported at the token to
//! edit and nothing is given twice.

use proc_macro2::Ident;

use crate::errors::Errors;

/// A value and the name of the attribute that gave it.
#[derive(Debug)]
pub(crate) struct Given<T> {
    pub(crate) name: Ident,
    pub(crate) value: T,
}

/// The value of an attribute that may be given once.
#[derive(Debug)]
pub(crate) struct Slot<T>(Option<Given<T>>);

impl<T> Default for Slot<T> {
    fn default() -> Self {
        Self(None)
    }
}

impl<T> Slot<T> {
    /// The first value stays; a second one is a mistake.
    pub(super) fn set(&mut self, name: &Ident, value: Option<T>, errors: &mut Errors) {
        match (&self.0, value) {
            (Some(first), Some(_)) => given_twice(name, &first.name, errors),
            (None, Some(value)) => self.0 = Some(Given { name: name.clone(), value }),
            (_, None) => {}
        }
    }

    pub(crate) fn value(&self) -> Option<&T> {
        self.0.as_ref().map(|given| &given.value)
    }

    pub(super) fn into_value(self) -> Option<T> {
        self.0.map(|given| given.value)
    }

    pub(crate) fn is_given(&self) -> bool {
        self.0.is_some()
    }

    /// The attribute that gave the value.
    pub(crate) fn name(&self) -> Option<&Ident> {
        self.0.as_ref().map(|given| &given.name)
    }
}

/// The values of an attribute that may be different for printing and for parsing.
#[derive(Debug)]
pub(crate) struct Each<T> {
    pub(crate) print: Slot<T>,
    pub(crate) parse: Slot<T>,
}

impl<T> Default for Each<T> {
    fn default() -> Self {
        Self { print: Slot::default(), parse: Slot::default() }
    }
}

impl<T> Each<T> {
    /// Sets what is some; one report is enough when both were there.
    pub(super) fn set(
        &mut self,
        name: &Ident,
        (print, parse): (Option<T>, Option<T>),
        errors: &mut Errors,
    ) {
        let twice = [(&self.print, print.is_some()), (&self.parse, parse.is_some())]
            .into_iter()
            .find_map(|(slot, given)| slot.name().filter(|_| given));
        if let Some(first) = twice {
            given_twice(name, first, errors);
            return;
        }
        self.print.set(name, print, errors);
        self.parse.set(name, parse, errors);
    }

    /// The attribute that gave either value.
    pub(crate) fn name(&self) -> Option<&Ident> {
        self.print.name().or_else(|| self.parse.name())
    }
}

fn given_twice(second: &Ident, first: &Ident, errors: &mut Errors) {
    errors.conflict((second, format!("`{second}` is given twice")), (first, "first given here"));
}
