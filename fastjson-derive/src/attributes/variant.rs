//! The attributes of a variant.

use syn::{Attribute, LitStr, WherePredicate};

use super::converter::Converter;
use super::rename::RenameRule;
use super::vocabulary::{Place, report_unknown};
use super::{Each, Given, Item, Slot, read_items};
use crate::errors::Errors;

/// What the `#[fastjson(...)]` lists of a variant say.
#[derive(Default)]
pub(crate) struct VariantAttributes {
    pub(crate) aliases: Vec<Given<LitStr>>,
    pub(crate) bound: Each<Vec<WherePredicate>>,
    pub(crate) deserialize_with: Slot<Converter>,
    pub(crate) other: Slot<()>,
    pub(crate) rename: Each<LitStr>,
    pub(crate) rename_all: Each<RenameRule>,
    pub(crate) serialize_as: Slot<LitStr>,
    pub(crate) serialize_with: Slot<Converter>,
    pub(crate) skip: Slot<()>,
    pub(crate) skip_deserializing: Slot<()>,
    pub(crate) skip_serializing: Slot<()>,
    pub(crate) tag_value: Slot<TagValue>,
    pub(crate) untagged: Slot<()>,
    pub(crate) with: Slot<Converter>,
}

/// What a tag holds for a variant.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum TagValue {
    Boolean(bool),
    Integer(i128),
    Text(String),
}

impl VariantAttributes {
    /// `with_serde`: the enum asks for `#[serde(...)]` to be read too.
    pub(crate) fn new(attributes: &[Attribute], with_serde: bool, errors: &mut Errors) -> Self {
        let mut read = Self::default();
        for item in read_items(attributes, Place::Variant, with_serde, errors) {
            read.add(&item, errors);
        }
        read
    }

    pub(crate) fn skips_print(&self) -> bool {
        self.skip.is_given() || self.skip_serializing.is_given()
    }

    pub(crate) fn skips_parse(&self) -> bool {
        self.skip.is_given() || self.skip_deserializing.is_given()
    }

    fn add(&mut self, item: &Item, errors: &mut Errors) {
        let name = &item.name;
        match name.to_string().as_str() {
            "alias" => {
                let texts = item.texts("alias = \"name\"", errors);
                let given = |value| Given { name: name.clone(), value };
                self.aliases.extend(texts.into_iter().map(given));
            }
            "bound" => {
                let bounds = item.each_way("bound = \"T: Clone\"", errors, Item::bounds);
                self.bound.set(name, bounds, errors);
            }
            "deserialize_with" => {
                let converter = item.converter("deserialize_with = path::to::function", errors);
                self.deserialize_with.set(name, converter, errors);
            }
            "rename" => {
                let texts = item.each_way("rename = \"name\"", errors, Item::text);
                self.rename.set(name, texts, errors);
            }
            "rename_all" => {
                let rules = item.each_way("rename_all = \"camelCase\"", errors, Item::rule);
                self.rename_all.set(name, rules, errors);
            }
            "serialize_as" => {
                let text = item.text("serialize_as = \"name\"", errors);
                self.serialize_as.set(name, text, errors);
            }
            "serialize_with" => {
                let converter = item.converter("serialize_with = path::to::function", errors);
                self.serialize_with.set(name, converter, errors);
            }
            "tag_value" => {
                let value = item.tag_value("tag_value = 1", errors);
                self.tag_value.set(name, value, errors);
            }
            "with" => {
                let converter = item.converter("with = path::to::module", errors);
                self.with.set(name, converter, errors);
            }
            "other" => set_flag(&mut self.other, item, errors),
            "skip" => set_flag(&mut self.skip, item, errors),
            "skip_deserializing" => set_flag(&mut self.skip_deserializing, item, errors),
            "skip_serializing" => set_flag(&mut self.skip_serializing, item, errors),
            "untagged" => set_flag(&mut self.untagged, item, errors),
            _ => report_unknown(name, Place::Variant, errors),
        }
    }
}

fn set_flag(slot: &mut Slot<()>, item: &Item, errors: &mut Errors) {
    let flag = item.flag(errors);
    slot.set(&item.name, flag, errors);
}
