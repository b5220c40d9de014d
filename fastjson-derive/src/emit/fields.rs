//! The static table of a struct's fields, shared by all instantiations of a generic struct.

use proc_macro2::{Ident, TokenStream};
use quote::{format_ident, quote, quote_spanned};
use syn::ext::IdentExt;

use super::end_of;

use crate::{
    expand::Directions,
    model::{Container, Field, Unknown},
    names::{Entry, Names, Target},
};

/// Every name that the struct is read under, with the number of its field.
pub(crate) fn names(container: &Container<'_>) -> Names {
    let of_field = |field: &Field<'_>| {
        let index = field.index;
        let names = field.parse_names.clone().into_iter().enumerate();
        names.map(move |(name, text)| Entry { text, target: Target { field: index, name } })
    };
    let tag = container.tag.iter().map(|tag| Entry {
        text: tag.name.clone(),
        target: Target { field: container.fields.len(), name: 0 },
    });
    Names::new(container.fields.iter().flat_map(of_field).chain(tag))
        .in_any_case(container.case_insensitive)
}

/// Expands to:
/// ```text
/// static __FIELDS: __rt::Fields = __rt::Fields::with_tails(__rt::Fields {
///     type_name: "User",
///     module_path: ::core::module_path!(),
///     fields: &[__rt::Field { rust_name: "id", print_name: __rt::Some("id"), names: &["id", "uid"], more: __rt::None }],
///     sorted: &[(0, 0), (0, 1)],
///     unknown: __rt::Unknown::Undeclared,
///     declares_duplicates: false,
///     any_case: false,
///     own: __rt::None,
///     tails: __rt::Tails::ALL,
/// });
/// ```
pub(crate) fn table(
    container: &Container<'_>,
    names: &Names,
    directions: Directions,
) -> TokenStream {
    let type_name = type_name(container);
    let fields = container.fields.iter().map(row);
    let fields = fields.chain(container.tag.iter().map(|tag| tag_row(&tag.name)));
    let sorted = names.sorted().iter().map(|entry| {
        let field = number(entry.target.field);
        let name = number(entry.target.name);
        quote! { (#field, #name) }
    });
    let unknown = unknown(container.unknown);
    let declares_duplicates = container.declares_duplicates;
    let any_case = container.case_insensitive;
    let own = own(container, directions);
    let ident = ident(container);
    let has_own = match own {
        Some(_) => quote! { __rt::Some(&__OWN) },
        None => quote! { __rt::None },
    };
    quote! {
        #own
        static #ident: __rt::Fields = __rt::Fields::with_tails(__rt::Fields {
            type_name: #type_name,
            module_path: ::core::module_path!(),
            fields: &[#(#fields),*],
            sorted: &[#(#sorted),*],
            unknown: __rt::Unknown::#unknown,
            declares_duplicates: #declares_duplicates,
            any_case: #any_case,
            own: #has_own,
            tails: __rt::Tails::ALL,
        });
    }
}

/// Expands, for a type that names its own, to:
/// ```text
/// static __OWN: __rt::OwnNames = __rt::OwnNames::new(
///     __rt::Some(|__lend| __rt::OwnResolver::ask(&TABLE, __lend)),
///     __rt::None,
/// );
/// ```
fn own(container: &Container<'_>, directions: Directions) -> Option<TokenStream> {
    let resolver = container.resolver.as_ref().filter(|_| directions.parse);
    let provider = container.provider.as_ref().filter(|_| directions.print);
    if resolver.is_none() && provider.is_none() {
        return None;
    }
    let ask = |path: Option<&syn::ExprPath>, kind: TokenStream| match path {
        Some(path) => {
            let ask = quote_spanned! {end_of(path)=> __rt::#kind::ask(&#path, __lend) };
            quote! { __rt::Some(|__lend| #ask) }
        }
        None => quote! { __rt::None },
    };
    let resolver = ask(resolver, quote! { OwnResolver });
    let provider = ask(provider, quote! { OwnProvider });
    Some(quote! {
        static __OWN: __rt::OwnNames = __rt::OwnNames::new(#resolver, #provider);
    })
}

/// `__FIELDS`, or `__FIELDS2` of a variant, which the code about the variant calls `__FIELDS`.
pub(crate) fn ident(container: &Container<'_>) -> Ident {
    match container.variant {
        Some(_) => format_ident!("__FIELDS{}", container.number),
        None => format_ident!("__FIELDS"),
    }
}

/// `User`, or `Event::Push`.
fn type_name(container: &Container<'_>) -> String {
    let name = container.input.ident.unraw();
    match container.variant {
        Some(variant) => format!("{name}::{}", variant.unraw()),
        None => name.to_string(),
    }
}

pub(crate) fn unknown(unknown: Unknown) -> TokenStream {
    match unknown {
        Unknown::Deny => quote! { Deny },
        Unknown::SkipChecked => quote! { Checked },
        Unknown::SkipStructural => quote! { Structural },
        Unknown::Undeclared => quote! { Undeclared },
    }
}

/// The row of a tag, whose name nobody chooses.
pub(crate) fn tag_row(name: &str) -> TokenStream {
    quote! {
        __rt::Field {
            rust_name: #name,
            print_name: __rt::None,
            names: &[#name],
            more: __rt::Some(&__rt::More { deprecated: 0, versions: &[], is_tag: true }),
        }
    }
}

fn row(field: &Field<'_>) -> TokenStream {
    let rust_name = match &field.member {
        syn::Member::Named(ident) => ident.unraw().to_string(),
        syn::Member::Unnamed(index) => index.index.to_string(),
    };
    let print_name = match &field.print_name {
        Some(name) => quote! { __rt::Some(#name) },
        None => quote! { __rt::None },
    };
    let names = &field.parse_names;
    let more = if field.deprecated == 0 && field.versions.is_empty() {
        quote! { __rt::None }
    } else {
        let deprecated = number(field.deprecated);
        let versions = field.versions.iter().map(|(version, name)| quote! { (#version, #name) });
        quote! {
            __rt::Some(&__rt::More {
                deprecated: #deprecated,
                versions: &[#(#versions),*],
                is_tag: false,
            })
        }
    };
    quote! {
        __rt::Field { rust_name: #rust_name, print_name: #print_name, names: &[#(#names),*], more: #more }
    }
}

/// A number without a type suffix, as a person writes it.
pub(crate) fn number(value: usize) -> proc_macro2::Literal {
    proc_macro2::Literal::usize_unsuffixed(value)
}
