//! The stages in their order: from the tokens of an item to the tokens of its impls.

use proc_macro2::TokenStream;
use syn::{Data, DeriveInput};

use crate::attributes::container::ContainerAttributes;
use crate::attributes::field::FieldAttributes;
use crate::check;
use crate::conversion::is_whole;
use crate::emit;
use crate::enums::Enum;
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
    let model = read(&input, &attributes, directions, &mut errors);
    let mut output = TokenStream::new();
    match model {
        Some(Model::Container(container)) if errors.is_empty() => {
            output.extend(emit::impls(&container, directions));
        }
        Some(Model::Enum(model)) if errors.is_empty() => {
            output.extend(emit::enums::impls(&model, directions));
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

/// What a derive macro was put on.
enum Model<'a> {
    /// A struct, or any item that is converted as a whole.
    Container(Box<Container<'a>>),
    Enum(Box<Enum<'a>>),
}

/// The model of an item that is not a mistake as a whole.
fn read<'a>(
    input: &'a DeriveInput,
    attributes: &ContainerAttributes,
    directions: Directions,
    errors: &mut Errors,
) -> Option<Model<'a>> {
    let whole = is_whole(attributes, directions);
    let data = match &input.data {
        Data::Struct(data) => Some(&data.fields),
        Data::Enum(_) | Data::Union(_) if whole => None,
        Data::Enum(data) => {
            let model = Enum::new(input, data, attributes, directions, errors);
            return Some(Model::Enum(Box::new(model)));
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
    let nodes = data.into_iter().flatten();
    let fields: Vec<FieldAttributes> =
        nodes.map(|field| FieldAttributes::new(&field.attrs, with_serde, errors)).collect();
    let container = Container::new(input, data, attributes, &fields);
    check::check(&container, &check::Source { attributes, fields: &fields, directions }, errors);
    Some(Model::Container(Box::new(container)))
}

#[cfg(test)]
mod tests;
