//! Printing: objects of structs with names, arrays of structs without.

use proc_macro2::TokenStream;
use quote::{quote, quote_spanned};

use super::fields::number;
use super::{absent, bounds::place_of, end_of, print_value, reference_at, reference_to};
use crate::literal;
use crate::model::{Container, DefaultValue, Field, LeftOut, Shape};

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
/// if let __rt::Some(mut __named) = __rt::named_object(__p, &__FIELDS) {
///     __rt::named_member(__p, &mut __named, 0, &self.id);
///     if !skip(&self.age) {
///         __rt::named_member(__p, &mut __named, 1, &self.age);
///     }
///     return __rt::end_named(__p, __named);
/// }
/// let mut __members = __rt::begin_members();
/// __rt::first_member(__p, &mut __members, "{\"id\":", &self.id);
/// if !skip(&self.age) {
///     __rt::member(__p, &mut __members, ",\"age\":", &self.age);
/// }
/// __rt::later_name(__p, &mut __members, 2, ",\"hash\":");
/// let () = hex::print(&self.hash, __p);
/// __rt::end_members(__p, __members);
/// ```
fn object(container: &Container<'_>) -> TokenStream {
    let printed = container.fields.iter().filter(|field| !field.skip_print);
    let (named, members): (Vec<TokenStream>, Vec<TokenStream>) = printed
        .enumerate()
        .filter_map(|(at, field)| {
            if field.flatten {
                return Some(flattened(container, field));
            }
            let name = field.print_name.as_deref()?;
            let at = if container.tag.is_some() { at + 1 } else { at };
            let kept = must_be_there(container, field);
            Some((named_member(container, field, kept), member(container, field, name, at, kept)))
        })
        .unzip();
    let tag = container.tag.as_ref().map(|tag| {
        let text = format!("{{{}{}", literal::member(&tag.name), tag.printed);
        quote! { __rt::Printer::raw(__p, #text); }
    });
    if members.is_empty() {
        return match tag {
            Some(tag) => quote! { #tag __rt::Printer::raw(__p, "}"); },
            None => quote! { __rt::Printer::raw(__p, "{}"); },
        };
    }
    let named_object = match container.provider {
        Some(_) => quote! { own_named_object },
        None => quote! { named_object },
    };
    let (begin, behind) = match tag {
        Some(_) => {
            (quote! { __rt::more_members() }, Some(quote! { __rt::behind_others(&mut __named); }))
        }
        None => (quote! { __rt::begin_members() }, None),
    };
    let named = quote! { #behind #(#named)* };
    let members = quote! {
        let mut __members = #begin;
        #(#members)*
        __rt::end_members(__p, __members);
    };
    let named_object = quote! { __rt::Some(mut __named) = __rt::#named_object(__p, &__FIELDS) };
    if container.variant.is_some() {
        // What follows a variant is printed in either way.
        return quote! {
            #tag
            if let #named_object {
                #named
                __rt::end_named(__p, __named);
            } else {
                #members
            }
        };
    }
    quote! {
        #tag
        if let #named_object {
            #named
            return __rt::end_named(__p, __named);
        }
        #members
    }
}

/// Expands, in either way, to:
/// ```text
/// __rt::members_of(__p, &mut __members, &self.inner);
/// ```
fn flattened(container: &Container<'_>, field: &Field<'_>) -> (TokenStream, TokenStream) {
    let value = reference_to(container, field);
    let place = place_of(field);
    let named = quote_spanned! {place=> __rt::named_members_of(__p, &mut __named, #value); };
    let plain = quote_spanned! {place=> __rt::members_of(__p, &mut __members, #value); };
    (unless_skipped(container, field, named), unless_skipped(container, field, plain))
}

/// A member under the name that the compiler knows.
fn member(
    container: &Container<'_>,
    field: &Field<'_>,
    name: &str,
    at: usize,
    kept: bool,
) -> TokenStream {
    let mark = if at == 0 { '{' } else { ',' };
    let text = format!("{mark}{}", literal::member(name));
    if field.print_with.is_some() {
        let function = if at == 0 {
            quote! { first_name }
        } else {
            quote! { later_name }
        };
        let value = print_value(container, field);
        let print = quote! { __rt::#function(__p, &mut __members, #text); #value };
        return unless_skipped(container, field, print);
    }
    let function = match (at, kept) {
        (0, false) => quote! { first_member },
        (0, true) => quote! { first_kept_member },
        (_, false) => quote! { member },
        (_, true) => quote! { kept_member },
    };
    let value = reference_to(container, field);
    let print = quote_spanned! {place_of(field)=>
        __rt::#function(__p, &mut __members, #text, #value);
    };
    unless_skipped(container, field, print)
}

/// A member under the name that was chosen at run time.
fn named_member(container: &Container<'_>, field: &Field<'_>, kept: bool) -> TokenStream {
    let index = number(field.index);
    if field.print_with.is_some() {
        let value = print_value(container, field);
        let print = quote! { __rt::named_name(__p, &mut __named, #index); #value };
        return unless_skipped(container, field, print);
    }
    let function = if kept {
        quote! { named_kept_member }
    } else {
        quote! { named_member }
    };
    let value = reference_to(container, field);
    let print = quote_spanned! {place_of(field)=>
        __rt::#function(__p, &mut __named, #index, #value);
    };
    unless_skipped(container, field, print)
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
    if let Some(path) = &field.skip_print_if {
        let place = end_of(path);
        let value = reference_at(container, field, place);
        return quote_spanned! {place=> if !#path(#value) { #print } };
    }
    match left_out(container, field) {
        Some(condition) => quote! { if !(#condition) { #print } },
        None => print,
    }
}

/// Whether the value is one that the container leaves out: that its absence is read as the same
/// value is part of it. Expands to one of:
/// ```text
/// __rt::Option::is_none(&self.age)
/// __rt::Option::is_none(&self.age) && __rt::Option::is_none(&<Self as __rt::Default>::default().age)
/// __rt::equals::<u8>(&self.age, &10)
/// ```
fn left_out(container: &Container<'_>, field: &Field<'_>) -> Option<TokenStream> {
    if container.left_out == LeftOut::Nothing || field.required || container.shape != Shape::Named {
        return None;
    }
    let default = absent::printed_default(container, field);
    let ty = &field.node.ty;
    let place = place_of(field);
    let value = reference_to(container, field);
    let is_none = quote_spanned! {place=> __rt::Option::is_none(#value) };
    match (is_option(ty), default) {
        (true, None) => Some(is_none),
        (true, Some(default)) if container.left_out == LeftOut::Nones => {
            Some(quote! { #is_none && __rt::Option::is_none(&#default) })
        }
        (false, _) if container.left_out == LeftOut::Nones => None,
        (_, Some(default)) => {
            Some(quote_spanned! {place=> __rt::equals::<#ty>(#value, &#default) })
        }
        (false, None) => None,
    }
}

/// Whether the last word of a type is `Option`.
fn is_option(ty: &syn::Type) -> bool {
    match ty {
        syn::Type::Group(group) => is_option(&group.elem),
        syn::Type::Paren(paren) => is_option(&paren.elem),
        syn::Type::Path(path) => {
            path.path.segments.last().is_some_and(|last| last.ident == "Option")
        }
        _ => false,
    }
}
