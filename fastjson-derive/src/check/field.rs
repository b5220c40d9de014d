//! Rules between the attributes of one field.

use proc_macro2::Ident;

use crate::attributes::field::FieldAttributes;
use crate::errors::Errors;
use crate::model::Shape;

/// `what` is `struct` or `variant`.
pub(super) fn check(shape: Shape, what: &str, attributes: &FieldAttributes, errors: &mut Errors) {
    check_skip(attributes, errors);
    check_required(attributes, errors);
    check_converters(attributes, errors);
    check_flatten(shape, attributes, errors);
    match shape {
        Shape::Named | Shape::Unit => {}
        Shape::Tuple => check_tuple(what, attributes, errors),
        Shape::Newtype => check_newtype(what, attributes, errors),
    }
}

/// A flattened value has no member of its own: no name, and nobody but its type that reads it.
fn check_flatten(shape: Shape, attributes: &FieldAttributes, errors: &mut Errors) {
    let Some(flatten) = attributes.flatten.name() else { return };
    if shape != Shape::Named {
        let message = "`flatten` is for fields with names: there are no members around this one";
        errors.at(flatten, message);
        return;
    }
    let without_effect = [
        attributes.rename.name(),
        attributes.first_alias(),
        attributes.names.name(),
        attributes.required.name(),
        attributes.skip.name(),
    ];
    for name in without_effect.into_iter().flatten() {
        errors.conflict(
            (name, format!("`{name}` has no effect on a field with `flatten`")),
            (flatten, "`flatten` is given here".to_owned()),
        );
    }
    let contradictions = [
        attributes.with.name(),
        attributes.serialize_with.name(),
        attributes.deserialize_with.name(),
        attributes.via_str.name(),
        attributes.validate.name(),
    ];
    for name in contradictions.into_iter().flatten() {
        errors.conflict(
            (name, format!("`{name}` is for a whole value, which a flattened field has not")),
            (flatten, "`flatten` is given here".to_owned()),
        );
    }
}

/// What is skipped needs no other word about the same direction.
fn check_skip(attributes: &FieldAttributes, errors: &mut Errors) {
    let alias = attributes.first_alias();
    let names = attributes.names.name();
    let required = attributes.required.name();
    let only_if = attributes.skip_serializing_if.name();
    let getter = attributes.getter.name();
    let printed_with = attributes.serialize_with.name();
    let parsed_with = attributes.deserialize_with.name();
    let validate = attributes.validate.name();
    if let Some(skip) = attributes.skip.name() {
        let others = [
            attributes.rename.name(),
            alias,
            names,
            required,
            attributes.skip_serializing.name(),
            attributes.skip_deserializing.name(),
            only_if,
            attributes.with.name(),
            attributes.via_str.name(),
            getter,
            printed_with,
            parsed_with,
            validate,
        ];
        has_no_effect(&others, skip, errors);
        return;
    }
    if let Some(skip) = attributes.skip_serializing.name() {
        has_no_effect(&[only_if, getter, printed_with], skip, errors);
    }
    if let Some(skip) = attributes.skip_deserializing.name() {
        has_no_effect(&[alias, required, parsed_with, validate], skip, errors);
    }
}

fn has_no_effect(names: &[Option<&Ident>], skip: &Ident, errors: &mut Errors) {
    for name in names.iter().copied().flatten() {
        errors.conflict(
            (name, format!("`{name}` has no effect on a field with `{skip}`")),
            (skip, format!("`{skip}` is given here")),
        );
    }
}

/// Each direction has at most one converter.
fn check_converters(attributes: &FieldAttributes, errors: &mut Errors) {
    let with = attributes.with.name();
    let via_str = attributes.via_str.name();
    let functions = [attributes.serialize_with.name(), attributes.deserialize_with.name()];
    let pairs = [
        (via_str, with),
        (functions[0], with),
        (functions[1], with),
        (functions[0], via_str),
        (functions[1], via_str),
    ];
    for (second, first) in pairs {
        if let (Some(second), Some(first)) = (second, first) {
            let message = format!("`{second}` contradicts `{first}`, remove one of them");
            errors.conflict((second, message), (first, format!("`{first}` is given here")));
        }
    }
}

/// A default is for a member that is absent, which a required one never is.
fn check_required(attributes: &FieldAttributes, errors: &mut Errors) {
    let skipped = attributes.skips_parse();
    if let (Some(required), Some(default), false) =
        (attributes.required.name(), attributes.default.name(), skipped)
    {
        let message = "`required` contradicts `default`, remove one of them";
        errors.conflict((required, message), (default, "`default` is given here"));
    }
}

/// The elements of an array have places, not names.
fn check_tuple(what: &str, attributes: &FieldAttributes, errors: &mut Errors) {
    report_names(what, attributes, errors);
    if let Some(name) = attributes.skip_serializing_if.name() {
        let message = format!(
            "`skip_serializing_if` is not for tuple {what}s, \
             since the elements after this one would change places"
        );
        errors.at(name, message);
    }
    if let Some(name) = attributes.required.name() {
        errors.at(name, format!("`required` has no effect on a tuple {what}"));
    }
}

/// A newtype struct is its field: always there, under no name.
fn check_newtype(what: &str, attributes: &FieldAttributes, errors: &mut Errors) {
    report_names(what, attributes, errors);
    let names = [
        attributes.skip_serializing_if.name(),
        attributes.required.name(),
        attributes.default.name().filter(|_| !attributes.skips_parse()),
    ];
    for name in names.into_iter().flatten() {
        errors.at(name, format!("`{name}` has no effect on a newtype {what}"));
    }
    let skips = [
        attributes.skip.name(),
        attributes.skip_serializing.name(),
        attributes.skip_deserializing.name(),
    ];
    for name in skips.into_iter().flatten() {
        errors.at(name, format!("the only field of a newtype {what} cannot be skipped"));
    }
}

fn report_names(what: &str, attributes: &FieldAttributes, errors: &mut Errors) {
    let aliases = attributes.aliases.iter().chain(&attributes.deprecated_aliases);
    let aliases = aliases.map(|alias| &alias.name);
    let names = attributes.rename.name().into_iter().chain(attributes.names.name());
    for name in names.chain(aliases) {
        let message = format!("`{name}` has no effect, the fields of a tuple {what} have no names");
        errors.at(name, message);
    }
}
