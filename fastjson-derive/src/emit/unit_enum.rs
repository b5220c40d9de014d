//! Enums whose variants hold nothing, as strings and as keys of maps.

use proc_macro2::TokenStream;
use quote::quote;
use syn::ext::IdentExt;
use syn::{GenericParam, LifetimeParam};

use super::fields::number;
use super::{frame, key_lexer, literal};
use crate::expand::Directions;
use crate::names::{Entry, Names, Target};
use crate::unit_enum::{UnitEnum, Variant};

/// The impls of the wanted traits, in one frame.
pub(crate) fn impls(model: &UnitEnum<'_>, directions: Directions) -> TokenStream {
    let mut impls = TokenStream::new();
    if directions.print {
        impls.extend(printing(model));
    }
    if directions.parse {
        impls.extend(parsing(model));
    }
    frame(&model.runtime, &impls)
}

/// Expands to:
/// ```text
/// impl __rt::ToJson for Color {
///     fn print(&self, __p: &mut __rt::Printer<'_>) {
///         __rt::Printer::raw(__p, match self { Self::Red => "\"red\"", Self::Green => "\"green\"" });
///     }
/// }
/// impl __rt::ToJsonKey for Color { ... the same ... }
/// ```
fn printing(model: &UnitEnum<'_>) -> TokenStream {
    let arms = model.variants.iter().map(|variant| {
        let ident = variant.ident;
        let text = literal::string(&variant.print_name);
        quote! { Self::#ident => #text, }
    });
    let print = if model.variants.is_empty() {
        quote! { let _ = __p; match *self {} }
    } else {
        quote! { __rt::Printer::raw(__p, match self { #(#arms)* }); }
    };
    let ident = &model.input.ident;
    let (impl_generics, ty_generics, where_clause) = model.input.generics.split_for_impl();
    quote! {
        #[automatically_derived]
        impl #impl_generics __rt::ToJson for #ident #ty_generics #where_clause {
            fn print(&self, __p: &mut __rt::Printer<'_>) {
                #print
            }
        }
        #[automatically_derived]
        impl #impl_generics __rt::ToJsonKey for #ident #ty_generics #where_clause {
            fn print_key(&self, __p: &mut __rt::Printer<'_>) {
                __rt::ToJson::print(self, __p);
            }
        }
    }
}

/// Expands to the table and lexer of the names, as those of fields, and:
/// ```text
/// impl<'de> __rt::FromJson<'de> for Color {
///     fn parse(__p: &mut __rt::Parser<'de>) -> __rt::Result<Self, __rt::Error> {
///         __rt::Ok(match __rt::variant(__p, __find, &__VARIANTS)? { 0 => Self::Red, _ => Self::Green })
///     }
/// }
/// impl<'de> __rt::FromJsonKey<'de> for Color { ... the same with `variant_name` ... }
/// ```
fn parsing(model: &UnitEnum<'_>) -> TokenStream {
    let lifetime = &model.parse_lifetime;
    let ident = &model.input.ident;
    let (_, ty_generics, where_clause) = model.input.generics.split_for_impl();
    let mut generics = model.input.generics.clone();
    let parameter = GenericParam::Lifetime(LifetimeParam::new(lifetime.clone()));
    generics.params.insert(0, parameter);
    let (impl_generics, _, _) = generics.split_for_impl();
    let names = names(model);
    let parsed = || model.variants.iter().enumerate().filter(|(_, found)| is_parsed(found));
    let items = parsed().next().map(|_| {
        let table = table(model, &names);
        let find = key_lexer::find_function(&names);
        quote! { #table #find }
    });
    let body = |function: TokenStream| {
        let last = parsed().next_back().map(|(index, _)| index);
        let arms = parsed().map(|(index, variant)| {
            let ident = variant.ident;
            let number = number(index);
            // The last stands for what cannot be.
            if Some(index) == last {
                quote! { _ => Self::#ident, }
            } else {
                quote! { #number => Self::#ident, }
            }
        });
        match last {
            Some(_) => quote! {
                __rt::Ok(match __rt::#function(__p, __find, &__VARIANTS)? { #(#arms)* })
            },
            None => quote! { __rt::Err(__rt::no_variant(__p)) },
        }
    };
    let (value, key) = (body(quote! { variant }), body(quote! { variant_name }));
    quote! {
        #[automatically_derived]
        impl #impl_generics __rt::FromJson<#lifetime> for #ident #ty_generics #where_clause {
            fn parse(__p: &mut __rt::Parser<#lifetime>) -> __rt::Result<Self, __rt::Error> {
                #value
            }
        }
        #[automatically_derived]
        impl #impl_generics __rt::FromJsonKey<#lifetime> for #ident #ty_generics #where_clause {
            fn parse_key(__p: &mut __rt::Parser<#lifetime>) -> __rt::Result<Self, __rt::Error> {
                #key
            }
        }
        #items
    }
}

fn is_parsed(variant: &Variant<'_>) -> bool {
    !variant.parse_names.is_empty()
}

fn names(model: &UnitEnum<'_>) -> Names {
    let of_variant = |(field, variant): (usize, &Variant<'_>)| {
        let names = variant.parse_names.clone().into_iter().enumerate();
        names.map(move |(name, text)| Entry { text, target: Target { field, name } })
    };
    Names::new(model.variants.iter().enumerate().flat_map(of_variant))
}

/// Expands to a table like that of fields.
fn table(model: &UnitEnum<'_>, names: &Names) -> TokenStream {
    let type_name = model.input.ident.unraw().to_string();
    let rows = model.variants.iter().map(|variant| {
        let rust_name = variant.ident.unraw().to_string();
        let print_name = &variant.print_name;
        let names = &variant.parse_names;
        quote! {
            __rt::Field {
                rust_name: #rust_name,
                print_name: __rt::Some(#print_name),
                names: &[#(#names),*],
                more: __rt::None,
            }
        }
    });
    let sorted = names.sorted().iter().map(|entry| {
        let field = number(entry.target.field);
        let name = number(entry.target.name);
        quote! { (#field, #name) }
    });
    quote! {
        static __VARIANTS: __rt::Fields = __rt::Fields {
            type_name: #type_name,
            module_path: ::core::module_path!(),
            fields: &[#(#rows),*],
            sorted: &[#(#sorted),*],
            unknown: __rt::Unknown::Deny,
            declares_duplicates: true,
            own: __rt::None,
            tails: __rt::Tails::ALL,
        };
    }
}
