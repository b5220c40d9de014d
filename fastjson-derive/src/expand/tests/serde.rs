//! What `#[serde(...)]` means where it is asked for, and which of it is a mistake.

use super::*;
use crate::conversion::{ParseAs, PrintAs};

fn with_serde(on_struct: &str, on_field: &str) -> String {
    format!(
        "#[fastjson(serde_attributes)] #[serde({on_struct})] struct S {{ #[serde({on_field})] a: u8 }}"
    )
}

#[test]
fn serde_words_mean_ours() {
    let on_struct = "rename_all = \"UPPERCASE\", deny_unknown_fields, rename = \"Other\"";
    with_model(&with_serde(on_struct, "alias = \"b\", borrow, default = \"make::it\""), |found| {
        assert_eq!(found.unknown, Unknown::Deny);
        let field = &found.fields[0];
        assert_eq!(field.parse_names, ["A", "b"]);
        let DefaultValue::Expr(call) = &field.default else { panic!("no expression") };
        assert_eq!(tokens(call), "make::it()");
    });
    with_model(&with_serde("default", "default, skip_serializing_if = \"is_zero\""), |found| {
        assert!(matches!(found.default, DefaultValue::Trait));
        assert!(matches!(found.fields[0].default, DefaultValue::Trait));
        assert!(found.fields[0].skip_print_if.is_some());
    });
}

#[test]
fn serde_conversions_mean_ours() {
    let on_struct = "try_from = \"Vec<u8>\", into = \"u8\", expecting = \"a thing\"";
    with_model(&with_serde(on_struct, ""), |found| {
        assert!(matches!(found.parse_as, ParseAs::TryFrom(_)));
        assert!(matches!(found.print_as, PrintAs::Into(_)));
        assert_eq!(found.expecting.as_deref(), Some("a thing"));
    });
    with_model(&with_serde("remote = \"Other\"", "getter = \"Other::a\""), |found| {
        assert_eq!(tokens(&found.remote), "Other");
        assert_eq!(found.fields[0].getter.as_ref().map(tokens).as_deref(), Some("Other::a"));
    });
    let source = "#[fastjson(serde_attributes)] struct S {
        #[serde(with = \"theirs\")]
        #[fastjson(with = ours)]
        a: u8,
    }";
    with_model(source, |found| assert!(found.fields[0].print_with.is_some()));
}

#[test]
fn our_word_wins_over_the_same_of_serde() {
    let source = "#[fastjson(serde_attributes)] struct S {
        #[serde(rename = \"theirs\", alias = \"x\", bound = \"T: Serialize\")]
        #[fastjson(rename = \"ours\", bound = \"\")]
        a: u8,
    }";
    with_model(source, |found| assert_eq!(found.fields[0].parse_names, ["ours", "x"]));
}

#[test]
fn serde_is_not_read_where_nobody_asks() {
    let source = "#[serde(rename_all = \"UPPERCASE\")] struct S { #[serde(with = \"m\")] a: u8 }";
    with_model(source, |found| assert_eq!(found.fields[0].parse_names, ["a"]));
}

#[test]
fn reports_what_cannot_be_honoured() {
    for (on_struct, on_field, expected) in [
        ("bound = \"T: Serialize\"", "", "serde's `bound` cannot be honoured: its bounds are on"),
        ("field_identifier", "", "serde's `field_identifier` cannot be honoured: enums that"),
        ("elephant", "", "serde's `elephant` is not known here; say it again in"),
        ("", "with = \"module\"", "serde's `with` cannot be honoured: its functions take"),
        (
            "",
            "serialize_with = \"f\"",
            "serde's `serialize_with` cannot be honoured: its functions",
        ),
        ("", "rename_all = \"x\"", "serde's `rename_all` is not known here; say it again in"),
        ("", "default = \"no path\"", "expected the path of a function in quotes"),
        ("", "default = 1", "expected the path of a function in quotes"),
        ("rename_all = \"x\"", "", "unknown rule \"x\", expected one of"),
        ("", "skip = 1", "`skip` takes no value"),
    ] {
        let found = mistakes(&with_serde(on_struct, on_field), BOTH);
        assert_eq!(found.len(), 1, "{on_struct} {on_field} {found:?}");
        assert!(found[0].starts_with(expected), "{on_struct} {on_field} {found:?}");
    }
    let no_list = "#[fastjson(serde_attributes)] #[serde] struct S;";
    assert_eq!(mistakes(no_list, BOTH), ["expected a list of attributes: `#[serde(...)]`"]);
}
