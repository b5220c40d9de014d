//! What generation needs to know about an enum: how its variants are told apart, and each variant
//! as something like a struct.

mod check;
mod names;

use proc_macro2::Ident;
use syn::{DataEnum, DeriveInput};

use crate::attributes::container::ContainerAttributes;
use crate::attributes::field::FieldAttributes;
use crate::attributes::variant::{TagValue, VariantAttributes};
use crate::conversion;
use crate::errors::Errors;
use crate::expand::Directions;
use crate::literal;
use crate::model::{Container, DefaultValue, Rules, Shape, Tag};

/// An enum that a derive macro was put on.
pub(crate) struct Enum<'a> {
    /// The enum as one, with the fields of all variants: heads of impls, and conversions of the
    /// whole, are made of it.
    pub(crate) whole: Container<'a>,
    pub(crate) tagging: Tagging,
    pub(crate) variants: Vec<Variant<'a>>,
}

/// How the JSON says which variant it is.
#[derive(Debug, PartialEq, Eq)]
pub(crate) enum Tagging {
    /// `{"tag": "Push", "content": {...}}`
    Adjacent { tag: String, content: String },
    /// `{"Push": {...}}`, or `"Push"`
    External,
    /// `{"tag": "Push", ...}`
    Internal { tag: String },
    /// The number that the compiler gives the variant.
    Number,
    /// Not at all.
    Untagged,
}

/// One variant, in declaration order.
pub(crate) struct Variant<'a> {
    pub(crate) ident: &'a Ident,
    /// What the variant holds.
    pub(crate) body: Container<'a>,
    /// The name, or the number or boolean that stands for it, as JSON.
    pub(crate) printed: String,
    /// JSON names read, primary first; empty when the variant is never parsed by a name.
    pub(crate) parse_names: Vec<String>,
    /// What is read in place of a name.
    pub(crate) tag_value: Option<TagValue>,
    /// It stands for all names that no variant has.
    pub(crate) other: bool,
    /// Its JSON does not say which variant it is.
    pub(crate) untagged: bool,
    pub(crate) skip_print: bool,
    pub(crate) skip_parse: bool,
    /// The name, as JSON, that is printed for a variant that is skipped.
    pub(crate) serialize_as: Option<String>,
}

impl Variant<'_> {
    /// Whether the JSON says that it is this variant.
    pub(crate) fn is_tagged(&self) -> bool {
        !self.untagged
    }

    /// Whether its content is the whole value.
    pub(crate) fn is_whole(&self) -> bool {
        self.untagged || self.keeps_all()
    }

    /// Whether it is a newtype that keeps the whole value of a name that nobody knows.
    pub(crate) fn keeps_all(&self) -> bool {
        self.other && self.body.shape == Shape::Newtype
    }
}

impl Enum<'_> {
    /// Whether the enum is a set of names.
    pub(crate) fn is_names(&self) -> bool {
        let is_name = |variant: &Variant<'_>| {
            variant.body.shape == Shape::Unit && !variant.untagged && !variant.skip_print
        };
        self.tagging == Tagging::External && self.variants.iter().all(is_name)
    }

    /// The variants that are read by what the JSON says, with their numbers.
    pub(crate) fn parsed(&self) -> impl DoubleEndedIterator<Item = (usize, &Variant<'_>)> {
        let variants = self.variants.iter().enumerate();
        variants.filter(|(_, variant)| !variant.skip_parse && variant.is_tagged())
    }

    /// The variants that are read by trying, with their numbers.
    pub(crate) fn tried(&self) -> impl Iterator<Item = (usize, &Variant<'_>)> {
        let variants = self.variants.iter().enumerate();
        variants.filter(|(_, variant)| !variant.skip_parse && variant.untagged)
    }
}

impl<'a> Enum<'a> {
    /// Reports every mistake; what comes back is of use only if there was none.
    pub(crate) fn new(
        input: &'a DeriveInput,
        data: &'a DataEnum,
        attributes: &ContainerAttributes,
        directions: Directions,
        errors: &mut Errors,
    ) -> Self {
        let tagging = tagging(attributes);
        let with_serde = attributes.serde_attributes.is_given();
        let mut whole = Container::new(input, None, attributes, &[]);
        whole.tag = None;
        let (mut variants, mut sources) = (Vec::new(), Vec::new());
        for (number, node) in data.variants.iter().enumerate() {
            let own = VariantAttributes::new(&node.attrs, with_serde, errors);
            let fields: Vec<FieldAttributes> = node
                .fields
                .iter()
                .map(|field| FieldAttributes::new(&field.attrs, with_serde, errors))
                .collect();
            let variant = variant(input, (number, node), attributes, &own, &fields, &tagging);
            add_fields(&mut whole, input, node, (&variant, &own), attributes, &fields);
            variants.push(variant);
            sources.push(check::Source { node, own, fields });
        }
        let model = Self { whole, tagging, variants };
        check::check(&model, attributes, &sources, directions, errors);
        model
    }
}

fn tagging(attributes: &ContainerAttributes) -> Tagging {
    let text = |slot: &crate::attributes::Slot<syn::LitStr>| slot.value().map(syn::LitStr::value);
    match (text(&attributes.tag), text(&attributes.content)) {
        _ if attributes.repr.is_given() => Tagging::Number,
        _ if attributes.untagged.is_given() => Tagging::Untagged,
        (Some(tag), Some(content)) => Tagging::Adjacent { tag, content },
        (Some(tag), None) => Tagging::Internal { tag },
        (None, _) => Tagging::External,
    }
}

fn variant<'a>(
    input: &'a DeriveInput,
    (number, node): (usize, &'a syn::Variant),
    attributes: &ContainerAttributes,
    own: &VariantAttributes,
    fields: &[FieldAttributes],
    tagging: &Tagging,
) -> Variant<'a> {
    let (print, parse) = names::names(&node.ident, own, attributes);
    let untagged = own.untagged.is_given() || *tagging == Tagging::Untagged;
    let value = own.tag_value.value();
    let printed = match value {
        Some(TagValue::Integer(value)) => value.to_string(),
        Some(TagValue::Boolean(value)) => value.to_string(),
        Some(TagValue::Text(_)) | None => literal::string(&print.text),
    };
    let shape = Shape::of(&node.fields);
    let tag = match tagging {
        Tagging::Internal { tag } if !untagged && matches!(shape, Shape::Named | Shape::Unit) => {
            let name = tag.clone();
            Some(Tag { name, printed: printed.clone(), parsed: String::new() })
        }
        _ => None,
    };
    let rules = Rules::new([&own.rename_all, &attributes.rename_all_fields]);
    let mut body = Container::of_variant(input, node, attributes, fields, (number, rules, tag));
    if let [field] = body.fields.as_mut_slice() {
        let (print, parse) = conversion::of_variant(own);
        field.owned_text &= parse.is_none();
        field.print_with = print.or(field.print_with.take());
        field.parse_with = parse.or(field.parse_with.take());
    }
    let skip_parse = own.skips_parse();
    let other = own.other.is_given();
    let no_name = skip_parse || untagged || (other && shape == Shape::Newtype);
    Variant {
        ident: &node.ident,
        body,
        printed,
        parse_names: if no_name {
            Vec::new()
        } else {
            parse.into_iter().map(|name| name.text).collect()
        },
        tag_value: value.filter(|value| !matches!(value, TagValue::Text(_))).cloned(),
        other,
        untagged,
        skip_print: own.skips_print(),
        skip_parse,
        serialize_as: own.serialize_as.value().map(|name| literal::string(&name.value())),
    }
}

/// Adds the fields of a variant to those of the enum, for the bounds that they ask for.
fn add_fields<'a>(
    whole: &mut Container<'a>,
    input: &'a DeriveInput,
    node: &'a syn::Variant,
    (variant, own): (&Variant<'a>, &VariantAttributes),
    attributes: &ContainerAttributes,
    fields: &[FieldAttributes],
) {
    let is_internal = attributes.tag.is_given() && !attributes.content.is_given();
    let rules = Rules { print: None, parse: None };
    let again = Container::of_variant(input, node, attributes, fields, (0, rules, None));
    for (mut field, used) in again.fields.into_iter().zip(&variant.body.fields) {
        // Only whether there is one counts here.
        field.skip_print |= variant.skip_print || used.print_with.is_some();
        if variant.skip_parse {
            field.default = DefaultValue::None;
        }
        field.skip_parse |= variant.skip_parse || used.parse_with.is_some();
        // Its members are among others.
        field.flatten |= is_internal && variant.body.shape == Shape::Newtype && !variant.is_whole();
        if let Some(own) = own.bound.print.value() {
            field.bound_print = Some(own.clone());
        }
        if let Some(own) = own.bound.parse.value() {
            field.bound_parse = Some(own.clone());
        }
        whole.fields.push(field);
    }
}
