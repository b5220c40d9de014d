//! Rules about structs whose JSON is not that of their fields.

use proc_macro2::Ident;
use syn::Data;

use super::{Source, borrow};
use crate::attributes::container::ContainerAttributes;
use crate::attributes::item_names;
use crate::conversion::{ParseAs, is_whole};
use crate::errors::Errors;
use crate::model::Container;

pub(super) fn check(container: &Container<'_>, source: &Source<'_>, errors: &mut Errors) {
    let attributes = source.attributes;
    check_pairs(attributes, errors);
    if let (true, ParseAs::From(ty) | ParseAs::TryFrom(ty)) =
        (source.directions.parse, &container.parse_as)
    {
        borrow::check(ty, errors);
    }
    if is_whole(attributes, source.directions) {
        report_attributes(container, attributes, errors);
    }
    check_getters(container, source, errors);
}

pub(super) fn check_getters(container: &Container<'_>, source: &Source<'_>, errors: &mut Errors) {
    if container.remote.is_none() {
        for attributes in source.fields {
            if let Some(getter) = attributes.getter.name() {
                errors.at(getter, "`getter` is for the fields of a struct with `remote`");
            }
        }
    }
}

/// Words that say different things about the same.
fn check_pairs(attributes: &ContainerAttributes, errors: &mut Errors) {
    let [from, try_from, into, via_str] = [
        attributes.from.name(),
        attributes.try_from.name(),
        attributes.into.name(),
        attributes.via_str.name(),
    ];
    let remote = attributes.remote.name();
    let transparent = attributes.transparent.name();
    let more = [attributes.expecting.name(), attributes.validate.name()];
    let conversions = [from, try_from, into, via_str];
    contradict(try_from, &[from], errors);
    contradict(via_str, &[from, try_from, into], errors);
    contradict(transparent, &conversions, errors);
    contradict(remote, &conversions, errors);
    contradict(remote, &more, errors);
}

fn contradict(word: Option<&Ident>, others: &[Option<&Ident>], errors: &mut Errors) {
    let Some(word) = word else { return };
    for other in others.iter().copied().flatten() {
        errors.conflict(
            (word, format!("`{word}` contradicts `{other}`, remove one of them")),
            (other, format!("`{other}` is given here")),
        );
    }
}

/// Where nothing of the item itself is printed or parsed, what is said of its parts is for
/// nothing.
fn report_attributes(
    container: &Container<'_>,
    attributes: &ContainerAttributes,
    errors: &mut Errors,
) {
    let conversions = [&attributes.from, &attributes.try_from, &attributes.into];
    let conversion = conversions.iter().find_map(|slot| slot.name());
    let Some(conversion) = conversion.or_else(|| attributes.via_str.name()) else { return };
    let own = super::container::about_members(attributes).into_iter();
    let own = own.chain(super::container::about_variants(attributes));
    let own = own.chain([attributes.tag.name(), attributes.rename.name()]);
    let mut names: Vec<Ident> = own.flatten().cloned().collect();
    let mut of_fields = |fields: &syn::Fields| {
        fields.iter().for_each(|field| names.extend(item_names(&field.attrs)));
    };
    match &container.input.data {
        Data::Struct(data) => of_fields(&data.fields),
        Data::Union(data) => {
            data.fields.named.iter().for_each(|field| names.extend(item_names(&field.attrs)));
        }
        Data::Enum(data) => {
            data.variants.iter().for_each(|variant| of_fields(&variant.fields));
            data.variants.iter().for_each(|variant| names.extend(item_names(&variant.attrs)));
        }
    }
    for name in names {
        let message = format!("`{name}` has no effect, the type is converted as a whole");
        errors.conflict((name, message), (conversion, format!("`{conversion}` is given here")));
    }
}
