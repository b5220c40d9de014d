//! Every mistake by its text, and what a derive input without mistakes becomes.

use syn::{Data, DeriveInput};

use super::*;
use crate::model::{DefaultValue, Duplicates, Shape, Unknown};

const BOTH: Directions = Directions {
    print: true,
    parse: true,
};
const PRINT: Directions = Directions {
    print: true,
    parse: false,
};
const PARSE: Directions = Directions {
    print: false,
    parse: true,
};

/// The text of each mistake.
fn mistakes(source: &str, directions: Directions) -> Vec<String> {
    let input: DeriveInput = syn::parse_str(source).unwrap();
    let mut errors = Errors::default();
    let attributes = ContainerAttributes::new(&input.attrs, &mut errors);
    read(&input, &attributes, directions, &mut errors);
    errors.texts()
}

/// Runs `look` on the model of a source without mistakes.
fn with_model(source: &str, look: impl FnOnce(&Container<'_>)) {
    let input: DeriveInput = syn::parse_str(source).unwrap();
    let mut errors = Errors::default();
    let attributes = ContainerAttributes::new(&input.attrs, &mut errors);
    let container = read(&input, &attributes, BOTH, &mut errors).unwrap();
    assert_eq!(errors.texts(), [""; 0], "{source}");
    look(&container);
}

fn on_struct(list: &str) -> String {
    format!("#[fastjson({list})] struct S {{ a: u8 }}")
}

fn on_field(list: &str) -> String {
    format!("struct S {{ #[fastjson({list})] a: u8 }}")
}

/// Written without spaces: how tokens are spaced depends on where they came from.
fn tokens(value: impl quote::ToTokens) -> String {
    value.to_token_stream().to_string().replace(' ', "")
}

const OF_A_STRUCT: &str = "`bound`, `crate`, `default`, `deny_unknown_fields`, `duplicates`, \
                           `rename_all`, `skip_unknown`, `transparent`";

const OF_A_FIELD: &str = "`alias`, `bound`, `default`, `rename`, `required`, `skip`, \
                          `skip_deserializing`, `skip_serializing`, `skip_serializing_if`";

const RULES: &str = "`lowercase`, `UPPERCASE`, `PascalCase`, `camelCase`, `snake_case`, \
                     `SCREAMING_SNAKE_CASE`, `kebab-case`, `SCREAMING-KEBAB-CASE`";

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
            "`rename` goes on a field, not on the struct",
        ),
        (
            on_struct("required"),
            "`required` goes on a field, not on the struct",
        ),
        (
            on_field("rename_all = \"x\""),
            "`rename_all` goes on the struct, not on a field",
        ),
        (
            on_field("transparent"),
            "`transparent` goes on the struct, not on a field",
        ),
        (on_field("flatten"), "`flatten` is not supported"),
        (on_field("with = \"module\""), "`with` is not supported"),
        (on_struct("tag = \"kind\""), "`tag` is not supported"),
        (on_struct("untagged"), "`untagged` is not supported"),
        (
            on_field("borrow"),
            "`borrow` is not needed, a field borrows whenever its type does",
        ),
        (
            "#[fastjson] struct S;".into(),
            "expected a list of attributes: `#[fastjson(...)]`",
        ),
        (
            "#[fastjson = 1] struct S;".into(),
            "expected a list of attributes: `#[fastjson(...)]`",
        ),
        (
            on_field("\"rename\" = 1"),
            "expected the name of an attribute",
        ),
        (on_field(", skip"), "expected the name of an attribute"),
        (on_field("rename = \"x\" required"), "expected `,`"),
        (on_field("rename = \"x\"; required"), "expected `,`"),
        (on_field("rename::x = \"x\""), "expected `,`"),
    ] {
        assert_eq!(mistakes(&source, BOTH)[0], expected, "{source}");
    }
}

#[test]
fn reports_wrong_values() {
    for (source, expected) in [
        (
            on_field("rename"),
            "`rename` needs a value, such as `rename = \"name\"`",
        ),
        (
            on_field("rename ="),
            "`rename` needs a value, such as `rename = \"name\"`",
        ),
        (
            on_field("rename()"),
            "`rename` needs a value, such as `rename = \"name\"`",
        ),
        (
            on_field("rename = 5"),
            "expected a string in quotes, such as `rename = \"name\"`",
        ),
        (
            on_field("rename = x"),
            "expected a string in quotes, such as `rename = \"name\"`",
        ),
        (
            on_field("rename = b\"x\""),
            "expected a string in quotes, such as `rename = \"name\"`",
        ),
        (
            on_field("rename = \"x\"y"),
            "expected a string in quotes, such as `rename = \"name\"`",
        ),
        (
            on_field("rename = 'x'"),
            "expected a string in quotes, such as `rename = \"name\"`",
        ),
        (
            on_field("rename(\"x\")"),
            "expected the name of an attribute",
        ),
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
        (
            on_field("alias"),
            "`alias` needs a value, such as `alias = \"name\"`",
        ),
        (
            on_field("alias()"),
            "`alias` needs a value, such as `alias = \"name\"`",
        ),
        (
            on_field("alias(x)"),
            "expected a string in quotes, such as `alias = \"name\"`",
        ),
        (
            on_field("alias(\"x\" \"y\")"),
            "expected a string in quotes, such as `alias = \"name\"`",
        ),
        (
            on_field("alias(\"x\",, \"y\")"),
            "expected a string in quotes between two commas",
        ),
        (on_field("skip = true"), "`skip` takes no value"),
        (on_field("skip ="), "`skip` takes no value"),
        (on_field("skip(always)"), "`skip` takes no value"),
        (on_field("required = \"yes\""), "`required` takes no value"),
        (
            on_field("default = 1 +, required"),
            "expected more of an expression after this",
        ),
        (
            on_field("default ="),
            "`default` needs a value, such as `default = 0`",
        ),
        (
            on_field("default(5)"),
            "`default` takes no list, write `default = 0`",
        ),
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
        (
            on_struct("transparent = true"),
            "`transparent` takes no value",
        ),
        (
            on_struct("deny_unknown_fields(all)"),
            "`deny_unknown_fields` takes no value",
        ),
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
            "unknown value \"fist\" of `duplicates`, expected one of `error`, `first`, `last`; \
             did you mean `first`?",
        ),
        (
            on_struct("skip_unknown = \"never\""),
            "unknown value \"never\" of `skip_unknown`, expected one of `checked`, `structural`",
        ),
        (
            on_struct("bound = T"),
            "expected a string in quotes, such as `bound = \"T: Clone\"`",
        ),
    ] {
        assert_eq!(mistakes(&source, BOTH), [expected], "{source}");
    }
    assert_eq!(
        mistakes(&on_struct("rename_all = \"camelcase\""), BOTH),
        [format!(
            "unknown rule \"camelcase\", expected one of {RULES}; did you mean `camelCase`?"
        )],
    );
    let bounds = mistakes(&on_struct("bound = \"T Clone\""), BOTH);
    assert!(bounds[0].starts_with("expected bounds, such as `bound = \"T: Clone\"`: "));
}

#[test]
fn reports_what_is_given_twice() {
    for (source, name) in [
        (on_field("rename = \"x\", rename = \"y\""), "rename"),
        (
            on_field("rename = \"x\", rename(serialize = \"y\")"),
            "rename",
        ),
        (
            on_field("rename(serialize = \"x\", serialize = \"y\")"),
            "serialize",
        ),
        (on_field("default, default = 5"), "default"),
        (on_field("skip, skip"), "skip"),
        (
            on_field("skip_serializing_if = f, skip_serializing_if = g"),
            "skip_serializing_if",
        ),
        (
            "struct S { #[fastjson(required)] #[fastjson(required)] a: u8 }".into(),
            "required",
        ),
        (
            on_struct("rename_all = \"camelCase\", rename_all = \"UPPERCASE\""),
            "rename_all",
        ),
        (on_struct("crate = a, crate = b"), "crate"),
        (
            on_struct("duplicates = \"last\", duplicates = \"last\""),
            "duplicates",
        ),
        (on_struct("bound = \"\", bound(serialize = \"\")"), "bound"),
    ] {
        let expected = [
            format!("`{name}` is given twice"),
            "first given here".to_owned(),
        ];
        assert_eq!(mistakes(&source, BOTH), expected, "{source}");
    }
}

#[test]
fn reports_attributes_of_a_field_that_contradict() {
    for (list, name, skip) in [
        ("skip, rename = \"x\"", "rename", "skip"),
        ("alias = \"x\", skip", "alias", "skip"),
        ("skip, required", "required", "skip"),
        ("skip, skip_serializing", "skip_serializing", "skip"),
        ("skip, skip_deserializing", "skip_deserializing", "skip"),
        (
            "skip, skip_serializing_if = f",
            "skip_serializing_if",
            "skip",
        ),
        (
            "skip_serializing, skip_serializing_if = f",
            "skip_serializing_if",
            "skip_serializing",
        ),
        (
            "skip_deserializing, alias = \"x\"",
            "alias",
            "skip_deserializing",
        ),
        (
            "skip_deserializing, required",
            "required",
            "skip_deserializing",
        ),
    ] {
        let expected = [
            format!("`{name}` has no effect on a field with `{skip}`"),
            format!("`{skip}` is given here"),
        ];
        assert_eq!(mistakes(&on_field(list), BOTH), expected, "{list}");
    }
    assert_eq!(
        mistakes(&on_field("required, default"), BOTH),
        [
            "`required` contradicts `default`, remove one of them",
            "`default` is given here"
        ],
    );
}

#[test]
fn reports_attributes_of_a_struct_that_contradict() {
    assert_eq!(
        mistakes(
            &on_struct("deny_unknown_fields, skip_unknown = \"checked\""),
            BOTH
        ),
        [
            "`skip_unknown` contradicts `deny_unknown_fields`, remove one of them",
            "`deny_unknown_fields` is given here",
        ],
    );
    for list in [
        "default",
        "deny_unknown_fields",
        "duplicates = \"last\"",
        "rename_all = \"camelCase\"",
        "skip_unknown = \"checked\"",
    ] {
        let name = list.split(' ').next().unwrap();
        let transparent = format!("#[fastjson(transparent, {list})] struct S {{ a: u8 }}");
        let expected = [
            format!("`{name}` has no effect on a `transparent` struct"),
            "`transparent` is given here".to_owned(),
        ];
        assert_eq!(mistakes(&transparent, BOTH), expected);
        let unit = format!("#[fastjson({list})] struct S;");
        let expected = [format!("`{name}` has no effect on a unit struct")];
        assert_eq!(mistakes(&unit, BOTH), expected);
        let newtype = format!("#[fastjson({list})] struct S(u8);");
        let expected = [format!("`{name}` has no effect on a newtype struct")];
        assert_eq!(mistakes(&newtype, BOTH), expected);
        let tuple = format!("#[fastjson({list})] struct S(u8, u8);");
        let expected = format!("`{name}` has no effect on a tuple struct");
        let expected: Vec<String> = Some(expected)
            .filter(|_| name != "default")
            .into_iter()
            .collect();
        assert_eq!(mistakes(&tuple, BOTH), expected);
    }
}

#[test]
fn reports_what_a_shape_does_not_allow() {
    let no_names = "`rename` has no effect, the fields of a tuple struct have no names";
    let places = "`skip_serializing_if` is not for tuple structs, since the elements after this \
                  one would change places";
    let transparent = "a `transparent` struct needs exactly one field that is not skipped";
    for (source, expected) in [
        ("struct S(#[fastjson(rename = \"x\")] u8, u8);", no_names),
        (
            "struct S(#[fastjson(rename(serialize = \"x\"))] u8);",
            no_names,
        ),
        (
            "struct S(u8, #[fastjson(alias = \"x\")] u8);",
            "`alias` has no effect, the fields of a tuple struct have no names",
        ),
        (
            "struct S(#[fastjson(skip_serializing_if = f)] u8, u8);",
            places,
        ),
        (
            "struct S(#[fastjson(required)] u8, u8);",
            "`required` has no effect on a tuple struct",
        ),
        (
            "struct S(#[fastjson(default)] u8);",
            "`default` has no effect on a newtype struct",
        ),
        (
            "struct S(#[fastjson(skip)] u8);",
            "the only field of a newtype struct cannot be skipped",
        ),
        ("#[fastjson(transparent)] struct S;", transparent),
        (
            "#[fastjson(transparent)] struct S { a: u8, b: u8 }",
            transparent,
        ),
        ("#[fastjson(transparent)] struct S(u8, u8);", transparent),
        (
            "#[fastjson(transparent)] struct S { #[fastjson(skip)] a: u8 }",
            transparent,
        ),
        (
            "#[fastjson(transparent)] struct S { a: PhantomData<u8> }",
            transparent,
        ),
        (
            "enum E { A }",
            "enums are not supported, implement `ToJson` and `FromJson` by hand",
        ),
        (
            "union U { a: u8 }",
            "unions are not supported, since nothing says which field is valid; \
             implement `ToJson` and `FromJson` by hand",
        ),
    ] {
        assert_eq!(mistakes(source, BOTH), [expected], "{source}");
    }
    assert_eq!(
        mistakes(
            "#[fastjson(transparent)] struct S { #[fastjson(rename = \"x\")] a: u8 }",
            BOTH
        ),
        [
            "`rename` has no effect on the field of a `transparent` struct",
            "`transparent` is given here",
        ],
    );
    assert_eq!(
        mistakes(
            "struct S(#[fastjson(default)] u8, #[fastjson(skip)] u8, u8);",
            BOTH
        ),
        [
            "this field needs a `default`, as an earlier one has it",
            "`default` is given here",
        ],
    );
}

#[test]
fn reports_names_that_collide() {
    let once = ["the JSON name \"x\" is used twice", "first used here"];
    for fields in [
        "x: u8, #[fastjson(rename = \"x\")] b: u8",
        "#[fastjson(rename = \"x\")] a: u8, #[fastjson(rename = \"x\")] b: u8",
        "#[fastjson(alias = \"x\")] a: u8, x: u8",
        "#[fastjson(alias = \"x\")] a: u8, #[fastjson(alias(\"y\", \"x\"))] b: u8",
        "#[fastjson(alias = \"x\")] x: u8",
        "#[fastjson(alias(\"x\", \"x\"))] a: u8",
        "r#x: u8, #[fastjson(rename(serialize = \"x\"))] b: u8",
        "x: u8, #[fastjson(rename(deserialize = \"x\"))] b: u8",
    ] {
        assert_eq!(
            mistakes(&format!("struct S {{ {fields} }}"), BOTH),
            once,
            "{fields}"
        );
    }
    let thrice = "struct S { x: u8, #[fastjson(rename = \"x\")] b: u8, \
                  #[fastjson(rename = \"x\")] c: u8 }";
    assert_eq!(mistakes(thrice, BOTH), [once[0], once[1], once[0]]);
    let ruled = "#[fastjson(rename_all = \"camelCase\")] struct S { a_b: u8, aB: u8 }";
    assert_eq!(
        mistakes(ruled, BOTH),
        ["the JSON name \"aB\" is used twice", "first used here"]
    );
    let escaped = "struct S { #[fastjson(rename = \"\\n\", alias = \"\\n\")] a: u8 }";
    assert_eq!(
        mistakes(escaped, BOTH)[0],
        "the JSON name \"\\n\" is used twice"
    );
}

#[test]
fn names_collide_only_where_they_are_used() {
    for (source, directions) in [
        (
            "struct S { x: u8, #[fastjson(rename(serialize = \"x\"))] b: u8 }",
            PARSE,
        ),
        (
            "struct S { x: u8, #[fastjson(rename(deserialize = \"x\"))] b: u8 }",
            PRINT,
        ),
        (
            "struct S { x: u8, #[fastjson(alias = \"x\")] b: u8 }",
            PRINT,
        ),
        ("struct S { x: u8, #[fastjson(skip)] r#x: u8 }", BOTH),
        (
            "struct S { #[fastjson(rename(serialize = \"x\"))] a: u8, \
             #[fastjson(rename(deserialize = \"x\"))] b: u8 }",
            BOTH,
        ),
        (
            "struct S { #[fastjson(skip_serializing)] x: u8, \
             #[fastjson(rename = \"x\", skip_deserializing)] b: u8 }",
            BOTH,
        ),
    ] {
        assert_eq!(mistakes(source, directions), [""; 0], "{source}");
    }
}

#[test]
fn reports_references_that_cannot_be_parsed() {
    let instead =
        "use `&'de str` with `'de` a lifetime parameter of the struct, `Cow<'de, str>` or `String`";
    for ty in [
        "&'static str",
        "Option<&'static str>",
        "(u8, [Vec<&'static str>; 2])",
    ] {
        let source = format!("struct S {{ a: {ty} }}");
        let expected = [format!("a parsed field cannot be `&'static`, {instead}")];
        assert_eq!(mistakes(&source, PARSE), expected, "{ty}");
        assert_eq!(mistakes(&source, PRINT), [""; 0], "{ty}");
    }
    assert_eq!(
        mistakes("struct S { a: &str }", PARSE),
        [format!(
            "a parsed field cannot be a reference without a lifetime, {instead}"
        )],
    );
    assert_eq!(
        mistakes("struct S { a: &'static [u8] }", PARSE),
        ["a parsed field cannot be `&'static`, use an owned type"],
    );
    for source in [
        "struct S { #[fastjson(skip)] a: &'static str }",
        "struct S { a: PhantomData<&'static str> }",
        "struct S { a: Cow<'static, str> }",
        "struct S<'a> { a: &'a str }",
    ] {
        assert_eq!(mistakes(source, BOTH), [""; 0], "{source}");
    }
}

#[test]
fn reports_too_many_fields() {
    let fields = |count: usize| -> String {
        let fields: String = (0..count).map(|i| format!("f{i}: u8,")).collect();
        format!("struct S {{ {fields} }}")
    };
    assert_eq!(mistakes(&fields(65_535), BOTH), [""; 0]);
    assert_eq!(
        mistakes(&fields(65_536), BOTH),
        ["a struct cannot have more than 65,535 fields"],
    );
}

#[test]
fn reports_every_mistake_in_one_run() {
    let source = "#[fastjson(deny, rename_all = 5, default = 1 transparent = 2)]
        struct S {
            #[fastjson(renam = \"x\", skip = 1 alias = \"b\")]
            #[fastjson(\"what\", required(2))]
            a: &'static str,
            b: u8,
            #[fastjson(skip, alias = \"c\")]
            c: u8,
        }";
    let found = mistakes(source, BOTH);
    let starts = [
        "expected `,`",
        "unknown attribute `deny`",
        "expected a string in quotes",
        "expected the path of a function",
        "`transparent` takes no value",
        "expected `,`",
        "expected the name of an attribute",
        "unknown attribute `renam`",
        "`skip` takes no value",
        "`required` takes no value",
        "a parsed field cannot be `&'static`",
        "`alias` has no effect on a field with `skip`",
        "`skip` is given here",
        "the JSON name \"b\" is used twice",
        "first used here",
    ];
    assert_eq!(found.len(), starts.len(), "{found:#?}");
    for (text, start) in found.iter().zip(starts) {
        assert!(text.starts_with(start), "{text} should start with {start}");
    }
}

/// House rules for every text above, on the longest list of mistakes.
#[test]
fn messages_are_one_lower_case_sentence() {
    for list in [
        "renmae",
        "rename",
        "rename = 5",
        "skip, rename = \"x\"",
        "flatten",
        "transparent",
    ] {
        for text in mistakes(&on_field(list), BOTH) {
            assert!(!text.starts_with(char::is_uppercase), "{text}");
            assert!(!text.ends_with('.'), "{text}");
        }
    }
}

#[test]
fn models_a_struct_without_attributes() {
    with_model("struct S<T> { a: u8, r#type: T }", |container| {
        assert_eq!(container.shape, Shape::Named);
        assert_eq!(tokens(&container.runtime), "::fastjson");
        assert!(!container.transparent);
        assert!(matches!(container.default, DefaultValue::None));
        assert_eq!(container.duplicates, Duplicates::Error);
        assert_eq!(container.unknown, Unknown::SkipChecked);
        assert!(container.bound_print.is_none() && container.bound_parse.is_none());
        assert_eq!(container.parse_lifetime.to_string(), "'de");
        let [a, b] = container.fields.as_slice() else {
            panic!("two fields")
        };
        assert_eq!(
            (a.print_name.as_deref(), a.parse_names.as_slice()),
            (Some("a"), &["a".to_owned()][..])
        );
        assert_eq!(b.print_name.as_deref(), Some("type"));
        assert_eq!(tokens(&b.member), "r#type");
        assert_eq!(b.index, 1);
        assert!(!b.skip_print && !b.skip_parse && !b.required && b.skip_print_if.is_none());
        assert!(matches!(b.default, DefaultValue::None));
    });
}

#[test]
fn models_the_attributes_of_a_struct() {
    let source = "#[fastjson(rename_all(serialize = \"camelCase\"), crate = a::b)]
        #[fastjson(default = \"x::y\", duplicates = \"first\", skip_unknown = \"structural\",)]
        #[fastjson(bound(serialize = \"T: A<B, C>, U: D\", deserialize = \"\"))]
        struct S<'de, T, U> { a_b: T, #[fastjson(rename(deserialize = \"z\"))] c_d: &'de U }";
    with_model(source, |container| {
        assert_eq!(tokens(&container.runtime), "a::b");
        let DefaultValue::Path(path) = &container.default else {
            panic!("a path")
        };
        assert_eq!(tokens(path), "x::y");
        assert_eq!(container.duplicates, Duplicates::First);
        assert_eq!(container.unknown, Unknown::SkipStructural);
        assert_eq!(container.bound_print.as_ref().map(Vec::len), Some(2));
        assert_eq!(container.bound_parse.as_ref().map(Vec::len), Some(0));
        assert_eq!(container.parse_lifetime.to_string(), "'__de");
        assert_eq!(container.fields[0].print_name.as_deref(), Some("aB"));
        assert_eq!(container.fields[0].parse_names, ["a_b"]);
        assert_eq!(container.fields[1].print_name.as_deref(), Some("cD"));
        assert_eq!(container.fields[1].parse_names, ["z"]);
    });
    with_model(
        "#[fastjson(default, deny_unknown_fields, crate = \"a\")] struct S {}",
        |container| {
            assert!(matches!(container.default, DefaultValue::Trait));
            assert_eq!(container.unknown, Unknown::Deny);
            assert_eq!(tokens(&container.runtime), "a");
        },
    );
    with_model(
        "#[fastjson(crate = crate, transparent)] struct S(u8);",
        |container| {
            assert!(container.transparent);
            assert_eq!(container.shape, Shape::Newtype);
            assert_eq!(tokens(&container.runtime), "crate");
        },
    );
}

#[test]
fn models_the_attributes_of_a_field() {
    let source = "struct S {
            #[fastjson(rename = \"\\\"\\u{1}é\", alias = \"\", alias(\"y\", \"z\",), required)]
            a: u8,
            #[fastjson(default = HashMap::<A, B>::new(), skip_serializing_if = \"Option::<u8>::is_none\")]
            b: u8,
            #[fastjson(skip_serializing_if = <A as B<C, D>>::f, default)]
            c: u8,
            #[fastjson(skip)]
            d: u8,
            #[fastjson(skip_deserializing, default = |a, b| a, bound = \"T: X\")]
            e: u8,
            #[fastjson(skip_serializing)]
            f: u8,
        }";
    with_model(source, |container| {
        let [a, b, c, d, e, f] = container.fields.as_slice() else {
            panic!("six fields")
        };
        assert_eq!(a.print_name.as_deref(), Some("\"\u{1}é"));
        assert_eq!(a.parse_names, ["\"\u{1}é", "", "y", "z"]);
        assert!(a.required);
        let DefaultValue::Expr(expression) = &b.default else {
            panic!("an expression")
        };
        assert_eq!(tokens(expression), "HashMap::<A,B>::new()");
        assert_eq!(
            b.skip_print_if.as_ref().map(tokens).as_deref(),
            Some("Option::<u8>::is_none")
        );
        assert_eq!(
            c.skip_print_if.as_ref().map(tokens).as_deref(),
            Some("<AasB<C,D>>::f"),
        );
        assert!(matches!(c.default, DefaultValue::Trait));
        assert!(d.skip_print && d.skip_parse && matches!(d.default, DefaultValue::Trait));
        assert_eq!((d.print_name.as_deref(), d.parse_names.len()), (None, 0));
        assert!(!e.skip_print && e.skip_parse && matches!(e.default, DefaultValue::Expr(_)));
        assert_eq!(
            (e.print_name.as_deref(), e.parse_names.len()),
            (Some("e"), 0)
        );
        assert!(e.bound_print.is_some() && e.bound_parse.is_some());
        assert!(f.skip_print && !f.skip_parse && matches!(f.default, DefaultValue::None));
        assert_eq!((f.print_name.as_deref(), f.parse_names.len()), (None, 1));
    });
}

#[test]
fn models_fields_without_names() {
    with_model(
        "struct S(u8, #[fastjson(skip, default = 3)] u8, #[fastjson(default)] u8);",
        |container| {
            assert_eq!(container.shape, Shape::Tuple);
            assert!(
                container
                    .fields
                    .iter()
                    .all(|field| field.print_name.is_none())
            );
            assert!(
                container
                    .fields
                    .iter()
                    .all(|field| field.parse_names.is_empty())
            );
            assert_eq!(tokens(&container.fields[2].member), "2");
            assert!(container.fields[1].skip_print && container.fields[1].skip_parse);
        },
    );
    with_model("struct S;", |container| {
        assert_eq!(container.shape, Shape::Unit)
    });
    with_model("struct S();", |container| {
        assert_eq!(container.shape, Shape::Tuple)
    });
}

/// A skipped field takes its value from the container's default when there is one.
#[test]
fn models_where_skipped_fields_come_from() {
    with_model(
        "#[fastjson(default)] struct S { #[fastjson(skip)] a: u8 }",
        |container| {
            assert!(matches!(container.fields[0].default, DefaultValue::None));
        },
    );
    let marker =
        "#[fastjson(transparent)] struct S<T> { a: u8, b: ::core::marker::PhantomData<T> }";
    with_model(marker, |container| {
        let field = &container.fields[1];
        assert!(field.skip_print && field.skip_parse);
        assert!(matches!(field.default, DefaultValue::Trait));
    });
}

#[test]
fn takes_what_a_macro_passed_on_as_one_piece() {
    use proc_macro2::{Delimiter, Group, TokenTree};
    let piece = |tokens: TokenStream| TokenTree::Group(Group::new(Delimiter::None, tokens));
    let name = piece(quote::quote!("x"));
    let path = piece(quote::quote!(a::b));
    let list = piece(quote::quote!(default, required));
    let input: DeriveInput = syn::parse2(quote::quote! {
        struct S { #[fastjson(rename = #name, skip_serializing_if = #path, #list)] a: u8 }
    })
    .unwrap();
    let Data::Struct(data) = &input.data else {
        panic!("a struct")
    };
    let mut errors = Errors::default();
    for field in &data.fields {
        let attributes = FieldAttributes::new(&field.attrs, &mut errors);
        assert_eq!(
            attributes
                .rename
                .print
                .value()
                .map(syn::LitStr::value)
                .as_deref(),
            Some("x")
        );
        assert_eq!(
            attributes
                .skip_serializing_if
                .value()
                .map(tokens)
                .as_deref(),
            Some("a::b")
        );
        assert!(attributes.default.is_given() && attributes.required.is_given());
    }
    assert_eq!(errors.texts(), [""; 0]);
}

/// Errors and stubs of what was asked for, and nothing that does not parse.
#[test]
fn emits_stubs_beside_errors() {
    let source: TokenStream =
        "#[fastjson(crate = a)] struct S<'de, 'x: 'de, T: Copy = u8, const N: usize> where T: X {
            #[fastjson(what)] a: &'de [T; N] }"
            .parse()
            .unwrap();
    let both = expand(source.clone(), BOTH).to_string();
    assert!(both.contains("compile_error"));
    assert!(both.contains(
        "impl < 'de , 'x : 'de , T : Copy , const N : usize > a :: ToJson for \
         S < 'de , 'x , T , N > where T : X"
    ));
    assert!(both.contains(
        "impl < '__de , 'de , 'x : 'de , T : Copy , const N : usize > a :: FromJson < '__de > for \
         S < 'de , 'x , T , N > where T : X"
    ));
    assert!(
        !expand(source.clone(), PRINT)
            .to_string()
            .contains("FromJson")
    );
    assert!(!expand(source, PARSE).to_string().contains("ToJson"));
    assert!(
        expand("fn f() {}".parse().unwrap(), BOTH)
            .to_string()
            .contains("compile_error")
    );
}
