//! Printing: objects of structs with names, arrays of structs without.

use proc_macro2::TokenStream;
use quote::{quote, quote_spanned};

use super::fields::number;
use super::{bounds::place_of, end_of, literal, print_value, reference_at, reference_to};
use crate::model::{Container, DefaultValue, Field, Shape};

/// The `print` method of a struct that is not printed as one of its fields.
pub(crate) fn body(container: &Container<'_>) -> TokenStream {
    let statements = statements(container);
    quote! {
        fn print(&self, __p: &mut __rt::Printer<'_>) {
            #statements
        }
    }
}

/// The statements of [`body`].
pub(crate) fn statements(container: &Container<'_>) -> TokenStream {
    match container.shape {
        Shape::Named => object(container),
        Shape::Tuple | Shape::Newtype => array(container),
        Shape::Unit => quote! { __rt::Printer::raw(__p, "null"); },
    }
}

/// Expands to:
/// ```text
/// let mut __members = __rt::begin_members(__p, &__FIELDS);
/// __rt::first_member(__p, &mut __members, 0, "{\"id\":", &self.id);
/// if !skip(&self.age) {
///     __rt::member(__p, &mut __members, 1, ",\"age\":", &self.age);
/// }
/// __rt::later_name(__p, &mut __members, 2, ",\"hash\":");
/// let () = hex::print(&self.hash, __p);
/// __rt::end_members(__p, __members);
/// ```
fn object(container: &Container<'_>) -> TokenStream {
    let printed = container.fields.iter().filter(|field| !field.skip_print);
    let named = printed.filter_map(|field| Some((field, field.print_name.as_deref()?)));
    let members: Vec<TokenStream> = named
        .enumerate()
        .map(|(at, (field, name))| {
            let mark = if at == 0 { '{' } else { ',' };
            let text = format!("{mark}{}", literal::member(name));
            let index = number(field.index);
            if field.print_with.is_some() {
                let function = if at == 0 {
                    quote! { first_name }
                } else {
                    quote! { later_name }
                };
                let value = print_value(container, field);
                let print = quote! {
                    __rt::#function(__p, &mut __members, #index, #text);
                    #value
                };
                return unless_skipped(container, field, print);
            }
            let function = match (at, must_be_there(container, field)) {
                (0, false) => quote! { first_member },
                (0, true) => quote! { first_kept_member },
                (_, false) => quote! { member },
                (_, true) => quote! { kept_member },
            };
            let value = reference_to(container, field);
            let print = quote_spanned! {place_of(field)=>
                __rt::#function(__p, &mut __members, #index, #text, #value);
            };
            unless_skipped(container, field, print)
        })
        .collect();
    if members.is_empty() {
        return quote! { __rt::Printer::raw(__p, "{}"); };
    }
    quote! {
        let mut __members = __rt::begin_members(__p, &__FIELDS);
        #(#members)*
        __rt::end_members(__p, __members);
    }
}

/// Expands to:
/// ```text
/// __rt::Printer::raw(__p, "[");
/// __rt::print(&self.0, __p);
/// __rt::Printer::raw(__p, ",");
/// __rt::print(&self.1, __p);
/// __rt::Printer::raw(__p, "]");
/// ```
fn array(container: &Container<'_>) -> TokenStream {
    let printed = container.fields.iter().filter(|field| !field.skip_print);
    let mut mark = "[";
    let elements: Vec<TokenStream> = printed
        .map(|field| {
            let value = print_value(container, field);
            let print = quote! { __rt::Printer::raw(__p, #mark); #value };
            mark = ",";
            print
        })
        .collect();
    if elements.is_empty() {
        return quote! { __rt::Printer::raw(__p, "[]"); };
    }
    quote! {
        #(#elements)*
        __rt::Printer::raw(__p, "]");
    }
}

/// Whether a member that is not there would be read as something else than the outer `None` of
/// two options: as an error, or as a default.
fn must_be_there(container: &Container<'_>, field: &Field<'_>) -> bool {
    let default = [&container.default, &field.default];
    let has_default = default.iter().any(|default| !matches!(default, DefaultValue::None));
    !field.skip_parse && (field.required || has_default)
}

fn unless_skipped(container: &Container<'_>, field: &Field<'_>, print: TokenStream) -> TokenStream {
    match &field.skip_print_if {
        Some(path) => {
            let place = end_of(path);
            let value = reference_at(container, field, place);
            quote_spanned! {place=> if !#path(#value) { #print } }
        }
        None => print,
    }
}
