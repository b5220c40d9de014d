//! Rules about the struct as a whole.

use proc_macro2::Ident;

use super::Source;
use crate::attributes::container::ContainerAttributes;
use crate::conversion::is_whole;
use crate::errors::Errors;
use crate::model::{Container, DefaultValue, Field, Shape};

pub(super) fn check(container: &Container<'_>, source: &Source<'_>, errors: &mut Errors) {
    check_size(container, errors);
    check_unknown(source.attributes, errors);
    check_left_out(source.attributes, errors);
    if !is_whole(source.attributes, source.directions) {
        check_of_enums(source.attributes, errors);
        check_tag(container, source.attributes, errors);
    }
    if let Some(transparent) = source.attributes.transparent.name() {
        check_transparent(container, source, transparent, errors);
    } else if !is_whole(source.attributes, source.directions) {
        check_shape(container, source.attributes, errors);
        check_trailing_defaults(container, source, errors);
    }
}

/// The names of a field are numbered by 16 bits, of which one value is for "unknown"; fields by 15
/// bits, of which two are not theirs: one bit says that names were chosen at run time, and one
/// number that no field is due.
pub(super) fn check_size(container: &Container<'_>, errors: &mut Errors) {
    if container.fields.len() > MOST_FIELDS {
        errors.at(&container.input.ident, "a struct cannot have more than 32,766 fields");
    }
    for field in container.fields.iter().filter(|field| field.parse_names.len() > MOST) {
        errors.at(&field.node.ident, "a field cannot have more than 65,535 names");
    }
}

const MOST: usize = 65_535;
const MOST_FIELDS: usize = 32_766;

/// A member that is refused is not skipped in any way.
pub(super) fn check_unknown(attributes: &ContainerAttributes, errors: &mut Errors) {
    if let (Some(skip), Some(deny)) =
        (attributes.skip_unknown.name(), attributes.deny_unknown_fields.name())
    {
        let message = "`skip_unknown` contradicts `deny_unknown_fields`, remove one of them";
        errors.conflict((skip, message), (deny, "`deny_unknown_fields` is given here"));
    }
}

/// What has the value of its default may be `None`.
pub(super) fn check_left_out(attributes: &ContainerAttributes, errors: &mut Errors) {
    if let (Some(none), Some(default)) =
        (attributes.skip_serializing_none.name(), attributes.skip_serializing_default.name())
    {
        let message = "`skip_serializing_none` contradicts `skip_serializing_default`, which \
                       leaves out each `None` that is a default";
        errors.conflict((none, message), (default, "`skip_serializing_default` is given here"));
    }
}

/// A struct has no variants to tell apart.
fn check_of_enums(attributes: &ContainerAttributes, errors: &mut Errors) {
    for name in about_variants(attributes).into_iter().flatten() {
        errors.at(name, format!("`{name}` is for enums"));
    }
}

/// The attributes that speak of variants.
pub(super) fn about_variants(attributes: &ContainerAttributes) -> [Option<&Ident>; 4] {
    [
        attributes.content.name(),
        attributes.rename_all_fields.name(),
        attributes.repr.name(),
        attributes.untagged.name(),
    ]
}

/// The tag of a struct is a member, and holds its name.
fn check_tag(container: &Container<'_>, attributes: &ContainerAttributes, errors: &mut Errors) {
    let Some(tag) = attributes.tag.name() else {
        if let Some(rename) = attributes.rename.name() {
            let message = "`rename` goes on a field, not on the struct, whose name is not in its \
                           JSON without a `tag`";
            errors.at(rename, message);
        }
        return;
    };
    if container.shape != Shape::Named || attributes.transparent.is_given() {
        errors.at(tag, "`tag` is for enums, and for structs with named fields");
    }
}

/// A transparent struct has no object of its own that an attribute could be about.
fn check_transparent(
    container: &Container<'_>,
    source: &Source<'_>,
    transparent: &Ident,
    errors: &mut Errors,
) {
    for name in about_members(source.attributes).into_iter().flatten() {
        let message = format!("`{name}` has no effect on a `transparent` struct");
        errors.conflict((name, message), (transparent, "`transparent` is given here"));
    }
    let skipped = |field: &Field<'_>| field.skip_print && field.skip_parse;
    let mut inner = container.fields.iter().zip(source.fields).filter(|(field, _)| !skipped(field));
    let (Some((_, attributes)), None) = (inner.next(), inner.next()) else {
        let message = "a `transparent` struct needs exactly one field that is not skipped";
        errors.at(transparent, message);
        return;
    };
    // The rules for fields in parentheses say the same about them.
    if container.shape != Shape::Named {
        return;
    }
    let names = [
        attributes.rename.name(),
        attributes.first_alias(),
        attributes.names.name(),
        attributes.default.name(),
        attributes.required.name(),
        attributes.skip_serializing.name(),
        attributes.skip_deserializing.name(),
        attributes.skip_serializing_if.name(),
    ];
    for name in names.into_iter().flatten() {
        let message = format!("`{name}` has no effect on the field of a `transparent` struct");
        errors.conflict((name, message), (transparent, "`transparent` is given here"));
    }
}

/// An array has no members, and a struct with at most one value has no array.
fn check_shape(container: &Container<'_>, attributes: &ContainerAttributes, errors: &mut Errors) {
    let (what, default) = match container.shape {
        Shape::Named => return,
        Shape::Tuple => ("tuple struct", None),
        Shape::Newtype => ("newtype struct", attributes.default.name()),
        Shape::Unit => ("unit struct", attributes.default.name()),
    };
    let names = about_members(attributes);
    // Elements at the end of an array may be absent, so that `default` means something.
    let names = names.into_iter().flatten().filter(|name| *name != "default").chain(default);
    for name in names {
        errors.at(name, format!("`{name}` has no effect on a {what}"));
    }
}

/// Only elements at the end of an array can be absent: when one has a default, those after it
/// need one.
pub(super) fn check_trailing_defaults(
    container: &Container<'_>,
    source: &Source<'_>,
    errors: &mut Errors,
) {
    let everywhere = !matches!(container.default, DefaultValue::None);
    if container.shape != Shape::Tuple || everywhere || !source.directions.parse {
        return;
    }
    let mut first = None;
    let parsed = container.fields.iter().zip(source.fields).filter(|(field, _)| !field.skip_parse);
    for (field, attributes) in parsed {
        match (first, attributes.default.name()) {
            (None, default) => first = default,
            (Some(first), None) => errors.conflict(
                (&field.node.ty, "this field needs a `default`, as an earlier one has it"),
                (first, "`default` is given here"),
            ),
            (Some(_), Some(_)) => {}
        }
    }
}

/// The attributes that speak of an object's members.
pub(super) fn about_members(attributes: &ContainerAttributes) -> [Option<&Ident>; 10] {
    [
        attributes.case_insensitive.name(),
        attributes.skip_serializing_default.name(),
        attributes.skip_serializing_none.name(),
        attributes.rename_all.name(),
        attributes.default.name(),
        attributes.deny_unknown_fields.name(),
        attributes.duplicates.name(),
        attributes.skip_unknown.name(),
        attributes.resolver.name(),
        attributes.provider.name(),
    ]
}
