//! Members of derived structs: what the code that a derive writes calls to print a field.

use super::Printer;
use crate::ToJson;

/// Prints the first member of a struct; `literal` is `{"name":`.
#[inline(always)]
pub fn first_member<T: ToJson + ?Sized>(
    printer: &mut Printer<'_>,
    first: &mut bool,
    literal: &'static str,
    value: &T,
) {
    if value.is_absent() {
        return;
    }
    *first = false;
    printer.raw(literal);
    value.print(printer);
}

/// Prints a later member of a struct; `literal` is `,"name":`.
///
/// Unless members before it may be absent, `first` is known to the compiler and the test is
/// gone.
#[inline(always)]
pub fn member<T: ToJson + ?Sized>(
    printer: &mut Printer<'_>,
    first: &mut bool,
    literal: &'static str,
    value: &T,
) {
    if value.is_absent() {
        return;
    }
    if *first {
        *first = false;
        open(printer, literal);
    } else {
        printer.raw(literal);
    }
    value.print(printer);
}

/// Prints `{` in place of the comma that `literal` begins with.
#[inline(never)]
fn open(printer: &mut Printer<'_>, literal: &'static str) {
    printer.raw("{");
    printer.raw(literal.get(1..).unwrap_or_default());
}

/// Prints the closing bracket, and the opening one if there was no member.
#[inline(always)]
pub fn end_object(printer: &mut Printer<'_>, first: bool) {
    printer.raw(if first { "{}" } else { "}" });
}
