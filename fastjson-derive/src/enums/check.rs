//! Rules about enums and their variants.

use proc_macro2::Ident;

use super::{Enum, Tagging, Variant, names};
use crate::attributes::container::ContainerAttributes;
use crate::attributes::field::FieldAttributes;
use crate::attributes::variant::{TagValue, VariantAttributes};
use crate::check;
use crate::errors::Errors;
use crate::expand::Directions;
use crate::model::Shape;

/// What was written about a variant, for the tokens to report.
pub(super) struct Source<'a> {
    pub(super) node: &'a syn::Variant,
    pub(super) own: VariantAttributes,
    pub(super) fields: Vec<FieldAttributes>,
}

/// Reports every rule that the enum breaks.
pub(super) fn check(
    model: &Enum<'_>,
    attributes: &ContainerAttributes,
    sources: &[Source<'_>],
    directions: Directions,
    errors: &mut Errors,
) {
    check_tagging(attributes, errors);
    check_container(model, attributes, errors);
    check::check_whole(&model.whole, attributes, directions, errors);
    if model.variants.len() > MOST {
        errors.at(&model.whole.input.ident, "an enum cannot have more than 32,766 variants");
    }
    for (variant, source) in model.variants.iter().zip(sources) {
        check_variant(model, variant, source, errors);
        let parts = check::Source { attributes, fields: &source.fields, directions };
        if !(variant.skip_print && variant.skip_parse) {
            check::check_variant(&variant.body, &parts, errors);
        }
    }
    check_names(model, attributes, sources, directions, errors);
    check_values(sources, errors);
    check_others(sources, errors);
    check_order(model, sources, errors);
}

/// Variants are numbered like fields.
const MOST: usize = 32_766;

/// Words that say in different ways how variants are told apart.
fn check_tagging(attributes: &ContainerAttributes, errors: &mut Errors) {
    let [tag, content, untagged, repr] = [
        attributes.tag.name(),
        attributes.content.name(),
        attributes.untagged.name(),
        attributes.repr.name(),
    ];
    for (second, first) in
        [(untagged, tag), (untagged, content), (repr, tag), (repr, content), (repr, untagged)]
    {
        if let (Some(second), Some(first)) = (second, first) {
            contradict(second, first, errors);
        }
    }
    if let (Some(content), None, None, None) = (content, tag, untagged, repr) {
        errors.at(content, "`content` needs a `tag` beside it, such as `tag = \"type\"`");
    }
    if let (Some(tag), Some(content)) = (attributes.tag.value(), attributes.content.value())
        && tag.value() == content.value()
    {
        let message = "`tag` and `content` cannot have the same name";
        errors.conflict((content, message), (tag, "first used here"));
    }
}

/// What speaks of something that the enum does not have.
fn check_container(model: &Enum<'_>, attributes: &ContainerAttributes, errors: &mut Errors) {
    let without_effect = [
        attributes.default.name(),
        attributes.provider.name(),
        attributes.remote.name(),
        // serde allows it.
        attributes.rename.name().filter(|_| !attributes.serde_attributes.is_given()),
        attributes.resolver.name(),
        attributes.transparent.name(),
    ];
    for name in without_effect.into_iter().flatten() {
        errors.at(name, format!("`{name}` has no effect on an enum"));
    }
    let has = |wanted: fn(&Variant<'_>) -> bool| model.variants.iter().any(wanted);
    if !has(|variant| variant.body.shape == Shape::Named) {
        let of_fields = [
            attributes.rename_all_fields.name(),
            attributes.skip_serializing_default.name(),
            attributes.skip_serializing_none.name(),
            attributes.duplicates.name(),
        ];
        // An object with a tag may have other members.
        let tagged = matches!(model.tagging, Tagging::Internal { .. } | Tagging::Adjacent { .. });
        let of_objects = [attributes.deny_unknown_fields.name(), attributes.skip_unknown.name()];
        let of_objects = of_objects.into_iter().filter(|_| !tagged);
        for name in of_fields.into_iter().chain(of_objects).flatten() {
            let message = format!("`{name}` has no effect, since no variant has named fields");
            errors.at(name, message);
        }
    }
    if model.tagging == Tagging::Number {
        let of_names = [attributes.case_insensitive.name(), attributes.rename_all.name()];
        for name in of_names.into_iter().flatten() {
            errors.at(name, format!("`{name}` has no effect on an enum with `repr`"));
        }
    }
    if model.tagging == Tagging::Untagged
        && let Some(name) = attributes.rename_all.name()
    {
        let message = "`rename_all` has no effect on an `untagged` enum, whose variants have no \
                       names; `rename_all_fields` is for fields";
        errors.at(name, message);
    }
}

fn check_variant(
    model: &Enum<'_>,
    variant: &Variant<'_>,
    source: &Source<'_>,
    errors: &mut Errors,
) {
    let own = &source.own;
    check_skip(own, errors);
    check_shape(model, variant, source, errors);
    check_name(model, variant, own, errors);
    if let Some(name) = own.serialize_as.name() {
        if !variant.skip_print {
            let message = "`serialize_as` is for a variant with `skip` or `skip_serializing`";
            errors.at(name, message);
        } else if matches!(model.tagging, Tagging::Untagged | Tagging::Number) {
            errors.at(name, "`serialize_as` has no effect where variants have no names");
        }
    }
    if let (Some(second), Some(first)) = (own.other.name(), own.untagged.name()) {
        contradict(second, first, errors);
    }
    for function in [own.serialize_with.name(), own.deserialize_with.name()] {
        if let (Some(second), Some(first)) = (function, own.with.name()) {
            contradict(second, first, errors);
        }
    }
}

fn check_skip(own: &VariantAttributes, errors: &mut Errors) {
    let both = [own.skip_serializing.name(), own.skip_deserializing.name(), own.with.name()];
    let parsed = [own.other.name(), own.deserialize_with.name(), own.untagged.name()];
    let alias = own.aliases.first().map(|alias| &alias.name);
    let printed = own.serialize_with.name();
    let (word, others): (_, Vec<Option<&Ident>>) =
        match (own.skip.name(), own.skip_deserializing.name(), own.skip_serializing.name()) {
            (Some(skip), ..) => {
                (skip, both.into_iter().chain(parsed).chain([alias, printed]).collect())
            }
            (None, Some(skip), Some(_)) => (skip, vec![alias]),
            (None, Some(skip), None) => (skip, parsed.into_iter().take(2).chain([alias]).collect()),
            (None, None, Some(skip)) => (skip, vec![printed]),
            (None, None, None) => return,
        };
    for name in others.into_iter().flatten() {
        errors.conflict(
            (name, format!("`{name}` has no effect on a variant with `{word}`")),
            (word, format!("`{word}` is given here")),
        );
    }
}

/// What the variant holds.
fn check_shape(model: &Enum<'_>, variant: &Variant<'_>, source: &Source<'_>, errors: &mut Errors) {
    let (own, shape) = (&source.own, variant.body.shape);
    let skipped = variant.skip_print && variant.skip_parse;
    if matches!(model.tagging, Tagging::Internal { .. })
        && shape == Shape::Tuple
        && !variant.untagged
        && !skipped
    {
        let message = "a variant with several fields in parentheses has no members that could \
                       stand beside the `tag`; name its fields, or give the enum a `content`";
        errors.at(&source.node.fields, message);
    }
    if matches!(model.tagging, Tagging::Internal { .. })
        && shape == Shape::Newtype
        && !variant.is_whole()
        && !skipped
    {
        let of_field = source.fields.iter().flat_map(|field| {
            [
                field.with.name(),
                field.via_str.name(),
                field.serialize_with.name(),
                field.deserialize_with.name(),
            ]
        });
        let of_variant = [own.with.name(), own.serialize_with.name(), own.deserialize_with.name()];
        for name in of_field.chain(of_variant).flatten() {
            let message = format!(
                "`{name}` is for whole values, and this one is members beside the `tag`; give the \
                 enum a `content`"
            );
            errors.at(name, message);
        }
    }
    if model.tagging == Tagging::Number && shape != Shape::Unit {
        let message = "an enum with `repr` is numbers, so that its variants can hold nothing";
        errors.at(&source.node.fields, message);
    }
    if let Some(other) = own.other.name() {
        if !matches!(shape, Shape::Unit | Shape::Newtype) {
            let message = "`other` is for a variant that holds nothing, or one value that keeps \
                           all of the JSON";
            errors.at(other, message);
        } else if model.tagging == Tagging::Untagged {
            errors.at(other, "`other` has no effect on an `untagged` enum, which has no names");
        }
    }
    if shape != Shape::Newtype {
        let converters = [own.with.name(), own.serialize_with.name(), own.deserialize_with.name()];
        for name in converters.into_iter().flatten() {
            let message = format!(
                "`{name}` is for a variant with one field in parentheses; put it on a field"
            );
            errors.at(name, message);
        }
    }
    if let (Some(name), true) = (own.rename_all.name(), shape != Shape::Named) {
        errors.at(name, "`rename_all` has no effect on a variant without named fields");
    }
    if let (Some(name), true) = (own.untagged.name(), model.tagging == Tagging::Untagged) {
        errors.at(name, "`untagged` is said of the whole enum already");
    }
    if let (Some(name), true) = (own.untagged.name(), model.tagging == Tagging::Number) {
        errors.at(name, "`untagged` has no effect on an enum with `repr`");
    }
}

/// The name of a variant that has none.
fn check_name(
    model: &Enum<'_>,
    variant: &Variant<'_>,
    own: &VariantAttributes,
    errors: &mut Errors,
) {
    let alias = own.aliases.first().map(|alias| &alias.name);
    let of_names = [own.rename.name(), alias, own.tag_value.name()];
    let why = if variant.untagged {
        "whose JSON does not say which variant it is"
    } else if model.tagging == Tagging::Number {
        "that is a number"
    } else if variant.keeps_all() {
        "that keeps all of the JSON"
    } else {
        let tagged = matches!(model.tagging, Tagging::Internal { .. } | Tagging::Adjacent { .. });
        if let (Some(name), false) = (own.tag_value.name(), tagged) {
            errors.at(name, "`tag_value` is for an enum with a `tag`; use `rename`");
        }
        if let (Some(value), Some(rename)) = (own.tag_value.name(), own.rename.name()) {
            contradict(value, rename, errors);
        }
        return;
    };
    for name in of_names.into_iter().flatten() {
        errors.at(name, format!("`{name}` has no effect on a variant {why}"));
    }
}

/// No two variants may have the same name.
fn check_names(
    model: &Enum<'_>,
    attributes: &ContainerAttributes,
    sources: &[Source<'_>],
    directions: Directions,
    errors: &mut Errors,
) {
    if matches!(model.tagging, Tagging::Untagged | Tagging::Number) {
        return;
    }
    let (mut printed, mut parsed) = (Vec::new(), Vec::new());
    for (number, (variant, source)) in model.variants.iter().zip(sources).enumerate() {
        if variant.untagged || variant.keeps_all() {
            continue;
        }
        let (print, parse) = names::names(&source.node.ident, &source.own, attributes);
        if directions.print && !variant.skip_print && variant.tag_value.is_none() {
            printed.push((number, print));
        }
        if directions.parse && !variant.skip_parse {
            parsed.extend(parse.into_iter().map(|name| (number, name)));
        }
    }
    let any_case = attributes.case_insensitive.is_given();
    check::report_repeated_names([(&parsed, any_case), (&printed, false)], errors);
}

/// No two variants may have the same tag.
fn check_values(sources: &[Source<'_>], errors: &mut Errors) {
    let mut seen: Vec<(&TagValue, &Ident)> = Vec::new();
    for source in sources {
        let (Some(value), Some(word)) = (source.own.tag_value.value(), source.own.tag_value.name())
        else {
            continue;
        };
        if matches!(value, TagValue::Text(_)) {
            continue;
        }
        match seen.iter().find(|(known, _)| *known == value) {
            Some((_, first)) => {
                let message = "two variants cannot have the same `tag_value`";
                errors.conflict((word, message), (first, "first used here"));
            }
            None => seen.push((value, word)),
        }
    }
}

/// One variant stands for all others.
fn check_others(sources: &[Source<'_>], errors: &mut Errors) {
    let mut others = sources.iter().filter_map(|source| source.own.other.name());
    if let Some(first) = others.next() {
        for second in others {
            let message = "only one variant can be the `other` one";
            errors.conflict((second, message), (first, "`other` is given here"));
        }
    }
}

/// Variants that are tried come after those that are known by their names.
fn check_order(model: &Enum<'_>, sources: &[Source<'_>], errors: &mut Errors) {
    if model.tagging == Tagging::Untagged {
        return;
    }
    let mut first = None;
    for (variant, source) in model.variants.iter().zip(sources) {
        match (source.own.untagged.name(), first) {
            (Some(word), None) => first = Some(word),
            (None, Some(word)) if !(variant.skip_parse && variant.skip_print) => {
                let message = "variants that are `untagged` must come last, since they are \
                               tried after the others";
                errors.conflict((word, message), (variant.ident, "this variant is not"));
                return;
            }
            _ => {}
        }
    }
}

fn contradict(word: &Ident, other: &Ident, errors: &mut Errors) {
    errors.conflict(
        (word, format!("`{word}` contradicts `{other}`, remove one of them")),
        (other, format!("`{other}` is given here")),
    );
}
