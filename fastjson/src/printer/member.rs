//! Members of derived structs: what the code that a derive writes calls to print a field.

use super::Printer;
use crate::fields::Fields;
use crate::names::{Text, TypeWrites};
use crate::{PrintMembers, ToJson};

/// How far the members of one object have come.
///
/// It is the place for names chosen at run time: what they are is looked up once, at the
/// object's start, and each member then comes with the number of its field.
#[derive(Debug)]
pub struct Members<'s> {
    /// No member has been printed yet, and neither has the opening bracket.
    first: bool,
    names: Option<&'s TypeWrites>,
}

/// Begins an object of which nothing has been printed.
#[inline(always)]
#[must_use]
pub fn begin_members<'s>(printer: &Printer<'s>, fields: &'static Fields) -> Members<'s> {
    let names = match printer.names {
        Some(names) => names.find(fields),
        None => None,
    };
    Members { first: true, names }
}

/// Prints the member of field number `field` if it is the first that may be printed; `literal`
/// is `{"name":`.
#[inline(always)]
pub fn first_member<T: ToJson + ?Sized>(
    printer: &mut Printer<'_>,
    members: &mut Members<'_>,
    field: u16,
    literal: &'static str,
    value: &T,
) {
    if !value.is_absent() {
        first_kept_member(printer, members, field, literal, value);
    }
}

/// The same for a field whose absence means something else than its value: the outer `None` of
/// two options is `null`.
#[inline(always)]
pub fn first_kept_member<T: ToJson + ?Sized>(
    printer: &mut Printer<'_>,
    members: &mut Members<'_>,
    field: u16,
    literal: &'static str,
    value: &T,
) {
    first_name(printer, members, field, literal);
    value.print(printer);
}

/// The same without the value, which something else than its type prints.
#[inline(always)]
pub fn first_name(
    printer: &mut Printer<'_>,
    members: &mut Members<'_>,
    field: u16,
    literal: &'static str,
) {
    if let Some(names) = members.names {
        named_member(printer, names, members.first, field);
    } else {
        printer.raw(literal);
    }
    members.first = false;
}

/// Prints the member of a later field; `literal` is `,"name":`.
///
/// Unless members before it may be absent, `first` is known to the compiler and the test is
/// gone.
#[inline(always)]
pub fn member<T: ToJson + ?Sized>(
    printer: &mut Printer<'_>,
    members: &mut Members<'_>,
    field: u16,
    literal: &'static str,
    value: &T,
) {
    if !value.is_absent() {
        kept_member(printer, members, field, literal, value);
    }
}

/// [`member`] as [`first_kept_member`] is [`first_member`].
#[inline(always)]
pub fn kept_member<T: ToJson + ?Sized>(
    printer: &mut Printer<'_>,
    members: &mut Members<'_>,
    field: u16,
    literal: &'static str,
    value: &T,
) {
    later_name(printer, members, field, literal);
    value.print(printer);
}

/// [`first_name`] of a later field.
#[inline(always)]
pub fn later_name(
    printer: &mut Printer<'_>,
    members: &mut Members<'_>,
    field: u16,
    literal: &'static str,
) {
    if let Some(names) = members.names {
        named_member(printer, names, members.first, field);
        members.first = false;
    } else if members.first {
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
    members: &mut Members<'_>,
    value: &T,
) {
    value.print_members(&mut members.first, printer);
}

/// Prints the bracket or comma and the name that was chosen for a field at run time. It is not
/// given the [`Members`], which would have to be in memory for that.
#[inline(never)]
fn named_member(printer: &mut Printer<'_>, names: &TypeWrites, first: bool, field: u16) {
    match names.text(field, first) {
        Some(Text::Long(text)) => long_name(printer, text),
        Some(Text::Short(text)) => printer.padded(text),
        None => {}
    }
}

#[inline(never)]
fn long_name(printer: &mut Printer<'_>, text: &str) {
    printer.raw(text);
}

/// Prints `{` in place of the comma that `literal` begins with.
#[inline(never)]
fn open(printer: &mut Printer<'_>, literal: &'static str) {
    printer.raw("{");
    printer.raw(literal.get(1..).unwrap_or_default());
}

/// Ends the members of a derived struct.
#[inline(always)]
pub fn end_members(printer: &mut Printer<'_>, members: Members<'_>) {
    end_object(printer, members.first);
}

/// Prints the closing bracket, and the opening one if there was no member.
#[inline(always)]
pub(crate) fn end_object(printer: &mut Printer<'_>, first: bool) {
    printer.raw(if first { "{}" } else { "}" });
}
