//! The attributes of a variant.

use syn::{Attribute, LitStr};

use super::vocabulary::{Place, report_unknown};
use super::{Each, Given, Item, Slot, read_items};
use crate::errors::Errors;

/// What the `#[fastjson(...)]` lists of a variant say.
#[derive(Default)]
pub(crate) struct VariantAttributes {
    pub(crate) aliases: Vec<Given<LitStr>>,
    pub(crate) rename: Each<LitStr>,
    pub(crate) skip_deserializing: Slot<()>,
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

    fn add(&mut self, item: &Item, errors: &mut Errors) {
        let name = &item.name;
        match name.to_string().as_str() {
            "alias" => {
                let texts = item.texts("alias = \"name\"", errors);
                let given = |value| Given { name: name.clone(), value };
                self.aliases.extend(texts.into_iter().map(given));
            }
            "rename" => {
                let texts = item.each_way("rename = \"name\"", errors, Item::text);
                self.rename.set(name, texts, errors);
            }
            "skip_deserializing" => {
                let flag = item.flag(errors);
                self.skip_deserializing.set(name, flag, errors);
            }
            _ => report_unknown(name, Place::Variant, errors),
        }
    }
}
