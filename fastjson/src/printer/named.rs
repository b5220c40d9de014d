//! Members under names that were chosen at run time: what the code that a derive writes calls to
//! print an object a second way.
//!
//! The choice is made once for each object, so that the first way has no test for a member. The
//! second is one call for a member, to a function that all fields of a type share.

use super::Printer;
use super::member::end_object;
use crate::ToJson;
use crate::fields::Fields;
use crate::names::TypeWrites;

/// The members of one object and their names.
#[derive(Debug)]
pub struct NamedMembers<'s> {
    names: &'s TypeWrites,
    first: bool,
}

/// Begins an object if the names of its type were chosen at run time.
#[inline(always)]
#[must_use]
pub fn named_object<'s>(
    printer: &Printer<'s>,
    fields: &'static Fields,
) -> Option<NamedMembers<'s>> {
    if printer.names.is_some() { own_named_object(printer, fields) } else { None }
}

/// The same for a type that names its own provider. What is wrong with that is not an error here,
/// where there are none: the declared names are printed.
#[cold]
#[inline(never)]
#[must_use]
pub fn own_named_object<'s>(
    printer: &Printer<'s>,
    fields: &'static Fields,
) -> Option<NamedMembers<'s>> {
    let names = names_of(printer, fields)?;
    Some(NamedMembers { names, first: true })
}

/// Ends the members of such an object.
#[inline]
pub fn end_named(printer: &mut Printer<'_>, members: NamedMembers<'_>) {
    end_object(printer, members.first);
}

/// What a serializer says, else what the type says itself.
#[inline]
fn names_of<'s>(printer: &Printer<'s>, fields: &'static Fields) -> Option<&'s TypeWrites> {
    let chosen = printer.names.and_then(|names| names.find(fields));
    #[cfg(feature = "std")]
    let chosen = chosen.or_else(|| fields.own.and_then(|own| own.writes(fields)?.ok()));
    chosen
}

/// Prints the member of field number `field` if it is not absent.
///
/// Its common case calls nothing before the value, so that it saves no registers.
#[inline(never)]
pub fn named_member<T: ToJson + ?Sized>(
    printer: &mut Printer<'_>,
    members: &mut NamedMembers<'_>,
    field: u16,
    value: &T,
) {
    if value.is_absent() {
        return;
    }
    if try_name(printer, members, field) {
        value.print(printer);
    } else {
        other_member(printer, members, field, value);
    }
}

/// The same for a field whose absence means something else than its value: the outer `None` of
/// two options is `null`.
#[inline(never)]
pub fn named_kept_member<T: ToJson + ?Sized>(
    printer: &mut Printer<'_>,
    members: &mut NamedMembers<'_>,
    field: u16,
    value: &T,
) {
    if try_name(printer, members, field) {
        value.print(printer);
    } else {
        other_member(printer, members, field, value);
    }
}

/// Prints the bracket or comma and the name; the value is printed by something else than its type.
#[inline]
pub fn named_name(printer: &mut Printer<'_>, members: &mut NamedMembers<'_>, field: u16) {
    if !try_name(printer, members, field) {
        other_name(printer, members, field);
    }
}

/// The name if it is short and there is room.
#[inline(always)]
fn try_name(printer: &mut Printer<'_>, members: &mut NamedMembers<'_>, field: u16) -> bool {
    let Some(texts) = members.names.short().get(usize::from(field)) else { return false };
    let printed = printer.try_padded(&texts[usize::from(members.first)]);
    members.first &= !printed;
    printed
}

#[cold]
#[inline(never)]
fn other_name(printer: &mut Printer<'_>, members: &mut NamedMembers<'_>, field: u16) {
    printer.raw(members.names.text(field, members.first));
    members.first = false;
}

#[cold]
#[inline(never)]
fn other_member<T: ToJson + ?Sized>(
    printer: &mut Printer<'_>,
    members: &mut NamedMembers<'_>,
    field: u16,
    value: &T,
) {
    other_name(printer, members, field);
    value.print(printer);
}
