//! Mistakes inside of one attribute, by their texts.

use super::*;

#[test]
fn reports_words_that_are_no_attribute() {
    for (list, meant) in [
        ("rename_al = \"camelCase\"", "; did you mean `rename_all`?"),
        ("Rename_All = \"camelCase\"", "; did you mean `rename_all`?"),
        ("deny_unknown", "; did you mean `deny_unknown_fields`?"),
        ("strict", "; did you mean `deny_unknown_fields`?"),
        ("elephant", ""),
    ] {
        let word = list.split(' ').next().unwrap();
        let expected = format!("unknown attribute `{word}`, expected one of {OF_A_STRUCT}{meant}");
        assert_eq!(mistakes(&on_struct(list), BOTH), [expected]);
    }
    for (list, meant) in [
        ("renmae = \"x\"", "; did you mean `rename`?"),
        ("skip_if = f", "; did you mean `skip_serializing_if`?"),
        ("skipSerializing", "; did you mean `skip_serializing`?"),
        ("optional", "; did you mean `default`?"),
        ("elephant(1, 2)", ""),
    ] {
        let word = list.split([' ', '(']).next().unwrap();
        let expected = format!("unknown attribute `{word}`, expected one of {OF_A_FIELD}{meant}");
        assert_eq!(mistakes(&on_field(list), BOTH), [expected]);
    }
}

#[test]
fn reports_attributes_in_the_wrong_place() {
    for (source, expected) in [
        (
            on_struct("rename = \"x\""),
            "`rename` goes on a field, not on the struct, whose name is not in its JSON without a `tag`",
        ),
        (on_struct("required"), "`required` goes on a field, not on the struct"),
        (on_field("rename_all = \"x\""), "`rename_all` goes on the struct, not on a field"),
        (on_field("transparent"), "`transparent` goes on the struct, not on a field"),
        (on_struct("flatten"), "`flatten` goes on a field, not on the struct"),
        (on_field("from = u8"), "`from` goes on the struct, not on a field"),
        (on_struct("with = module"), "`with` goes on a field, not on the struct"),
        (on_struct("untagged"), "`untagged` is for enums"),
        (on_struct("content = \"c\""), "`content` is for enums"),
        (on_struct("repr"), "`repr` is for enums"),
        (on_field("tag = \"kind\""), "`tag` goes on the struct, not on a field"),
        (on_field("borrow"), "`borrow` is not needed, a field borrows whenever its type does"),
        ("#[fastjson] struct S;".into(), "expected a list of attributes: `#[fastjson(...)]`"),
        ("#[fastjson = 1] struct S;".into(), "expected a list of attributes: `#[fastjson(...)]`"),
        (on_field("\"rename\" = 1"), "expected the name of an attribute"),
        (on_field(", skip"), "expected the name of an attribute"),
        (on_field("rename = \"x\" required"), "expected `,`"),
        (on_field("rename = \"x\"; required"), "expected `,`"),
        (on_field("rename::x = \"x\""), "expected `,`"),
    ] {
        assert_eq!(mistakes(&source, BOTH)[0], expected, "{source}");
    }
}

#[test]
fn reports_text_that_may_be_meant_for_a_function() {
    for (text, path) in [
        ("\"dn\"", "dn"),
        ("\"Vec::new\"", "Vec::new"),
        ("\" ::a::b \"", "::a::b"),
        ("\"<T as A>::b\"", "<T as A>::b"),
        ("r#\"dn\"#", "dn"),
    ] {
        let expected = format!(
            "a string here is text, not the name of a function; \
             write `default = {path}()` to call it, or `default = ({text})` for the text"
        );
        assert_eq!(mistakes(&on_field(&format!("default = {text}")), BOTH), [expected]);
    }
    for text in ["\"\"", "\"two words\"", "(\"dn\")", "\"dn\".len()", "b\"dn\"", "\"1\"", "\"a-b\""]
    {
        assert_eq!(mistakes(&on_field(&format!("default = {text}")), BOTH), [""; 0], "{text}");
    }
}

#[test]
fn reports_wrong_values() {
    for (source, expected) in [
        (on_field("rename"), "`rename` needs a value, such as `rename = \"name\"`"),
        (on_field("rename ="), "`rename` needs a value, such as `rename = \"name\"`"),
        (on_field("rename()"), "`rename` needs a value, such as `rename = \"name\"`"),
        (on_field("rename = 5"), "expected a string in quotes, such as `rename = \"name\"`"),
        (on_field("rename = x"), "expected a string in quotes, such as `rename = \"name\"`"),
        (on_field("rename = b\"x\""), "expected a string in quotes, such as `rename = \"name\"`"),
        (on_field("rename = \"x\"y"), "expected a string in quotes, such as `rename = \"name\"`"),
        (on_field("rename = 'x'"), "expected a string in quotes, such as `rename = \"name\"`"),
        (on_field("rename(\"x\")"), "expected the name of an attribute"),
        (
            on_field("rename(serialize = 5)"),
            "expected a string in quotes, such as `serialize = \"name\"`",
        ),
        (
            on_field("rename(serialise = \"x\")"),
            "unknown direction `serialise`, expected one of `serialize`, `deserialize`; \
             did you mean `serialize`?",
        ),
        (
            on_field("rename(serialize(\"x\"))"),
            "`serialize` takes no list, write `serialize = \"name\"`",
        ),
        (on_field("alias"), "`alias` needs a value, such as `alias = \"name\"`"),
        (on_field("alias()"), "`alias` needs a value, such as `alias = \"name\"`"),
        (on_field("alias(x)"), "expected a string in quotes, such as `alias = \"name\"`"),
        (on_field("alias(\"x\" \"y\")"), "expected a string in quotes, such as `alias = \"name\"`"),
        (on_field("alias(\"x\",, \"y\")"), "expected a string in quotes between two commas"),
        (on_field("skip = true"), "`skip` takes no value"),
        (on_field("skip ="), "`skip` takes no value"),
        (on_field("skip(always)"), "`skip` takes no value"),
        (on_field("required = \"yes\""), "`required` takes no value"),
        (on_field("default = 1 +, required"), "expected more of an expression after this"),
        (on_field("default ="), "`default` needs a value, such as `default = 0`"),
        (on_field("default(5)"), "`default` takes no list, write `default = 0`"),
        (
            on_field("skip_serializing_if"),
            "`skip_serializing_if` needs a value, such as `skip_serializing_if = Option::is_none`",
        ),
        (
            on_field("skip_serializing_if = |x| true"),
            "expected the path of a function, such as `skip_serializing_if = Option::is_none`",
        ),
        (
            on_field("skip_serializing_if = \"not a path\""),
            "expected the path of a function, such as `skip_serializing_if = Option::is_none`",
        ),
        (on_struct("transparent = true"), "`transparent` takes no value"),
        (on_struct("deny_unknown_fields(all)"), "`deny_unknown_fields` takes no value"),
        (
            on_struct("default = 5"),
            "expected the path of a function, such as `default = path::to::function`",
        ),
        (
            on_struct("crate = 5"),
            "expected the path of a crate, such as `crate = path::to::fastjson`",
        ),
        (
            on_struct("crate = \"a b\""),
            "expected the path of a crate, such as `crate = path::to::fastjson`",
        ),
        (
            on_struct("duplicates = \"fist\""),
            "unknown value \"fist\" of `duplicates`, expected one of `error`, `first`, `last`, \
             `prefer_first_name`; did you mean `first`?",
        ),
        (
            on_struct("skip_unknown = \"never\""),
            "unknown value \"never\" of `skip_unknown`, expected one of `checked`, `structural`",
        ),
        (on_struct("bound = T"), "expected a string in quotes, such as `bound = \"T: Clone\"`"),
    ] {
        assert_eq!(mistakes(&source, BOTH), [expected], "{source}");
    }
    assert_eq!(
        mistakes(&on_struct("rename_all = \"camelcase\""), BOTH),
        [format!("unknown rule \"camelcase\", expected one of {RULES}; did you mean `camelCase`?")],
    );
    let bounds = mistakes(&on_struct("bound = \"T Clone\""), BOTH);
    assert!(bounds[0].starts_with("expected bounds, such as `bound = \"T: Clone\"`: "));
}

#[test]
fn reports_what_is_given_twice() {
    for (source, name) in [
        (on_field("rename = \"x\", rename = \"y\""), "rename"),
        (on_field("rename = \"x\", rename(serialize = \"y\")"), "rename"),
        (on_field("rename(serialize = \"x\", serialize = \"y\")"), "serialize"),
        (on_field("default, default = 5"), "default"),
        (on_field("skip, skip"), "skip"),
        (on_field("skip_serializing_if = f, skip_serializing_if = g"), "skip_serializing_if"),
        ("struct S { #[fastjson(required)] #[fastjson(required)] a: u8 }".into(), "required"),
        (on_struct("rename_all = \"camelCase\", rename_all = \"UPPERCASE\""), "rename_all"),
        (on_struct("crate = a, crate = b"), "crate"),
        (on_struct("duplicates = \"last\", duplicates = \"last\""), "duplicates"),
        (on_struct("bound = \"\", bound(serialize = \"\")"), "bound"),
    ] {
        let expected = [format!("`{name}` is given twice"), "first given here".to_owned()];
        assert_eq!(mistakes(&source, BOTH), expected, "{source}");
    }
}

/// House rules for every text above, on the longest list of mistakes.
#[test]
fn messages_are_one_lower_case_sentence() {
    for list in ["renmae", "rename", "rename = 5", "skip, rename = \"x\"", "tag", "transparent"] {
        for text in mistakes(&on_field(list), BOTH) {
            assert!(!text.starts_with(char::is_uppercase), "{text}");
            assert!(!text.ends_with('.'), "{text}");
        }
    }
}

const OF_A_STRUCT: &str = "`bound`, `case_insensitive`, `content`, `crate`, `default`, `deny_unknown_fields`, `duplicates`, `expecting`, `from`, `into`, `provider`, `remote`, `rename`, `rename_all`, `rename_all_fields`, `repr`, `resolver`, `serde_attributes`, `skip_serializing_default`, `skip_serializing_none`, `skip_unknown`, `tag`, `transparent`, `try_from`, `untagged`, `validate`, `via_str`";

const OF_A_FIELD: &str = "`alias`, `bound`, `default`, `deprecated_alias`, `deserialize_with`, \
                          `flatten`, `getter`, `names`, `rename`, `required`, `serialize_with`, `skip`, \
                          `skip_deserializing`, `skip_serializing`, `skip_serializing_if`, \
                          `validate`, `via_str`, `with`";

const RULES: &str = "`lowercase`, `UPPERCASE`, `PascalCase`, `camelCase`, `snake_case`, \
                     `SCREAMING_SNAKE_CASE`, `kebab-case`, `SCREAMING-KEBAB-CASE`";
