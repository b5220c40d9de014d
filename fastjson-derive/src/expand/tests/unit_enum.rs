//! Mistakes in enums, and what one without mistakes becomes.

use super::*;

#[test]
fn reports_what_an_enum_cannot_have() {
    let none = "has no effect on an enum whose variants hold nothing";
    let both = "needs a conversion in both directions";
    for (on_enum, on_variant, expected) in [
        ("default", "", format!("`default` {none}")),
        ("transparent", "", format!("`transparent` {none}")),
        ("deny_unknown_fields", "", format!("`deny_unknown_fields` {none}")),
        ("validate = f", "", format!("`validate` {none}")),
        ("expecting = \"x\"", "", format!("`expecting` {none}")),
        ("from = u8", "", format!("an enum with `from` {both}")),
        ("try_from = u8", "", format!("an enum with `try_from` {both}")),
        ("into = u8", "", format!("an enum with `into` {both}")),
        ("tag = \"t\"", "", "`tag` is not supported".into()),
        ("", "skip_deserializing = 1", "`skip_deserializing` takes no value".into()),
        ("", "other", "`other` is not supported".into()),
        ("", "rename_all = \"x\"", "`rename_all` goes on the enum, not on a variant".into()),
        (
            "",
            "renam = \"x\"",
            "unknown attribute `renam`, expected one of `alias`, `rename`, \
             `skip_deserializing`; did you mean `rename`?"
                .into(),
        ),
    ] {
        let source = format!("#[fastjson({on_enum})] enum E {{ #[fastjson({on_variant})] A, B }}");
        assert_eq!(mistakes(&source, BOTH), [expected], "{source}");
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
