//! Enums whose variants hold nothing: their JSON is a string, the name of the variant.

use proc_macro2::Ident;
use quote::quote;
use syn::ext::IdentExt;
use syn::{DataEnum, DeriveInput, Fields, Lifetime, LitStr, Path};

use crate::attributes::container::ContainerAttributes;
use crate::attributes::rename::RenameRule;
use crate::attributes::variant::VariantAttributes;
use crate::check::report_repeated_names;
use crate::errors::Errors;
use crate::expand::Directions;
use crate::model::{self, Name};

/// An enum that a derive macro was put on.
pub(crate) struct UnitEnum<'a> {
    pub(crate) input: &'a DeriveInput,
    pub(crate) runtime: Path,
    pub(crate) parse_lifetime: Lifetime,
    pub(crate) variants: Vec<Variant<'a>>,
}

/// One variant, in declaration order.
pub(crate) struct Variant<'a> {
    pub(crate) ident: &'a Ident,
    pub(crate) print_name: String,
    /// JSON names read, primary first; empty when the variant is never parsed.
    pub(crate) parse_names: Vec<String>,
}

impl<'a> UnitEnum<'a> {
    /// Reports every mistake; what comes back is of use only if there was none.
    pub(crate) fn new(
        input: &'a DeriveInput,
        data: &'a DataEnum,
        attributes: &ContainerAttributes,
        directions: Directions,
        errors: &mut Errors,
    ) -> Self {
        check_container(attributes, errors);
        let (mut printed, mut parsed, mut variants) = (Vec::new(), Vec::new(), Vec::new());
        for (index, node) in data.variants.iter().enumerate() {
            if !matches!(node.fields, Fields::Unit) {
                errors.at(
                    &node.fields,
                    "variants that hold something are not supported yet; \
                     implement `ToJson` and `FromJson` by hand",
                );
            }
            let with_serde = attributes.serde_attributes.is_given();
            let own = VariantAttributes::new(&node.attrs, with_serde, errors);
            let (print, mut parse) = names(&node.ident, &own, attributes);
            if own.skip_deserializing.is_given() {
                parse.clear();
            }
            variants.push(Variant {
                ident: &node.ident,
                print_name: print.text.clone(),
                parse_names: parse.iter().map(|name| name.text.clone()).collect(),
            });
            printed.push((index, print));
            parsed.extend(parse.into_iter().map(|name| (index, name)));
        }
        if variants.len() > MOST {
            errors.at(&input.ident, "an enum cannot have more than 32,766 variants");
        }
        let parsed = if directions.parse { parsed } else { Vec::new() };
        let printed = if directions.print { printed } else { Vec::new() };
        report_repeated_names([&parsed, &printed], errors);
        Self {
            input,
            runtime: model::runtime(attributes),
            parse_lifetime: model::parse_lifetime(input),
            variants,
        }
    }
}

/// Variants are numbered like fields.
const MOST: usize = 32_766;

fn names(
    ident: &Ident,
    own: &VariantAttributes,
    container: &ContainerAttributes,
) -> (Name, Vec<Name>) {
    let declared = ident.unraw().to_string();
    let given = |text: &LitStr| Name { text: text.value(), origin: quote!(#text) };
    let primary = |rename: Option<&LitStr>, rule: Option<&RenameRule>| match (rename, rule) {
        (Some(text), _) => given(text),
        (None, Some(rule)) => {
            Name { text: rule.apply_to_variant(&declared), origin: quote!(#ident) }
        }
        (None, None) => Name { text: declared.clone(), origin: quote!(#ident) },
    };
    let rules = &container.rename_all;
    let first = primary(own.rename.parse.value(), rules.parse.value());
    let aliases = own.aliases.iter().map(|alias| given(&alias.value));
    let parse = std::iter::once(first).chain(aliases).collect();
    (primary(own.rename.print.value(), rules.print.value()), parse)
}

/// What speaks of members, or of another type, says nothing of a name.
fn check_container(attributes: &ContainerAttributes, errors: &mut Errors) {
    let without_effect = [
        attributes.bound.name(),
        attributes.default.name(),
        attributes.deny_unknown_fields.name(),
        attributes.duplicates.name(),
        attributes.expecting.name(),
        attributes.provider.name(),
        attributes.remote.name(),
        attributes.resolver.name(),
        attributes.skip_unknown.name(),
        attributes.transparent.name(),
        attributes.validate.name(),
    ];
    for name in without_effect.into_iter().flatten() {
        errors.at(name, format!("`{name}` has no effect on an enum whose variants hold nothing"));
    }
    let one_way = [attributes.from.name(), attributes.try_from.name(), attributes.into.name()];
    for name in one_way.into_iter().flatten() {
        errors.at(name, format!("an enum with `{name}` needs a conversion in both directions"));
    }
}
