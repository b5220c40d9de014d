//! Mistakes in enums, and what one without mistakes becomes.

use super::*;

#[test]
fn reports_what_an_enum_cannot_have() {
    let fields = "has no effect, since no variant has named fields";
    for (on_enum, on_variant, expected) in [
        ("default", "", "`default` has no effect on an enum".into()),
        ("transparent", "", "`transparent` has no effect on an enum".into()),
        ("rename = \"x\"", "", "`rename` has no effect on an enum".into()),
        ("deny_unknown_fields", "", format!("`deny_unknown_fields` {fields}")),
        ("rename_all_fields = \"camelCase\"", "", format!("`rename_all_fields` {fields}")),
        ("skip_serializing_none", "", format!("`skip_serializing_none` {fields}")),
        (
            "content = \"c\"",
            "",
            "`content` needs a `tag` beside it, such as `tag = \"type\"`".into(),
        ),
        (
            "repr, rename_all = \"camelCase\"",
            "",
            "`rename_all` has no effect on an enum with `repr`".into(),
        ),
        ("", "skip_deserializing = 1", "`skip_deserializing` takes no value".into()),
        (
            "",
            "rename_all = \"camelCase\"",
            "`rename_all` has no effect on a variant without named fields".into(),
        ),
        ("", "tag_value = 1", "`tag_value` is for an enum with a `tag`; use `rename`".into()),
        (
            "tag = \"t\"",
            "tag_value = 1.5",
            "expected an integer, `true`, `false` or a string in quotes, such as `tag_value = 1`"
                .into(),
        ),
        (
            "",
            "serialize_as = \"x\"",
            "`serialize_as` is for a variant with `skip` or `skip_serializing`".into(),
        ),
        (
            "",
            "with = m",
            "`with` is for a variant with one field in parentheses; put it on a field".into(),
        ),
        ("untagged", "untagged", "`untagged` is said of the whole enum already".into()),
        (
            "untagged",
            "rename = \"x\"",
            "`rename` has no effect on a variant whose JSON does not say which variant it is"
                .into(),
        ),
        (
            "",
            "renam = \"x\"",
            "unknown attribute `renam`, expected one of `alias`, `bound`, `deserialize_with`, \
             `other`, `rename`, `rename_all`, `serialize_as`, `serialize_with`, `skip`, \
             `skip_deserializing`, `skip_serializing`, `tag_value`, `untagged`, `with`; \
             did you mean `rename`?"
                .into(),
        ),
    ] {
        let source = format!("#[fastjson({on_enum})] enum E {{ #[fastjson({on_variant})] A, B }}");
        let source =
            source.replace("#[fastjson(untagged)] A", "A(#[x] u8), #[fastjson(untagged)] A");
        let source = source.replace("B }", if on_variant == "untagged" { "}" } else { "B }" });
        assert_eq!(mistakes(&source, BOTH), [expected], "{source}");
    }
}

#[test]
fn reports_words_that_contradict() {
    for (source, expected) in [
        (
            "#[fastjson(tag = \"t\", untagged)] enum E { A }",
            "`untagged` contradicts `tag`, remove one of them",
        ),
        (
            "#[fastjson(repr, untagged)] enum E { A }",
            "`repr` contradicts `untagged`, remove one of them",
        ),
        (
            "#[fastjson(tag = \"t\", content = \"t\")] enum E { A }",
            "`tag` and `content` cannot have the same name",
        ),
        (
            "enum E { #[fastjson(other)] A, #[fastjson(other)] B }",
            "only one variant can be the `other` one",
        ),
        (
            "enum E { #[fastjson(untagged)] A(u8), B }",
            "variants that are `untagged` must come last, since they are tried after the others",
        ),
        (
            "enum E { #[fastjson(skip, alias = \"x\")] A, B }",
            "`alias` has no effect on a variant with `skip`",
        ),
        (
            "#[fastjson(tag = \"t\")] enum E { #[fastjson(tag_value = 1)] A, #[fastjson(tag_value = 1)] B }",
            "two variants cannot have the same `tag_value`",
        ),
        (
            "#[fastjson(tag = \"t\")] enum E { #[fastjson(tag_value = 1, rename = \"x\")] A }",
            "`tag_value` contradicts `rename`, remove one of them",
        ),
        ("#[fastjson(tag = \"t\")] enum E { A { t: u8 } }", "the JSON name \"t\" is used twice"),
        (
            "#[fastjson(case_insensitive)] enum E { Ab, AB }",
            "the JSON names \"Ab\" and \"AB\" differ only in case",
        ),
        (
            "#[fastjson(case_insensitive)] struct S { ab: u8, aB: u8 }",
            "the JSON names \"ab\" and \"aB\" differ only in case",
        ),
        (
            "enum E { #[fastjson(with = m, serialize_with = f)] A(u8) }",
            "`serialize_with` contradicts `with`, remove one of them",
        ),
        (
            "#[fastjson(skip_serializing_none, skip_serializing_default)] struct S { a: u8 }",
            "`skip_serializing_none` contradicts `skip_serializing_default`, which leaves out each `None` that is a default",
        ),
    ] {
        let found = mistakes(source, BOTH);
        assert_eq!((found.len(), found[0].as_str()), (2, expected), "{source} {found:?}");
    }
    for (source, expected) in [
        (
            "#[fastjson(tag = \"t\")] enum E { A(u8, u8) }",
            "a variant with several fields in parentheses has no members",
        ),
        ("#[fastjson(repr)] enum E { A(u8) }", "an enum with `repr` is numbers"),
        (
            "enum E { #[fastjson(other)] A { a: u8 } }",
            "`other` is for a variant that holds nothing, or one value",
        ),
        (
            "#[fastjson(tag = \"t\")] struct S(u8);",
            "`tag` is for enums, and for structs with named fields",
        ),
        (
            "enum E { A(#[fastjson(rename = \"x\")] u8, u8) }",
            "`rename` has no effect, the fields of a tuple variant have no names",
        ),
        (
            "enum E { A(#[fastjson(skip)] u8) }",
            "the only field of a newtype variant cannot be skipped",
        ),
        ("enum E { A { a: &'static str } }", "a parsed field cannot be `&'static`"),
    ] {
        let found = mistakes(source, BOTH);
        assert!(found.len() == 1 && found[0].starts_with(expected), "{source} {found:?}");
    }
}

#[test]
fn reports_names_of_two_variants() {
    let twice = |name: &str| format!("the JSON name {name:?} is used twice");
    for (source, name) in [
        ("enum E { A, #[fastjson(rename = \"A\")] B }", "A"),
        ("enum E { A, #[fastjson(alias = \"A\")] B }", "A"),
        ("#[fastjson(rename_all = \"lowercase\")] enum E { Ab, aB }", "ab"),
        ("enum E { #[fastjson(alias(\"x\", \"x\"))] A }", "x"),
    ] {
        assert_eq!(mistakes(source, BOTH), [twice(name), "first used here".into()], "{source}");
    }
    let printed = "enum E { A, #[fastjson(rename(serialize = \"A\"))] B }";
    assert_eq!(mistakes(printed, PARSE), [""; 0]);
    assert_eq!(mistakes(printed, PRINT).len(), 2);
    let gone = "enum E { A, #[fastjson(rename = \"A\", skip_deserializing)] B }";
    assert_eq!(mistakes(gone, PARSE), [""; 0]);
}
