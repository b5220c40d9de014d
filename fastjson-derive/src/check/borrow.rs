//! References that cannot be parsed: text of the input lives as long as the input, which no
//! `&'static str` and no `&str` without a lifetime says.

use syn::{GenericArgument, PathArguments, Type, TypeReference};

use crate::errors::Errors;

/// Looks into what holds its parts by value; of a type with another name nobody knows whether
/// its arguments are parsed.
pub(super) fn check(ty: &Type, errors: &mut Errors) {
    match ty {
        Type::Array(array) => check(&array.elem, errors),
        Type::Group(group) => check(&group.elem, errors),
        Type::Paren(paren) => check(&paren.elem, errors),
        Type::Path(path) => {
            let Some(last) = path.path.segments.last() else {
                return;
            };
            let PathArguments::AngleBracketed(arguments) = &last.arguments else {
                return;
            };
            if HOLDERS.iter().any(|holder| last.ident == holder) {
                for argument in &arguments.args {
                    if let GenericArgument::Type(inner) = argument {
                        check(inner, errors);
                    }
                }
            }
        }
        Type::Reference(reference) => check_reference(reference, errors),
        Type::Slice(slice) => check(&slice.elem, errors),
        Type::Tuple(tuple) => tuple.elems.iter().for_each(|part| check(part, errors)),
        _ => {}
    }
}

fn check_reference(reference: &TypeReference, errors: &mut Errors) {
    let is_text = matches!(&*reference.elem, Type::Path(path) if path.path.is_ident("str"));
    let instead = if is_text {
        "use `&'de str` with `'de` a lifetime parameter of the struct, `Cow<'de, str>` or `String`"
    } else {
        "use an owned type"
    };
    match &reference.lifetime {
        None => {
            let message =
                format!("a parsed field cannot be a reference without a lifetime, {instead}");
            errors.at(reference, message);
        }
        Some(lifetime) if lifetime.ident == "static" => {
            errors.at(reference, format!("a parsed field cannot be `&'static`, {instead}"));
        }
        Some(_) => check(&reference.elem, errors),
    }
}

const HOLDERS: &[&str] = &[
    "Arc",
    "BTreeMap",
    "BTreeSet",
    "BinaryHeap",
    "Box",
    "Cell",
    "HashMap",
    "HashSet",
    "LinkedList",
    "Mutex",
    "Option",
    "Rc",
    "RefCell",
    "RwLock",
    "Vec",
    "VecDeque",
];
