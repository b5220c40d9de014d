//! References that cannot be parsed: text of the input lives as long as the input, which no
//! `&'static str` and no `&str` without a lifetime says. `Cow<'static, str>` can be, where the
//! derive sees to it.

use syn::{GenericArgument, PathArguments, Type, TypeReference};

use crate::errors::Errors;
use crate::owned;

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
            if owned::is_static_text(last) {
                errors.at(path, OWNED_TEXT);
            }
            let PathArguments::AngleBracketed(arguments) = &last.arguments else {
                return;
            };
            let first = arguments.args.first();
            if last.ident == "RawJson"
                && matches!(first, Some(GenericArgument::Lifetime(life)) if life.ident == "static")
            {
                errors.at(path, "a parsed field cannot be `RawJson<'static>`, use `RawJsonBuf`");
            }
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
    match &reference.lifetime {
        Some(lifetime) if lifetime.ident == "static" => {
            let instead = if is_text { TEXT } else { "use an owned type" };
            errors.at(reference, format!("a parsed field cannot be `&'static`, {instead}"));
        }
        // rustc asks for a lifetime too, but knows of no other way to hold text.
        None if is_text => {
            errors.at(reference, format!("a parsed `&str` needs a lifetime, {TEXT}"));
        }
        _ => check(&reference.elem, errors),
    }
}

const TEXT: &str =
    "use `&'de str` with `'de` a lifetime parameter of the struct, `Cow<'de, str>` or `String`";

const OWNED_TEXT: &str = "`Cow<'static, str>` is parsed as a field or in its `Option`, `Box` or `Vec` only, use `String`";

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
