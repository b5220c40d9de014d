//! Types spelt with `Cow<'static, str>`, which are read into text of their own.
//!
//! The impl of `Cow<'a, str>` borrows from input that lives for `'a`, and no impl can tell
//! `'static` from another lifetime; how the type is written can.

use syn::{GenericArgument, PathArguments, PathSegment, Type};

/// Whether the type is `Cow<'static, str>`, by whatever path, or options, boxes and vectors of
/// it: those that the runtime reads without borrowing.
pub(crate) fn is_text(ty: &Type) -> bool {
    match ty {
        Type::Group(group) => is_text(&group.elem),
        Type::Paren(paren) => is_text(&paren.elem),
        Type::Path(path) => path.path.segments.last().is_some_and(|last| {
            is_static_text(last)
                || (["Box", "Option", "Vec"].iter().any(|holder| last.ident == holder)
                    && matches!(arguments(last).as_slice(), [GenericArgument::Type(inner)] if is_text(inner)))
        }),
        _ => false,
    }
}

/// Whether the end of a path is `Cow<'static, str>`.
pub(crate) fn is_static_text(last: &PathSegment) -> bool {
    last.ident == "Cow"
        && matches!(
            arguments(last).as_slice(),
            [GenericArgument::Lifetime(lifetime), GenericArgument::Type(Type::Path(text))]
                if lifetime.ident == "static" && text.path.segments.last().is_some_and(|last| last.ident == "str")
        )
}

fn arguments(segment: &PathSegment) -> Vec<&GenericArgument> {
    match &segment.arguments {
        PathArguments::AngleBracketed(list) => list.args.iter().collect(),
        PathArguments::None | PathArguments::Parenthesized(_) => Vec::new(),
    }
}

#[cfg(test)]
mod tests {
    use super::is_text;

    #[test]
    fn sees_how_the_type_is_written() {
        for text in [
            "Cow<'static, str>",
            "std::borrow::Cow<'static, str>",
            "::std::borrow::Cow<'static, ::core::primitive::str>",
            "(Cow<'static, str>)",
            "Option<Cow<'static, str>>",
            "Vec<Option<Box<std::borrow::Cow<'static, str>>>>",
        ] {
            let ty = syn::parse_str(text).expect("a type");
            assert!(is_text(&ty), "{text}");
        }
        for text in [
            "Cow<'a, str>",
            "Cow<'static, [u8]>",
            "Cow<str>",
            "Cow",
            "Option<Cow<'a, str>>",
            "HashMap<u8, Cow<'static, str>>",
            "Cow<'static, str>::Owned",
            "Box<dyn Fn() -> Cow<'static, str>>",
            "str",
            "Vec<String>",
        ] {
            let ty = syn::parse_str(text).expect("a type");
            assert!(!is_text(&ty), "{text}");
        }
    }
}
