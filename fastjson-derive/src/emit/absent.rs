//! What a field is when the input has no value for it.

use proc_macro2::{Span, TokenStream};
use quote::{quote, quote_spanned};

use super::convert::is_option;
use super::fields::number;
use super::{call, call_function, this_type};
use crate::model::{Container, DefaultValue, Field, Shape};

/// The expression for a field that is read, but absent.
pub(crate) fn value(container: &Container<'_>, field: &Field<'_>) -> TokenStream {
    if let Some(own) = own_default(field) {
        return own;
    }
    let index = number(field.index);
    if container.shape != Shape::Named {
        // An array has no hook: what is too short is wrong, whatever the missing types are.
        return from_container(container, field).unwrap_or_else(|| too_short(container, field));
    }
    if fails(container, field) {
        return quote! { return __rt::Err(__rt::missing(__p, &__FIELDS, #index)) };
    }
    from_container(container, field).unwrap_or_else(|| {
        if field.parse_with.is_some() {
            return quote! { __rt::None };
        }
        let hook = call::absent(field);
        quote! { #hook? }
    })
}

/// The expression for a field that is never read.
pub(crate) fn skipped(container: &Container<'_>, field: &Field<'_>) -> TokenStream {
    own_default(field)
        .or_else(|| from_container(container, field))
        .unwrap_or_else(|| call::default(field))
}

/// Whether the field may be absent whatever its type is.
pub(crate) fn has_default(container: &Container<'_>, field: &Field<'_>) -> bool {
    own_default(field).is_some() || from_container(container, field).is_some()
}

/// The statement that gives such a field its value in an existing struct.
pub(crate) fn assign(container: &Container<'_>, field: &Field<'_>) -> TokenStream {
    let member = &field.member;
    let value = value(container, field);
    if fails(container, field) {
        quote! { #value; }
    } else {
        quote! { self.#member = #value; }
    }
}

/// Whether absence is an error whatever the field's type is: `value` then only returns.
pub(crate) fn fails(container: &Container<'_>, field: &Field<'_>) -> bool {
    if container.shape != Shape::Named {
        return !has_default(container, field);
    }
    // What parses instead of the type says nothing of absence, except through `option`.
    let says_nothing = field.parse_with.as_ref().is_some_and(|convert| !is_option(convert));
    let from_container = from_container(container, field).is_some();
    own_default(field).is_none() && (field.required || (says_nothing && !from_container))
}

/// Expands to `let __default: Self = <Self as __rt::Default>::default();` if one of `fields` may need it.
pub(crate) fn container_default<'c>(
    container: &Container<'_>,
    mut fields: impl Iterator<Item = &'c Field<'c>>,
) -> TokenStream {
    let make = match &container.default {
        DefaultValue::Trait => {
            let place = Span::call_site().located_at(container.default_place);
            let this = this_type(container, place);
            quote_spanned! {place=> <#this as __rt::Default>::default() }
        }
        DefaultValue::Path(path) => call_function(path),
        DefaultValue::None | DefaultValue::Expr(_) => return TokenStream::new(),
    };
    let needs = |field: &Field<'_>| own_default(field).is_none() && !field.required;
    if !fields.any(needs) {
        return TokenStream::new();
    }
    let this = this_type(container, Span::call_site());
    quote! { let __default: #this = #make; }
}

/// The value that a member is read as when it is absent, as an expression that needs no parser; of
/// an `Option` without a default it is `None`, and of other types there is none.
pub(crate) fn printed_default(container: &Container<'_>, field: &Field<'_>) -> Option<TokenStream> {
    if field.skip_parse {
        return None;
    }
    own_default(field).or_else(|| {
        let member = &field.member;
        match &container.default {
            DefaultValue::Trait => {
                let this = this_type(container, Span::call_site());
                Some(quote! { <#this as __rt::Default>::default().#member })
            }
            DefaultValue::Path(path) => {
                let make = call_function(path);
                Some(quote! { #make.#member })
            }
            DefaultValue::None | DefaultValue::Expr(_) => None,
        }
    })
}

fn own_default(field: &Field<'_>) -> Option<TokenStream> {
    match &field.default {
        DefaultValue::None => None,
        DefaultValue::Trait => Some(call::default(field)),
        DefaultValue::Path(path) => Some(call_function(path)),
        DefaultValue::Expr(expression) => {
            let ty = &field.node.ty;
            Some(quote! { { let __value: #ty = #expression; __value } })
        }
    }
}

fn from_container(container: &Container<'_>, field: &Field<'_>) -> Option<TokenStream> {
    let member = &field.member;
    match container.default {
        DefaultValue::Trait | DefaultValue::Path(_) => Some(quote! { __default.#member }),
        DefaultValue::None | DefaultValue::Expr(_) => None,
    }
}

fn too_short(container: &Container<'_>, field: &Field<'_>) -> TokenStream {
    let read = |fields: &[Field<'_>]| fields.iter().filter(|field| !field.skip_parse).count();
    let is_needed = |field: &&Field<'_>| !field.skip_parse && !has_default(container, field);
    let least = number(container.fields.iter().filter(is_needed).count());
    let most = number(read(&container.fields));
    let got = number(read(container.fields.get(..field.index).unwrap_or_default()));
    quote! { return __rt::Err(__rt::too_short(__p, #least, #most, #got)) }
}
