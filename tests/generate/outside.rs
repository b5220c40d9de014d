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
    ("an enum that is only read as the name of a member", |case| {
        case.definitions.contains("_identifier")
    }),
    ("scalars and arrays beside an internal tag, which do not compile", |case| case.root == "Ib"),
    ("a name of two flattened types, which does not compile", |case| case.root == "Fd"),
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
