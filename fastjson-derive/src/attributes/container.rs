//! The attributes of a struct.

use syn::{Attribute, ExprPath, LitStr, Path, Type, WherePredicate};

use super::rename::RenameRule;
use super::vocabulary::{Place, report_unknown};
use super::{Each, Item, Slot, Value, read_items};
use crate::errors::Errors;
use crate::model::{Duplicates, Unknown};

/// What the `#[fastjson(...)]` lists of a struct say.
#[derive(Default)]
pub(crate) struct ContainerAttributes {
    pub(crate) bound: Each<Vec<WherePredicate>>,
    pub(crate) case_insensitive: Slot<()>,
    pub(crate) content: Slot<LitStr>,
    pub(crate) default: Slot<ContainerDefault>,
    pub(crate) deny_unknown_fields: Slot<()>,
    pub(crate) duplicates: Slot<Duplicates>,
    pub(crate) expecting: Slot<LitStr>,
    pub(crate) from: Slot<Type>,
    pub(crate) into: Slot<Type>,
    pub(crate) provider: Slot<ExprPath>,
    pub(crate) remote: Slot<Path>,
    pub(crate) rename: Each<LitStr>,
    pub(crate) rename_all: Each<RenameRule>,
    pub(crate) rename_all_fields: Each<RenameRule>,
    pub(crate) repr: Slot<()>,
    pub(crate) resolver: Slot<ExprPath>,
    pub(crate) runtime: Slot<Path>,
    /// Whether `#[serde(...)]` is read too.
    pub(crate) serde_attributes: Slot<()>,
    pub(crate) skip_serializing_default: Slot<()>,
    pub(crate) skip_serializing_none: Slot<()>,
    pub(crate) skip_unknown: Slot<Unknown>,
    pub(crate) tag: Slot<LitStr>,
    pub(crate) transparent: Slot<()>,
    pub(crate) try_from: Slot<Type>,
    pub(crate) untagged: Slot<()>,
    pub(crate) validate: Slot<ExprPath>,
    pub(crate) via_str: Slot<()>,
}

/// Where the value of every absent member comes from.
pub(crate) enum ContainerDefault {
    Trait,
    Path(ExprPath),
}

impl ContainerAttributes {
    pub(crate) fn new(attributes: &[Attribute], errors: &mut Errors) -> Self {
        let mut read = Self::default();
        for item in read_items(attributes, Place::Container, false, errors) {
            read.add(&item, errors);
        }
        read
    }

    fn add(&mut self, item: &Item, errors: &mut Errors) {
        let name = &item.name;
        match name.to_string().as_str() {
            "bound" => {
                let bounds = item.each_way("bound = \"T: Clone\"", errors, Item::bounds);
                self.bound.set(name, bounds, errors);
            }
            "case_insensitive" => {
                let flag = item.flag(errors);
                self.case_insensitive.set(name, flag, errors);
            }
            "content" => {
                let text = item.text("content = \"content\"", errors);
                self.content.set(name, text, errors);
            }
            "crate" => {
                let path = item.module("crate = path::to::fastjson", errors);
                self.runtime.set(name, path, errors);
            }
            "default" => {
                let default = match &item.value {
                    Value::Absent => Some(ContainerDefault::Trait),
                    _ => item
                        .function("default = path::to::function", errors)
                        .map(ContainerDefault::Path),
                };
                self.default.set(name, default, errors);
            }
            "deny_unknown_fields" => {
                let flag = item.flag(errors);
                self.deny_unknown_fields.set(name, flag, errors);
            }
            "duplicates" => {
                let word = item.word(DUPLICATES, "duplicates = \"last\"", errors);
                self.duplicates.set(name, word, errors);
            }
            "expecting" => {
                let text = item.text("expecting = \"a date\"", errors);
                self.expecting.set(name, text, errors);
            }
            "from" => {
                let ty = item.type_name("from = Type", errors);
                self.from.set(name, ty, errors);
            }
            "into" => {
                let ty = item.type_name("into = Type", errors);
                self.into.set(name, ty, errors);
            }
            "provider" => {
                let path = item.place("provider = path::to::PROVIDER", errors);
                self.provider.set(name, path, errors);
            }
            "remote" => {
                let path = item.type_path("remote = path::to::Type", errors);
                self.remote.set(name, path, errors);
            }
            "rename" => {
                let texts = item.each_way("rename = \"name\"", errors, Item::text);
                self.rename.set(name, texts, errors);
            }
            "rename_all_fields" => {
                let rules = item.each_way("rename_all_fields = \"camelCase\"", errors, Item::rule);
                self.rename_all_fields.set(name, rules, errors);
            }
            "repr" => {
                let flag = item.flag(errors);
                self.repr.set(name, flag, errors);
            }
            "skip_serializing_default" => {
                let flag = item.flag(errors);
                self.skip_serializing_default.set(name, flag, errors);
            }
            "skip_serializing_none" => {
                let flag = item.flag(errors);
                self.skip_serializing_none.set(name, flag, errors);
            }
            "tag" => {
                let text = item.text("tag = \"type\"", errors);
                self.tag.set(name, text, errors);
            }
            "untagged" => {
                let flag = item.flag(errors);
                self.untagged.set(name, flag, errors);
            }
            "rename_all" => {
                let rules = item.each_way("rename_all = \"camelCase\"", errors, Item::rule);
                self.rename_all.set(name, rules, errors);
            }
            "resolver" => {
                let path = item.place("resolver = path::to::RESOLVER", errors);
                self.resolver.set(name, path, errors);
            }
            "serde_attributes" => {
                let flag = item.flag(errors);
                self.serde_attributes.set(name, flag, errors);
            }
            "skip_unknown" => {
                let word = item.word(SKIP_UNKNOWN, "skip_unknown = \"structural\"", errors);
                self.skip_unknown.set(name, word, errors);
            }
            "transparent" => {
                let flag = item.flag(errors);
                self.transparent.set(name, flag, errors);
            }
            "try_from" => {
                let ty = item.type_name("try_from = Type", errors);
                self.try_from.set(name, ty, errors);
            }
            "validate" => {
                let path = item.function("validate = path::to::function", errors);
                self.validate.set(name, path, errors);
            }
            "via_str" => {
                let flag = item.flag(errors);
                self.via_str.set(name, flag, errors);
            }
            _ => report_unknown(name, Place::Container, errors),
        }
    }
}

const DUPLICATES: &[(&str, Duplicates)] = &[
    ("error", Duplicates::Error),
    ("first", Duplicates::First),
    ("last", Duplicates::Last),
    ("prefer_first_name", Duplicates::PreferFirstName),
];

const SKIP_UNKNOWN: &[(&str, Unknown)] =
    &[("checked", Unknown::SkipChecked), ("structural", Unknown::SkipStructural)];
