//! Which cases are left out, by rule, and why.

use super::cases::Case;

/// A rule: the reason, and whether it applies to a case.
type Rule = (&'static str, fn(&Case) -> bool);

/// Why `case` is left out, or `None` if it is translated. The first rule that applies counts.
pub(crate) fn reason(case: &Case) -> Option<&'static str> {
    RULES.iter().find(|(_, applies)| applies(case)).map(|&(reason, _)| reason)
}

const RULES: &[Rule] = &[
    ("a stream of values", |case| case.operation == "parse_stream"),
    ("pretty printing", |case| case.operation == "print_pretty"),
    ("an enum with content", |case| has_enum_with_content(&case.definitions)),
    ("flatten", |case| case.definitions.contains("flatten")),
    ("a tag on a struct", |case| case.definitions.contains("tag = ")),
    ("a hand-written impl of serde's traits", |case| case.definitions.contains("impl Serialize")),
    ("a type of another crate", |case| case.root.contains("serde_bytes")),
    ("SystemTime and fmt::Arguments, which have no implementation", |case| {
        case.root.contains("SystemTime") || case.definitions.contains("fmt::Arguments")
    }),
    ("a dynamic value inside a type or printed", |case| {
        let definitions = case.definitions.replace("RawValue", "");
        definitions.contains("Value") || (case.operation == "print" && case.root == "Value")
    }),
];

/// Whether an enum has a variant that holds something, or a word that only such enums have.
fn has_enum_with_content(definitions: &str) -> bool {
    const WORDS: [&str; 5] = ["untagged", "tag = ", "other", "_identifier", "skip"];
    definitions.split("enum ").skip(1).any(|text| {
        let body = text.split_once('{').map_or("", |(_, body)| body);
        // Up to the bracket that ends it: a bracket that opens comes first if there is content.
        let end = body.find(['{', '}']).unwrap_or(body.len());
        let without_attributes: String =
            body[..end].split("#[").enumerate().fold(String::new(), |kept, (at, part)| match part
                .split_once(']')
            {
                Some((_, behind)) if at > 0 => kept + behind,
                _ => kept + part,
            });
        body[end..].starts_with('{') || without_attributes.contains('(')
    }) || definitions.contains("enum ") && WORDS.iter().any(|word| definitions.contains(word))
}
