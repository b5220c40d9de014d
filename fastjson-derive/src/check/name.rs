//! No two fields of a struct may claim the same JSON name: one of them could never be read, or
//! an object would be printed with a member twice.

use std::collections::{BTreeMap, BTreeSet};

use syn::ext::IdentExt;

use super::Source;
use crate::errors::Errors;
use crate::model::{Container, Name, Names, names};

pub(super) fn check(container: &Container<'_>, source: &Source<'_>, errors: &mut Errors) {
    if container.transparent {
        return;
    }
    let (mut printed, mut parsed) = (Vec::new(), Vec::new());
    if let (Some(tag), Some(given)) = (&container.tag, source.attributes.tag.value()) {
        let name = || Name { text: tag.name.clone(), origin: quote::quote!(#given) };
        printed.push((container.fields.len(), name()));
        parsed.push((container.fields.len(), name()));
    }
    for (field, attributes) in container.fields.iter().zip(source.fields) {
        let Some(Names { print, parse }) = names(field.node, attributes, container.rules) else {
            continue;
        };
        if field.flatten {
            continue;
        }
        if !field.skip_print {
            printed.push((field.index, print));
        }
        if !field.skip_parse {
            parsed.extend(parse.into_iter().map(|name| (field.index, name)));
        }
    }
    let versions = versions(container, source);
    let mut reported = BTreeSet::new();
    if source.directions.parse {
        report_repeated(&parsed, container.case_insensitive, &mut reported, errors);
    }
    if source.directions.print {
        report_repeated(&printed, false, &mut reported, errors);
    }
    for names in &versions {
        report_repeated(names, false, &mut reported, errors);
    }
}

/// Reports names that stand for two variants, in each of some lists of numbers and names, and
/// whether these match in any case.
pub(crate) fn report_repeated_names(lists: [(&[(usize, Name)], bool); 2], errors: &mut Errors) {
    let mut reported = BTreeSet::new();
    for (names, any_case) in lists {
        report_repeated(names, any_case, &mut reported, errors);
    }
}

/// For each version that a field has a name in, the fields with their names in that version, or
/// else those that they are read under.
fn versions(container: &Container<'_>, source: &Source<'_>) -> Vec<Vec<(usize, Name)>> {
    let all: BTreeSet<&String> = container
        .fields
        .iter()
        .flat_map(|field| field.versions.iter().map(|(version, _)| version))
        .collect();
    let of_version = |version: &String| {
        let mut list = Vec::new();
        for (field, attributes) in container.fields.iter().zip(source.fields) {
            let given = attributes.names.value().into_iter().flatten();
            let mut given = given.filter(|(name, _)| name.unraw() == version.as_str());
            match given.next() {
                Some((_, text)) => {
                    let name = Name { text: text.value(), origin: quote::quote!(#text) };
                    list.push((field.index, name));
                }
                None if field.skip_parse || field.flatten => {}
                None => {
                    let declared = names(field.node, attributes, container.rules);
                    let declared = declared.into_iter().flat_map(|names| names.parse);
                    list.extend(declared.map(|name| (field.index, name)));
                }
            }
        }
        list
    };
    all.into_iter().map(of_version).collect()
}

/// `reported` are the names and fields that were found to be repeated, so that one that is
/// repeated both ways is reported once.
fn report_repeated<'a>(
    names: &'a [(usize, Name)],
    any_case: bool,
    reported: &mut BTreeSet<(&'a str, usize)>,
    errors: &mut Errors,
) {
    let mut first_uses: BTreeMap<String, FirstUse<'_>> = BTreeMap::new();
    for (field, name) in names {
        let form = if any_case { name.text.to_ascii_lowercase() } else { name.text.clone() };
        let Some(first) = first_uses.get_mut(&form) else {
            first_uses.insert(form, FirstUse { name, reported: false });
            continue;
        };
        if !reported.insert((&name.text, *field)) {
            continue;
        }
        let message = if first.name.text == name.text {
            format!("the JSON name {:?} is used twice", name.text)
        } else {
            format!("the JSON names {:?} and {:?} differ only in case", first.name.text, name.text)
        };
        errors.at(&name.origin, message);
        if !first.reported {
            errors.at(&first.name.origin, "first used here");
            first.reported = true;
        }
    }
}

struct FirstUse<'a> {
    name: &'a Name,
    reported: bool,
}
