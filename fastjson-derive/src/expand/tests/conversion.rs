//! Mistakes in converters and conversions, by their texts, and what they become.

use super::*;
use crate::conversion::{Layer, ParseAs, PrintAs};

fn contradiction(second: &str, first: &str) -> [String; 2] {
    [
        format!("`{second}` contradicts `{first}`, remove one of them"),
        format!("`{first}` is given here"),
    ]
}

#[test]
fn reports_converters_that_contradict() {
    for (list, second, first) in [
        ("with = m, serialize_with = f", "serialize_with", "with"),
        ("with = m, deserialize_with = f", "deserialize_with", "with"),
        ("with = m, via_str", "via_str", "with"),
        ("via_str, serialize_with = f", "serialize_with", "via_str"),
        ("via_str, deserialize_with = f", "deserialize_with", "via_str"),
    ] {
        assert_eq!(mistakes(&on_field(list), BOTH), contradiction(second, first), "{list}");
    }
    for (list, name, skip) in [
        ("skip, with = m", "with", "skip"),
        ("skip, via_str", "via_str", "skip"),
        ("skip, validate = f", "validate", "skip"),
        ("skip_serializing, serialize_with = f", "serialize_with", "skip_serializing"),
        ("skip_deserializing, deserialize_with = f", "deserialize_with", "skip_deserializing"),
        ("skip_deserializing, validate = f", "validate", "skip_deserializing"),
    ] {
        let expected = [
            format!("`{name}` has no effect on a field with `{skip}`"),
            format!("`{skip}` is given here"),
        ];
        assert_eq!(mistakes(&on_field(list), BOTH), expected, "{list}");
    }
}

#[test]
fn reports_conversions_that_contradict() {
    for (list, second, first) in [
        ("from = A, try_from = B", "try_from", "from"),
        ("via_str, from = A", "via_str", "from"),
        ("via_str, try_from = A", "via_str", "try_from"),
        ("via_str, into = A", "via_str", "into"),
        ("transparent, from = A", "transparent", "from"),
        ("transparent, via_str", "transparent", "via_str"),
        ("remote = A, into = B", "remote", "into"),
        ("remote = A, validate = f", "remote", "validate"),
        ("remote = A, expecting = \"x\"", "remote", "expecting"),
    ] {
        assert_eq!(mistakes(&on_struct(list), BOTH), contradiction(second, first), "{list}");
    }
    let getter = "`getter` is for the fields of a struct with `remote`";
    assert_eq!(mistakes(&on_field("getter = f"), BOTH), [getter]);
}

/// What is said of members means something only where members are printed or parsed.
#[test]
fn reports_attributes_that_a_conversion_leaves_without_effect() {
    let source = "#[fastjson(via_str, rename_all = \"camelCase\")] \
                  enum E { #[fastjson(rename = \"x\")] A { #[fastjson(skip)] a: u8 } }";
    let mut expected = Vec::new();
    for name in ["rename_all", "skip", "rename"] {
        expected.push(format!("`{name}` has no effect, the type is converted as a whole"));
        expected.push("`via_str` is given here".to_owned());
    }
    assert_eq!(mistakes(source, BOTH), expected);
    let source = "#[fastjson(into = u8, rename_all = \"camelCase\")] struct S { a: u8 }";
    assert_eq!(mistakes(source, PARSE), [""; 0]);
    assert_eq!(mistakes(source, BOTH), [""; 0]);
    assert_eq!(mistakes(source, PRINT).len(), 2);
    for source in ["#[fastjson(via_str)] enum E { A }", "#[fastjson(via_str)] union U { a: u8 }"] {
        assert_eq!(mistakes(source, BOTH), [""; 0], "{source}");
    }
    let half = "#[fastjson(from = u8)] enum E { A(u8) }";
    assert_eq!(mistakes(half, PARSE), [""; 0]);
    assert_eq!(mistakes(half, BOTH), [""; 0]);
    let whole = "#[fastjson(from = u8, into = u8, untagged, tag = \"t\")] enum E { A(u8) }";
    assert_eq!(mistakes(whole, BOTH).len(), 4);
}

#[test]
fn reports_values_of_another_kind() {
    for (list, expected) in [
        ("with", "`with` needs a value, such as `with = path::to::module`"),
        ("with = 5", "expected a path, such as `with = path::to::module`"),
        ("with = \"a b\"", "expected a path, such as `with = path::to::module`"),
        ("with = each(a, b)", "expected a path, such as `with = path::to::module`"),
        ("with = each()", "`each` needs a path, such as `each(path)`"),
        (
            "with = eech(m)",
            "`eech` reaches into nothing, expected one of `each`, `option`, `values`; \
             did you mean `each`?",
        ),
        ("with(m)", "`with` takes no list, write `with = path::to::module`"),
        ("via_str = 5", "`via_str` takes no value"),
        (
            "validate = 5",
            "expected the path of a function, such as `validate = path::to::function`",
        ),
    ] {
        assert_eq!(mistakes(&on_field(list), BOTH), [expected], "{list}");
    }
    for (list, expected) in [
        ("from = 5", "expected a type, such as `from = Type`"),
        ("into = \"5\"", "expected a type, such as `into = Type`"),
        ("remote = (A, B)", "expected the path of a type, such as `remote = path::to::Type`"),
        ("expecting = 5", "expected a string in quotes, such as `expecting = \"a date\"`"),
    ] {
        assert_eq!(mistakes(&on_struct(list), BOTH), [expected], "{list}");
    }
}

#[test]
fn models_converters() {
    for list in ["with = option(each(a::b))", "with = \"option(each(a::b))\""] {
        with_model(&on_field(list), |container| {
            let field = &container.fields[0];
            let (print, parse) = (field.print_with.as_ref(), field.parse_with.as_ref());
            let (print, parse) = (print.unwrap(), parse.unwrap());
            assert_eq!(print.layers, [Layer::Option, Layer::Each]);
            assert_eq!(parse.layers, print.layers);
            assert_eq!(tokens(&print.function), "a::b::print");
            assert_eq!(tokens(&parse.function), "a::b::parse");
        });
    }
    with_model(&on_field("serialize_with = values(f)"), |container| {
        let field = &container.fields[0];
        assert_eq!(tokens(&field.print_with.as_ref().unwrap().function), "f");
        assert!(field.parse_with.is_none());
    });
}

#[test]
fn models_conversions() {
    let list = "try_from = HashMap<A, Vec<B>>, into = \"[u8; 2]\", expecting = \"x\"";
    with_model(&on_struct(list), |container| {
        match (&container.parse_as, &container.print_as) {
            (ParseAs::TryFrom(from), PrintAs::Into(into)) => {
                assert_eq!(
                    (tokens(from), tokens(into)),
                    ("HashMap<A,Vec<B>>".into(), "[u8;2]".into())
                );
            }
            _ => panic!("other conversions"),
        }
        assert_eq!(container.expecting.as_deref(), Some("x"));
    });
    with_model(&on_struct("remote = \"a::Other<A, B>\""), |container| {
        assert_eq!(tokens(&container.remote), "a::Other::<A,B>");
    });
}
