//! Members of derived structs: what the code that a derive writes calls to print a field.

use super::Printer;
use crate::{PrintMembers, ToJson};

/// How far the members of one object have come.
#[derive(Debug)]
pub struct Members {
    /// No member has been printed yet, and neither has the opening bracket.
    first: bool,
}

/// Begins an object of which nothing has been printed.
#[inline(always)]
#[must_use]
pub fn begin_members() -> Members {
    Members { first: true }
}

/// Prints a member if it is the first that may be printed; `literal`
/// is `{"name":`.
#[inline(always)]
pub fn first_member<T: ToJson + ?Sized>(
    printer: &mut Printer<'_>,
    members: &mut Members,
    literal: &'static str,
    value: &T,
) {
    if !value.is_absent() {
        first_kept_member(printer, members, literal, value);
    }
}

/// The same for a field whose absence means something else than its value: the outer `None` of
/// two options is `null`.
#[inline(always)]
pub fn first_kept_member<T: ToJson + ?Sized>(
    printer: &mut Printer<'_>,
    members: &mut Members,
    literal: &'static str,
    value: &T,
) {
    value.print_member(literal, printer);
    members.first = false;
}

/// The same without the value, which something else than its type prints.
#[inline(always)]
pub fn first_name(printer: &mut Printer<'_>, members: &mut Members, literal: &'static str) {
    printer.raw(literal);
    members.first = false;
}

/// Prints the member of a later field; `literal` is `,"name":`.
///
/// Unless members before it may be absent, `first` is known to the compiler and the test is
/// gone.
#[inline(always)]
pub fn member<T: ToJson + ?Sized>(
    printer: &mut Printer<'_>,
    members: &mut Members,
    literal: &'static str,
    value: &T,
) {
    if !value.is_absent() {
        kept_member(printer, members, literal, value);
    }
}

/// [`member`] as [`first_kept_member`] is [`first_member`].
#[inline(always)]
pub fn kept_member<T: ToJson + ?Sized>(
    printer: &mut Printer<'_>,
    members: &mut Members,
    literal: &'static str,
    value: &T,
) {
    if members.first {
        members.first = false;
        open_member(printer, literal, value);
    } else {
        value.print_member(literal, printer);
    }
}

/// [`first_name`] of a later field.
#[inline(always)]
pub fn later_name(printer: &mut Printer<'_>, members: &mut Members, literal: &'static str) {
    if members.first {
        members.first = false;
        open(printer, literal);
    } else {
        printer.raw(literal);
    }
}

/// Prints the members of a value between the others.
#[inline(always)]
pub fn members_of<T: PrintMembers + ?Sized>(
    printer: &mut Printer<'_>,
    members: &mut Members,
    value: &T,
) {
    value.print_members(&mut members.first, printer);
}

/// Prints the first member of a field that others might have stood before.
#[inline(never)]
fn open_member<T: ToJson + ?Sized>(printer: &mut Printer<'_>, literal: &'static str, value: &T) {
    open(printer, literal);
    value.print(printer);
}

/// Prints `{` in place of the comma that `literal` begins with.
#[inline(never)]
fn open(printer: &mut Printer<'_>, literal: &'static str) {
    printer.raw("{");
    printer.raw(literal.get(1..).unwrap_or_default());
}

/// Ends the members of a derived struct.
#[inline(always)]
pub fn end_members(printer: &mut Printer<'_>, members: Members) {
    end_object(printer, members.first);
}

/// Prints the closing bracket, and the opening one if there was no member.
#[inline(always)]
pub(crate) fn end_object(printer: &mut Printer<'_>, first: bool) {
    printer.raw(if first { "{}" } else { "}" });
}
