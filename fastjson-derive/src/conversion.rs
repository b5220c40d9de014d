//! What stands for the JSON that a type or a field would have by itself: part of the model.

use proc_macro2::{Span, TokenStream};
use quote::{ToTokens, quote_spanned};
use syn::{PathArguments, Type};

use crate::attributes::container::ContainerAttributes;
use crate::attributes::converter::Converter;
pub(crate) use crate::attributes::converter::Layer;
use crate::attributes::field::FieldAttributes;
use crate::attributes::variant::VariantAttributes;
use crate::expand::Directions;

/// How a struct is printed.
pub(crate) enum PrintAs {
    Itself,
    /// As a clone of it that is converted into this type.
    Into(Box<Type>),
    /// As a string of its `Display`.
    Text,
}

/// How a struct is parsed.
pub(crate) enum ParseAs {
    Itself,
    From(Box<Type>),
    /// By its `FromStr`.
    Text,
    TryFrom(Box<Type>),
}

impl PrintAs {
    pub(crate) fn new(attributes: &ContainerAttributes) -> Self {
        match attributes.into.value() {
            Some(ty) => Self::Into(Box::new(ty.clone())),
            None if attributes.via_str.is_given() => Self::Text,
            None => Self::Itself,
        }
    }
}

impl ParseAs {
    pub(crate) fn new(attributes: &ContainerAttributes) -> Self {
        match (attributes.from.value(), attributes.try_from.value()) {
            (Some(ty), _) => Self::From(Box::new(ty.clone())),
            (None, Some(ty)) => Self::TryFrom(Box::new(ty.clone())),
            (None, None) if attributes.via_str.is_given() => Self::Text,
            (None, None) => Self::Itself,
        }
    }
}

/// The type of another crate that a struct describes, with `::` in front of its arguments, so
/// that it can stand in an expression too.
pub(crate) fn remote(attributes: &ContainerAttributes) -> Option<syn::Path> {
    let mut path = attributes.remote.value()?.clone();
    for segment in &mut path.segments {
        if let PathArguments::AngleBracketed(arguments) = &mut segment.arguments {
            arguments.colon2_token.get_or_insert_default();
        }
    }
    Some(path)
}

/// A function that prints or parses a field's value, and what it is reached through.
pub(crate) struct Convert {
    /// From the outside to the inside.
    pub(crate) layers: Vec<Layer>,
    pub(crate) function: TokenStream,
    /// The end of what the user wrote, where errors about the function should point.
    pub(crate) place: Span,
}

/// What stands for a field's printing.
pub(crate) fn print(attributes: &FieldAttributes) -> Option<Convert> {
    convert(attributes, attributes.serialize_with.value(), "print")
}

/// What stands for a field's parsing.
pub(crate) fn parse(attributes: &FieldAttributes) -> Option<Convert> {
    convert(attributes, attributes.deserialize_with.value(), "parse")
}

/// What stands for the printing and the parsing of what a variant holds.
pub(crate) fn of_variant(own: &VariantAttributes) -> (Option<Convert>, Option<Convert>) {
    let convert = |function, name| by_function(own.with.value(), function, name);
    (convert(own.serialize_with.value(), "print"), convert(own.deserialize_with.value(), "parse"))
}

fn convert(
    attributes: &FieldAttributes,
    function: Option<&Converter>,
    name: &str,
) -> Option<Convert> {
    if let Some(convert) = by_function(attributes.with.value(), function, name) {
        return Some(convert);
    }
    let word = attributes.via_str.name()?;
    let place = Span::call_site().located_at(word.span());
    let name = syn::Ident::new(name, place);
    let function = quote_spanned! {place=> __rt::via_str::#name };
    Some(Convert { layers: Vec::new(), function, place })
}

/// What a module, or else a function, stands for.
fn by_function(
    module: Option<&Converter>,
    function: Option<&Converter>,
    name: &str,
) -> Option<Convert> {
    if let Some(converter) = module {
        let place = end_of(&converter.path);
        let name = syn::Ident::new(name, place);
        let path = &converter.path;
        let function = quote_spanned! {place=> #path::#name };
        return Some(Convert { layers: converter.layers.clone(), function, place });
    }
    let converter = function?;
    let place = end_of(&converter.path);
    let function = converter.path.to_token_stream();
    Some(Convert { layers: converter.layers.clone(), function, place })
}

/// Where the compiler should point when `path` is not what is called for: at its end, so that
/// what stands there and `path` itself are underlined as one.
pub(crate) fn end_of(path: &syn::ExprPath) -> Span {
    let last = path.to_token_stream().into_iter().last();
    Span::call_site().located_at(last.map_or_else(Span::call_site, |token| token.span()))
}

/// Whether nothing of the item itself is printed or parsed, so that it may be of any kind.
pub(crate) fn is_whole(attributes: &ContainerAttributes, directions: Directions) -> bool {
    let printed = !directions.print || !matches!(PrintAs::new(attributes), PrintAs::Itself);
    let parsed = !directions.parse || !matches!(ParseAs::new(attributes), ParseAs::Itself);
    printed && parsed
}
