//! What a type's value can begin with, for untagged enums that it is in.
//!
//! Only what is seen in the declaration is told, and the types of the standard library are asked,
//! but no other: types that hold each other would ask without end.

use proc_macro2::TokenStream;
use quote::quote;
use syn::{GenericArgument, Lifetime, PathArguments, Type};

use super::one_value;
use crate::model::{Container, Field, Shape};

/// Expands to:
/// ```text
/// #[inline]
/// fn shape() -> __rt::Shape { __rt::Shape::OBJECT }
/// ```
/// or to nothing where that is not known.
pub(super) fn method(shape: Option<TokenStream>) -> Option<TokenStream> {
    shape.map(|shape| {
        quote! {
            #[inline]
            fn shape() -> __rt::Shape {
                #shape
            }
        }
    })
}

/// The shape of a struct or of what a variant holds.
pub(super) fn of_container(container: &Container<'_>) -> Option<TokenStream> {
    if let Some(field) = one_value(container) {
        return of_field(field, &container.parse_lifetime);
    }
    Some(match container.shape {
        Shape::Named => quote! { __rt::Shape::OBJECT },
        Shape::Tuple | Shape::Newtype => quote! { __rt::Shape::ARRAY },
        Shape::Unit => quote! { __rt::Shape::NULL },
    })
}

fn of_field(field: &Field<'_>, lifetime: &Lifetime) -> Option<TokenStream> {
    let ty = &field.node.ty;
    let by_type = field.parse_with.is_none() && !field.owned_text && is_known(ty);
    by_type.then(|| quote! { <#ty as __rt::FromJson<#lifetime>>::shape() })
}

/// Whether a type is one of the standard library's, by its name, that asks no other type, or only
/// such types.
pub(super) fn is_known(ty: &Type) -> bool {
    match ty {
        Type::Array(_) | Type::Tuple(_) => true,
        Type::Group(group) => is_known(&group.elem),
        Type::Paren(paren) => is_known(&paren.elem),
        Type::Reference(reference) => is_known(&reference.elem),
        Type::Path(path) => path.path.segments.last().is_some_and(|last| {
            KNOWN.iter().any(|name| last.ident == name)
                || (HOLDERS.iter().any(|name| last.ident == name) && holds_known(&last.arguments))
        }),
        _ => false,
    }
}

fn holds_known(arguments: &PathArguments) -> bool {
    match arguments {
        PathArguments::AngleBracketed(list) => match list.args.first() {
            Some(GenericArgument::Type(inner)) => is_known(inner),
            _ => false,
        },
        PathArguments::None | PathArguments::Parenthesized(_) => false,
    }
}

const KNOWN: &[&str] = &[
    "BTreeMap", "BTreeSet", "HashMap", "HashSet", "PathBuf", "String", "Vec", "VecDeque", "bool",
    "char", "f32", "f64", "i128", "i16", "i32", "i64", "i8", "isize", "str", "u128", "u16", "u32",
    "u64", "u8", "usize",
];

const HOLDERS: &[&str] = &["Arc", "Box", "Option", "Rc"];
