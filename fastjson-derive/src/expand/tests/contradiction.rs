//! Mistakes that attributes, fields and shapes make together, by their texts.

use super::*;

#[test]
fn reports_attributes_of_a_field_that_contradict() {
    for (list, name, skip) in [
        ("skip, rename = \"x\"", "rename", "skip"),
        ("alias = \"x\", skip", "alias", "skip"),
        ("skip, required", "required", "skip"),
        ("skip, skip_serializing", "skip_serializing", "skip"),
        ("skip, skip_deserializing", "skip_deserializing", "skip"),
        ("skip, skip_serializing_if = f", "skip_serializing_if", "skip"),
        ("skip_serializing, skip_serializing_if = f", "skip_serializing_if", "skip_serializing"),
        ("skip_deserializing, alias = \"x\"", "alias", "skip_deserializing"),
        ("skip_deserializing, required", "required", "skip_deserializing"),
    ] {
        let expected = [
            format!("`{name}` has no effect on a field with `{skip}`"),
            format!("`{skip}` is given here"),
        ];
        assert_eq!(mistakes(&on_field(list), BOTH), expected, "{list}");
    }
    assert_eq!(
        mistakes(&on_field("required, default"), BOTH),
        ["`required` contradicts `default`, remove one of them", "`default` is given here"],
    );
}

#[test]
fn reports_attributes_of_a_struct_that_contradict() {
    assert_eq!(
        mistakes(&on_struct("deny_unknown_fields, skip_unknown = \"checked\""), BOTH),
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
        let expected: Vec<String> =
            Some(expected).filter(|_| name != "default").into_iter().collect();
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
        ("struct S(#[fastjson(rename(serialize = \"x\"))] u8);", no_names),
        (
            "struct S(u8, #[fastjson(alias = \"x\")] u8);",
            "`alias` has no effect, the fields of a tuple struct have no names",
        ),
        ("struct S(#[fastjson(skip_serializing_if = f)] u8, u8);", places),
        ("struct S(#[fastjson(required)] u8, u8);", "`required` has no effect on a tuple struct"),
        ("struct S(#[fastjson(default)] u8);", "`default` has no effect on a newtype struct"),
        ("struct S(#[fastjson(skip)] u8);", "the only field of a newtype struct cannot be skipped"),
        ("#[fastjson(transparent)] struct S;", transparent),
        ("#[fastjson(transparent)] struct S { a: u8, b: u8 }", transparent),
        ("#[fastjson(transparent)] struct S(u8, u8);", transparent),
        ("#[fastjson(transparent)] struct S { #[fastjson(skip)] a: u8 }", transparent),
        ("#[fastjson(transparent)] struct S { a: PhantomData<u8> }", transparent),
        (
            "union U { a: u8 }",
            "unions are not supported, since nothing says which field is valid; \
             implement `ToJson` and `FromJson` by hand",
        ),
    ] {
        assert_eq!(mistakes(source, BOTH), [expected], "{source}");
    }
    assert_eq!(
        mistakes("#[fastjson(transparent)] struct S { #[fastjson(rename = \"x\")] a: u8 }", BOTH),
        [
            "`rename` has no effect on the field of a `transparent` struct",
            "`transparent` is given here",
        ],
    );
    assert_eq!(
        mistakes("struct S(#[fastjson(default)] u8, #[fastjson(skip)] u8, u8);", BOTH),
        ["this field needs a `default`, as an earlier one has it", "`default` is given here",],
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
        assert_eq!(mistakes(&format!("struct S {{ {fields} }}"), BOTH), once, "{fields}");
    }
    let thrice = "struct S { x: u8, #[fastjson(rename = \"x\")] b: u8, \
                  #[fastjson(rename = \"x\")] c: u8 }";
    assert_eq!(mistakes(thrice, BOTH), [once[0], once[1], once[0]]);
    let ruled = "#[fastjson(rename_all = \"camelCase\")] struct S { a_b: u8, aB: u8 }";
    assert_eq!(mistakes(ruled, BOTH), ["the JSON name \"aB\" is used twice", "first used here"]);
    let escaped = "struct S { #[fastjson(rename = \"\\n\", alias = \"\\n\")] a: u8 }";
    assert_eq!(mistakes(escaped, BOTH)[0], "the JSON name \"\\n\" is used twice");
}

#[test]
fn names_collide_only_where_they_are_used() {
    for (source, directions) in [
        ("struct S { x: u8, #[fastjson(rename(serialize = \"x\"))] b: u8 }", PARSE),
        ("struct S { x: u8, #[fastjson(rename(deserialize = \"x\"))] b: u8 }", PRINT),
        ("struct S { x: u8, #[fastjson(alias = \"x\")] b: u8 }", PRINT),
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
    for ty in ["&'static str", "Option<&'static str>", "(u8, [Vec<&'static str>; 2])"] {
        let source = format!("struct S {{ a: {ty} }}");
        let expected = [format!("a parsed field cannot be `&'static`, {instead}")];
        assert_eq!(mistakes(&source, PARSE), expected, "{ty}");
        assert_eq!(mistakes(&source, PRINT), [""; 0], "{ty}");
    }
    assert_eq!(
        mistakes("struct S { a: &str }", PARSE),
        [format!("a parsed `&str` needs a lifetime, {instead}")],
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
    assert_eq!(mistakes(&fields(32_766), BOTH), [""; 0]);
    assert_eq!(mistakes(&fields(32_767), BOTH), ["a struct cannot have more than 32,766 fields"],);
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
