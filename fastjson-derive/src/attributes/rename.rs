//! The rules of `rename_all`: one table serves reading a rule, applying it and naming the
//! allowed ones in an error.

/// How the names of a struct's fields become JSON names.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum RenameRule {
    Camel,
    Kebab,
    Lower,
    Pascal,
    ScreamingKebab,
    ScreamingSnake,
    Snake,
    Upper,
}

impl RenameRule {
    /// The rule that is written `text`.
    pub(crate) fn from_text(text: &str) -> Option<Self> {
        RULES.iter().find(|(written, _)| *written == text).map(|(_, rule)| *rule)
    }

    /// Every rule as it is written, in the order of serde's documentation.
    pub(crate) fn texts() -> [&'static str; RULES.len()] {
        RULES.map(|(written, _)| written)
    }

    /// The JSON name of a field, whose Rust name is taken to be in `snake_case`.
    ///
    /// Letter for letter what serde makes of it, oddities included: `lowercase` and
    /// `snake_case` change nothing, and only ASCII letters change case.
    pub(crate) fn apply_to_field(self, field: &str) -> String {
        match self {
            Self::Lower | Self::Snake => field.to_owned(),
            Self::Upper | Self::ScreamingSnake => field.to_ascii_uppercase(),
            Self::Kebab => field.replace('_', "-"),
            Self::ScreamingKebab => field.to_ascii_uppercase().replace('_', "-"),
            Self::Pascal => pascal_case(field),
            Self::Camel => lower_first(&pascal_case(field)),
        }
    }

    /// The JSON name of a variant, whose Rust name is taken to be in `PascalCase`; letter for
    /// letter what serde makes of it.
    pub(crate) fn apply_to_variant(self, variant: &str) -> String {
        match self {
            Self::Pascal => variant.to_owned(),
            Self::Lower => variant.to_ascii_lowercase(),
            Self::Upper => variant.to_ascii_uppercase(),
            Self::Camel => lower_first(variant),
            Self::Snake => snake_case(variant),
            Self::ScreamingSnake => snake_case(variant).to_ascii_uppercase(),
            Self::Kebab => snake_case(variant).replace('_', "-"),
            Self::ScreamingKebab => snake_case(variant).to_ascii_uppercase().replace('_', "-"),
        }
    }
}

fn lower_first(pascal: &str) -> String {
    let mut rest = pascal.chars();
    match rest.next() {
        Some(first) => format!("{}{}", first.to_ascii_lowercase(), rest.as_str()),
        None => String::new(),
    }
}

fn snake_case(variant: &str) -> String {
    let mut snake = String::with_capacity(variant.len() + 4);
    for (at, c) in variant.char_indices() {
        if at > 0 && c.is_uppercase() {
            snake.push('_');
        }
        snake.push(c.to_ascii_lowercase());
    }
    snake
}

fn pascal_case(field: &str) -> String {
    let mut pascal = String::with_capacity(field.len());
    let mut at_start = true;
    for c in field.chars() {
        if c == '_' {
            at_start = true;
        } else {
            pascal.push(if at_start { c.to_ascii_uppercase() } else { c });
            at_start = false;
        }
    }
    pascal
}

const RULES: [(&str, RenameRule); 8] = [
    ("lowercase", RenameRule::Lower),
    ("UPPERCASE", RenameRule::Upper),
    ("PascalCase", RenameRule::Pascal),
    ("camelCase", RenameRule::Camel),
    ("snake_case", RenameRule::Snake),
    ("SCREAMING_SNAKE_CASE", RenameRule::ScreamingSnake),
    ("kebab-case", RenameRule::Kebab),
    ("SCREAMING-KEBAB-CASE", RenameRule::ScreamingKebab),
];

#[cfg(test)]
mod tests {
    use super::*;

    /// The names of the table in serde's own tests, then its edges.
    #[test]
    fn renames_as_serde_does() {
        for (field, upper, pascal, camel, screaming, kebab, screaming_kebab) in [
            ("outcome", "OUTCOME", "Outcome", "outcome", "OUTCOME", "outcome", "OUTCOME"),
            (
                "very_tasty",
                "VERY_TASTY",
                "VeryTasty",
                "veryTasty",
                "VERY_TASTY",
                "very-tasty",
                "VERY-TASTY",
            ),
            ("a", "A", "A", "a", "A", "a", "A"),
            ("z42", "Z42", "Z42", "z42", "Z42", "z42", "Z42"),
            ("_id", "_ID", "Id", "id", "_ID", "-id", "-ID"),
            ("id_", "ID_", "Id", "id", "ID_", "id-", "ID-"),
            ("a__b", "A__B", "AB", "aB", "A__B", "a--b", "A--B"),
            ("a_1b", "A_1B", "A1b", "a1b", "A_1B", "a-1b", "A-1B"),
            ("xY", "XY", "XY", "xY", "XY", "xY", "XY"),
            ("größe", "GRößE", "Größe", "größe", "GRößE", "größe", "GRößE"),
        ] {
            let applied =
                |text: &str| RenameRule::from_text(text).map(|rule| rule.apply_to_field(field));
            assert_eq!(applied("lowercase").as_deref(), Some(field));
            assert_eq!(applied("UPPERCASE").as_deref(), Some(upper));
            assert_eq!(applied("PascalCase").as_deref(), Some(pascal));
            assert_eq!(applied("camelCase").as_deref(), Some(camel));
            assert_eq!(applied("snake_case").as_deref(), Some(field));
            assert_eq!(applied("SCREAMING_SNAKE_CASE").as_deref(), Some(screaming));
            assert_eq!(applied("kebab-case").as_deref(), Some(kebab));
            assert_eq!(applied("SCREAMING-KEBAB-CASE").as_deref(), Some(screaming_kebab));
        }
    }

    /// The names of the table in serde's own tests, then its edges.
    #[test]
    fn renames_variants_as_serde_does() {
        for (variant, lower, upper, camel, snake, screaming, kebab, screaming_kebab) in [
            (
                "Outcome", "outcome", "OUTCOME", "outcome", "outcome", "OUTCOME", "outcome",
                "OUTCOME",
            ),
            (
                "VeryTasty",
                "verytasty",
                "VERYTASTY",
                "veryTasty",
                "very_tasty",
                "VERY_TASTY",
                "very-tasty",
                "VERY-TASTY",
            ),
            ("A", "a", "A", "a", "a", "A", "a", "A"),
            ("Z42", "z42", "Z42", "z42", "z42", "Z42", "z42", "Z42"),
            ("HTTP", "http", "HTTP", "hTTP", "h_t_t_p", "H_T_T_P", "h-t-t-p", "H-T-T-P"),
            ("A_B", "a_b", "A_B", "a_B", "a__b", "A__B", "a--b", "A--B"),
            ("low", "low", "LOW", "low", "low", "LOW", "low", "LOW"),
        ] {
            let applied =
                |text: &str| RenameRule::from_text(text).map(|rule| rule.apply_to_variant(variant));
            assert_eq!(applied("PascalCase").as_deref(), Some(variant));
            assert_eq!(applied("lowercase").as_deref(), Some(lower));
            assert_eq!(applied("UPPERCASE").as_deref(), Some(upper));
            assert_eq!(applied("camelCase").as_deref(), Some(camel));
            assert_eq!(applied("snake_case").as_deref(), Some(snake));
            assert_eq!(applied("SCREAMING_SNAKE_CASE").as_deref(), Some(screaming));
            assert_eq!(applied("kebab-case").as_deref(), Some(kebab));
            assert_eq!(applied("SCREAMING-KEBAB-CASE").as_deref(), Some(screaming_kebab));
        }
    }

    /// serde slices one byte off these and panics.
    #[test]
    fn camel_case_takes_any_first_letter() {
        assert_eq!(RenameRule::Camel.apply_to_field("éa"), "éa");
        assert_eq!(RenameRule::Camel.apply_to_field("__"), "");
    }

    #[test]
    fn reads_back_every_rule() {
        for text in RenameRule::texts() {
            assert!(RenameRule::from_text(text).is_some(), "{text}");
        }
        assert_eq!(RenameRule::from_text("camelcase"), None);
        assert_eq!(RenameRule::from_text(""), None);
    }
}
