//! The JSON names of variants.

use proc_macro2::Ident;
use quote::quote;
use syn::LitStr;
use syn::ext::IdentExt;

use crate::attributes::container::ContainerAttributes;
use crate::attributes::rename::RenameRule;
use crate::attributes::variant::{TagValue, VariantAttributes};
use crate::model::Name;

/// The name that is printed, and those that are read, primary first.
pub(super) fn names(
    ident: &Ident,
    own: &VariantAttributes,
    container: &ContainerAttributes,
) -> (Name, Vec<Name>) {
    let declared = ident.unraw().to_string();
    let given = |text: &LitStr| Name { text: text.value(), origin: quote!(#text) };
    let aliases = own.aliases.iter().map(|alias| given(&alias.value));
    let primary = |rename: Option<&LitStr>, rule: Option<&RenameRule>| match (rename, rule) {
        (Some(text), _) => given(text),
        (None, Some(rule)) => {
            Name { text: rule.apply_to_variant(&declared), origin: quote!(#ident) }
        }
        (None, None) => Name { text: declared.clone(), origin: quote!(#ident) },
    };
    let rules = &container.rename_all;
    let print = primary(own.rename.print.value(), rules.print.value());
    let first = match own.tag_value.value() {
        None => Some(primary(own.rename.parse.value(), rules.parse.value())),
        Some(TagValue::Text(text)) => {
            let name = |text: &str| Name { text: text.to_owned(), origin: quote!(#ident) };
            return (name(text), std::iter::once(name(text)).chain(aliases).collect());
        }
        // Read as what it is, and by no name.
        Some(TagValue::Boolean(_) | TagValue::Integer(_)) => None,
    };
    (print, first.into_iter().chain(aliases).collect())
}
