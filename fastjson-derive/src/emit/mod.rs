//! Tokens of the impls, from a model that has passed every check.
//!
//! Nothing here can fail. Expansions name everything through `__rt` or absolute paths, begin
//! their own names with `__`, and hold no `unsafe`, no closure and no index that can panic.

mod absent;
mod array;
mod bounds;
mod call;
mod conversion;
mod convert;
mod describe;
pub(crate) mod enums;
pub(crate) mod fallback;
mod fields;
mod flatten;
mod fresh;
mod key;
mod key_lexer;
mod parse_struct;
mod print_struct;
mod remote;
mod shape;
mod value;

use proc_macro2::{Span, TokenStream};
use quote::{quote, quote_spanned};

use crate::conversion::{ParseAs, PrintAs, end_of};
use crate::expand::Directions;
use crate::model::{Container, Field, Shape};
use crate::names::Names;

/// The impls of the wanted traits, in one frame.
pub(crate) fn impls(container: &Container<'_>, directions: Directions) -> TokenStream {
    let names = fields::names(container);
    let mut impls = TokenStream::new();
    if container.remote.is_some() {
        impls.extend(remote::items(container, directions, &names));
        return frame(&container.runtime, &impls);
    }
    let converted = (!directions.print || !matches!(container.print_as, PrintAs::Itself))
        && (!directions.parse || !matches!(container.parse_as, ParseAs::Itself));
    if container.shape == Shape::Named && one_value(container).is_none() && !converted {
        impls.extend(fields::table(container, &names, directions));
    }
    if directions.print {
        impls.extend(printing(container));
    }
    if directions.parse {
        impls.extend(parsing(container, &names));
    }
    frame(&container.runtime, &impls)
}

/// Expands to:
/// ```text
/// #[allow(deprecated, reason = "...")]
/// const _: () = {
///     use ::fastjson::__private as __rt;
///     impl ...
/// };
/// ```
fn frame(runtime: &syn::Path, impls: &TokenStream) -> TokenStream {
    quote! {
        #[allow(deprecated, reason = "what is deprecated is news for users of the struct")]
        const _: () = {
            use #runtime::__private as __rt;
            #impls
        };
    }
}

fn printing(container: &Container<'_>) -> TokenStream {
    if let Some(converted) = conversion::printing(container) {
        return converted;
    }
    let head = bounds::to_json(container);
    let body = match one_value(container) {
        Some(field) => value::print(container, field),
        None => print_struct::body(container),
    };
    let describe = describe::printed(container);
    let body = quote! { #body #describe };
    let mut tokens = trait_impl(container, &head, &quote! { __rt::ToJson }, &body);
    let one = one_value(container).filter(|field| field.print_with.is_none());
    tokens.extend(one.map(|field| key::to_json_key(container, field)));
    let members = one.filter(|field| flatten::can_be_members(&field.node.ty));
    tokens.extend(members.map(|field| flatten::print_members_of_one(container, field)));
    if one_value(container).is_none() && container.shape == Shape::Named {
        tokens.extend(flatten::print_members(container, &head));
    }
    if container.shape == Shape::Unit {
        tokens.extend(flatten::print_no_members(container, &head));
    }
    tokens
}

fn parsing(container: &Container<'_>, names: &Names) -> TokenStream {
    if let Some(converted) = conversion::parsing(container) {
        return converted;
    }
    let lifetime = &container.parse_lifetime;
    let head = bounds::from_json(container);
    let from_json = quote! { __rt::FromJson<#lifetime> };
    let Some(field) = one_value(container) else {
        return match container.shape {
            Shape::Named => parse_struct::items(container, &head, names),
            Shape::Tuple | Shape::Newtype => {
                trait_impl(container, &head, &from_json, &array::parse(container))
            }
            Shape::Unit => {
                let mut tokens =
                    trait_impl(container, &head, &from_json, &value::parse_unit(container));
                tokens.extend(flatten::no_members(container, &head));
                tokens
            }
        };
    };
    let body = value::parse(container, field);
    let mut tokens = trait_impl(container, &head, &from_json, &body);
    let checked = field.validate.is_some() || container.validate.is_some();
    if field.parse_with.is_none() && !checked {
        tokens.extend(key::from_json_key(container, field));
        if flatten::can_be_members(&field.node.ty) {
            tokens.extend(flatten::members_of_one(container, field));
        }
    }
    tokens
}

/// The field whose JSON is the JSON of the whole struct: of newtypes and transparent structs.
fn one_value<'c, 'a>(container: &'c Container<'a>) -> Option<&'c Field<'a>> {
    if !container.transparent && container.shape != Shape::Newtype {
        return None;
    }
    let mut fields = container.fields.iter();
    fields.find(|field| !(field.skip_print && field.skip_parse))
}

/// Expands to:
/// ```text
/// #[automatically_derived]
/// impl<'de, T> __rt::FromJson<'de> for Pair<T>
/// where T: __rt::FromJson<'de>
/// {
///     ...
/// }
/// ```
fn trait_impl(
    container: &Container<'_>,
    head: &bounds::Head,
    name: &TokenStream,
    body: &TokenStream,
) -> TokenStream {
    let bounds::Head { impl_generics, where_clause } = head;
    let ident = &container.input.ident;
    let (_, ty_generics, _) = container.input.generics.split_for_impl();
    quote! {
        #[automatically_derived]
        impl #impl_generics #name for #ident #ty_generics #where_clause {
            #body
        }
    }
}

/// Expands to the two parsing methods around their statements, and the description:
/// ```text
/// fn parse(__p: &mut __rt::Parser<'de>) -> __rt::Result<Self, __rt::Error> { ... }
/// #[inline]
/// fn parse_into(&mut self, __p: &mut __rt::Parser<'de>) -> __rt::Result<(), __rt::Error> { ... }
/// ```
/// `parse_into` is `inline` so that it is compiled only where something calls it.
fn parse_methods(
    container: &Container<'_>,
    parse: &TokenStream,
    parse_into: Option<&TokenStream>,
) -> TokenStream {
    let lifetime = &container.parse_lifetime;
    let parse_into = parse_into.map(|statements| {
        quote! {
            #[inline]
            fn parse_into(
                &mut self,
                __p: &mut __rt::Parser<#lifetime>,
            ) -> __rt::Result<(), __rt::Error> {
                #statements
            }
        }
    });
    let describe = describe::parsed(container);
    // Reading into an existing value would leave one that is not valid after an error.
    let checked = container.validate.is_some() || container.expecting.is_some();
    let parse_into = parse_into.filter(|_| !checked);
    let parse = parse_alone(container, parse);
    let by_itself = matches!(container.parse_as, ParseAs::Itself);
    let shape = by_itself.then(|| shape::method(shape::of_container(container))).flatten();
    quote! { #parse #parse_into #shape #describe }
}

/// The `parse` method around its statements.
fn parse_alone(container: &Container<'_>, statements: &TokenStream) -> TokenStream {
    if container.validate.is_some() || container.expecting.is_some() {
        return conversion::parse_around(container, statements);
    }
    parse_method(container, &quote! { parse }, statements)
}

fn parse_method(
    container: &Container<'_>,
    name: &TokenStream,
    statements: &TokenStream,
) -> TokenStream {
    let lifetime = &container.parse_lifetime;
    quote! {
        fn #name(__p: &mut __rt::Parser<#lifetime>) -> __rt::Result<Self, __rt::Error> {
            #statements
        }
    }
}

/// Whether the fields may lie unaligned, where no reference to them can be made.
fn is_packed(container: &Container<'_>) -> bool {
    container.input.attrs.iter().any(|attribute| {
        let mut packed = false;
        if attribute.path().is_ident("repr") {
            // What is not a list of hints is for the compiler to report.
            let _ = attribute.parse_nested_meta(|hint| {
                packed |= hint.path.is_ident("packed");
                if hint.input.peek(syn::token::Paren) {
                    hint.input.parse::<proc_macro2::Group>()?;
                }
                Ok(())
            });
        }
        packed
    })
}

/// Expands to `&self.id`, or to a reference to a copy where the struct is packed.
///
/// All of it stands at the field's type, so that this is what the compiler underlines when the
/// type has no impl.
fn reference_to(container: &Container<'_>, field: &Field<'_>) -> TokenStream {
    reference_at(container, field, bounds::place_of(field))
}

/// The same at another place.
fn reference_at(container: &Container<'_>, field: &Field<'_>, place: Span) -> TokenStream {
    let mut member = field.member.clone();
    match &mut member {
        syn::Member::Named(ident) => ident.set_span(ident.span().located_at(place)),
        syn::Member::Unnamed(index) => index.span = place,
    }
    if container.remote.is_some() {
        return remote::reference(field, &member, place);
    }
    if container.variant.is_some() {
        // Bound by the pattern of the variant.
        let mut slot = fresh::slot(field);
        slot.set_span(place);
        return quote! { #slot };
    }
    if is_packed(container) {
        quote_spanned! {place=> &{ self.#member } }
    } else {
        quote_spanned! {place=> &self.#member }
    }
}

/// Expands to `__rt::print(&self.id, __p);`, or to what stands for it.
fn print_value(container: &Container<'_>, field: &Field<'_>) -> TokenStream {
    if let Some(convert) = &field.print_with {
        let value = reference_at(container, field, convert.place);
        return convert::print(convert, &field.node.ty, &value);
    }
    let value = reference_to(container, field);
    quote_spanned! {bounds::place_of(field)=> __rt::print(#value, __p); }
}

/// Expands to `Self`, or to the type of another crate that the struct describes.
fn this_type(container: &Container<'_>, place: Span) -> TokenStream {
    match &container.remote {
        Some(remote) if !remote::is_opaque(container) => quote! { #remote },
        _ => quote_spanned! {place=> Self },
    }
}

/// Expands to `Self { id: __value }`, or to `Self::Push { id: __value }`.
fn built(container: &Container<'_>, values: &TokenStream) -> TokenStream {
    let this = this_type(container, Span::call_site());
    let variant = container.variant.map(|variant| quote! { ::#variant });
    quote! { #this #variant { #values } }
}

/// Expands to `path()`.
fn call_function(path: &syn::ExprPath) -> TokenStream {
    quote_spanned! {end_of(path)=> #path() }
}
