//! Rules between attributes, between fields, and between attributes and the shape of the
//! struct: whatever each value alone cannot tell.

mod borrow;
mod container;
mod conversion;
mod field;
mod name;

use crate::attributes::container::ContainerAttributes;
use crate::attributes::field::FieldAttributes;
use crate::conversion::ParseAs;
use crate::errors::Errors;
use crate::expand::Directions;
use crate::model::Container;

pub(crate) use name::report_repeated_names;

/// What was written, for the tokens to report.
pub(crate) struct Source<'a> {
    pub(crate) attributes: &'a ContainerAttributes,
    /// One for each field of the container.
    pub(crate) fields: &'a [FieldAttributes],
    pub(crate) directions: Directions,
}

/// Reports every rule that the struct breaks.
pub(crate) fn check(container: &Container<'_>, source: &Source<'_>, errors: &mut Errors) {
    container::check(container, source, errors);
    fields(container, source, errors);
    conversion::check(container, source, errors);
    name::check(container, source, errors);
}

/// Reports every rule that an enum breaks as one.
pub(crate) fn check_whole(
    whole: &Container<'_>,
    attributes: &ContainerAttributes,
    directions: Directions,
    errors: &mut Errors,
) {
    container::check_unknown(attributes, errors);
    container::check_left_out(attributes, errors);
    conversion::check(whole, &Source { attributes, fields: &[], directions }, errors);
}

/// Reports every rule that what a variant holds breaks.
pub(crate) fn check_variant(body: &Container<'_>, source: &Source<'_>, errors: &mut Errors) {
    container::check_size(body, errors);
    container::check_trailing_defaults(body, source, errors);
    fields(body, source, errors);
    conversion::check_getters(body, source, errors);
    name::check(body, source, errors);
}

fn fields(container: &Container<'_>, source: &Source<'_>, errors: &mut Errors) {
    let what = if container.variant.is_some() { "variant" } else { "struct" };
    let parsed = source.directions.parse && matches!(container.parse_as, ParseAs::Itself);
    for (field, attributes) in container.fields.iter().zip(source.fields) {
        field::check(container.shape, what, attributes, errors);
        if parsed && !field.skip_parse && !field.owned_text && field.parse_with.is_none() {
            borrow::check(&field.node.ty, errors);
        }
    }
}
