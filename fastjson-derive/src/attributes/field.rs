//! The attributes of a field.

use proc_macro2::{Ident, TokenStream};
use syn::{Attribute, ExprPath, LitStr, WherePredicate};

use super::converter::Converter;
use super::vocabulary::{Place, report_unknown};
use super::{Each, Given, Item, Slot, Value, read_items};
use crate::errors::Errors;

/// What the `#[fastjson(...)]` lists of a field say.
#[derive(Default)]
pub(crate) struct FieldAttributes {
    pub(crate) aliases: Vec<Given<LitStr>>,
    pub(crate) bound: Each<Vec<WherePredicate>>,
    pub(crate) default: Slot<FieldDefault>,
    pub(crate) deprecated_aliases: Vec<Given<LitStr>>,
    pub(crate) deserialize_with: Slot<Converter>,
    pub(crate) flatten: Slot<()>,
    pub(crate) getter: Slot<ExprPath>,
    pub(crate) names: Slot<Vec<(Ident, LitStr)>>,
    pub(crate) rename: Each<LitStr>,
    pub(crate) required: Slot<()>,
    pub(crate) serialize_with: Slot<Converter>,
    pub(crate) skip: Slot<()>,
    pub(crate) skip_deserializing: Slot<()>,
    pub(crate) skip_serializing: Slot<()>,
    pub(crate) skip_serializing_if: Slot<ExprPath>,
    pub(crate) validate: Slot<ExprPath>,
    pub(crate) via_str: Slot<()>,
    pub(crate) with: Slot<Converter>,
}

/// Where the value of an absent member comes from.
pub(crate) enum FieldDefault {
    Trait,
    Expression(TokenStream),
}

impl FieldAttributes {
    /// `with_serde`: the struct asks for `#[serde(...)]` to be read too.
    pub(crate) fn new(attributes: &[Attribute], with_serde: bool, errors: &mut Errors) -> Self {
        let mut read = Self::default();
        for item in read_items(attributes, Place::Field, with_serde, errors) {
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

    /// The first attribute that gives one more name to read.
    pub(crate) fn first_alias(&self) -> Option<&Ident> {
        let aliases = self.aliases.iter().chain(&self.deprecated_aliases);
        aliases.map(|alias| &alias.name).next()
    }

    fn add(&mut self, item: &Item, errors: &mut Errors) {
        let name = &item.name;
        match name.to_string().as_str() {
            "alias" => {
                let texts = item.texts("alias = \"name\"", errors);
                let given = |value| Given { name: name.clone(), value };
                self.aliases.extend(texts.into_iter().map(given));
            }
            "deprecated_alias" => {
                let texts = item.texts("deprecated_alias = \"name\"", errors);
                let given = |value| Given { name: name.clone(), value };
                self.deprecated_aliases.extend(texts.into_iter().map(given));
            }
            "names" => {
                let names = item.versions("names(v1 = \"name\", v2 = \"name\")", errors);
                self.names.set(name, names, errors);
            }
            "bound" => {
                let bounds = item.each_way("bound = \"T: Clone\"", errors, Item::bounds);
                self.bound.set(name, bounds, errors);
            }
            "default" => {
                let default = match &item.value {
                    Value::Absent => Some(FieldDefault::Trait),
                    _ => item.default_expression(errors).map(FieldDefault::Expression),
                };
                self.default.set(name, default, errors);
            }
            "deserialize_with" => {
                let converter = item.converter("deserialize_with = path::to::function", errors);
                self.deserialize_with.set(name, converter, errors);
            }
            "getter" => {
                let path = item.function("getter = Type::method", errors);
                self.getter.set(name, path, errors);
            }
            "rename" => {
                let texts = item.each_way("rename = \"name\"", errors, Item::text);
                self.rename.set(name, texts, errors);
            }
            "serialize_with" => {
                let converter = item.converter("serialize_with = path::to::function", errors);
                self.serialize_with.set(name, converter, errors);
            }
            "skip_serializing_if" => {
                let path = item.function("skip_serializing_if = Option::is_none", errors);
                self.skip_serializing_if.set(name, path, errors);
            }
            "validate" => {
                let path = item.function("validate = path::to::function", errors);
                self.validate.set(name, path, errors);
            }
            "with" => {
                let converter = item.converter("with = path::to::module", errors);
                self.with.set(name, converter, errors);
            }
            "flatten" => set_flag(&mut self.flatten, item, errors),
            "required" => set_flag(&mut self.required, item, errors),
            "skip" => set_flag(&mut self.skip, item, errors),
            "skip_deserializing" => set_flag(&mut self.skip_deserializing, item, errors),
            "skip_serializing" => set_flag(&mut self.skip_serializing, item, errors),
            "via_str" => set_flag(&mut self.via_str, item, errors),
            _ => report_unknown(name, Place::Field, errors),
        }
    }
}

fn set_flag(slot: &mut Slot<()>, item: &Item, errors: &mut Errors) {
    let flag = item.flag(errors);
    slot.set(&item.name, flag, errors);
}
