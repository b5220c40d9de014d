//! The stages in their order: from the tokens of an item to the tokens of its impls.

use proc_macro2::TokenStream;
use syn::{Data, DeriveInput};

use crate::attributes::container::ContainerAttributes;
use crate::attributes::field::FieldAttributes;
use crate::check;
use crate::conversion::is_whole;
use crate::emit;
use crate::errors::Errors;
use crate::model::{self, Container};

/// The traits that a derive macro implements.
#[derive(Clone, Copy)]
pub(crate) struct Directions {
    pub(crate) print: bool,
    pub(crate) parse: bool,
}

/// The impls, or every mistake and impls without content.
pub(crate) fn expand(input: TokenStream, directions: Directions) -> TokenStream {
    let input = match syn::parse2::<DeriveInput>(input) {
        Ok(input) => input,
        Err(error) => return error.into_compile_error(),
    };
    let mut errors = Errors::default();
    let attributes = ContainerAttributes::new(&input.attrs, &mut errors);
    let container = read(&input, &attributes, directions, &mut errors);
    let mut output = TokenStream::new();
    match container {
        Some(container) if errors.is_empty() => {
            output.extend(emit::impls(&container, directions));
        }
        _ => {
            let runtime = model::runtime(&attributes);
            output.extend(errors.into_tokens());
            if directions.print {
                output.extend(emit::fallback::to_json(&input, &runtime));
            }
            if directions.parse {
                let lifetime = model::parse_lifetime(&input);
                output.extend(emit::fallback::from_json(&input, &runtime, &lifetime));
            }
        }
    }
    output
}

/// The model of a struct; any other item is a mistake.
fn read<'a>(
    input: &'a DeriveInput,
    attributes: &ContainerAttributes,
    directions: Directions,
    errors: &mut Errors,
) -> Option<Container<'a>> {
    let whole = is_whole(attributes, directions);
    let data = match &input.data {
        Data::Struct(data) => Some(data),
        Data::Enum(_) | Data::Union(_) if whole => None,
        Data::Enum(data) => {
            errors.at(
                data.enum_token,
                "enums are not supported yet; implement `ToJson` and `FromJson` by hand",
            );
            return None;
        }
        Data::Union(data) => {
            errors.at(
                data.union_token,
                "unions are not supported, since nothing says which field is valid; \
                 implement `ToJson` and `FromJson` by hand",
            );
            return None;
        }
    };
    let with_serde = attributes.serde_attributes.is_given();
    let nodes = data.into_iter().flat_map(|data| &data.fields);
    let fields: Vec<FieldAttributes> =
        nodes.map(|field| FieldAttributes::new(&field.attrs, with_serde, errors)).collect();
    let container = Container::new(input, data, attributes, &fields);
    check::check(&container, &check::Source { attributes, fields: &fields, directions }, errors);
    Some(container)
}

#[cfg(test)]
mod tests;
