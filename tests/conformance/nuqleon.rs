//! The facts about Nuqleon, the system that fastjson mirrors: each is checked, checked with our
//! own outcome where that differs on purpose, or left out for a reason.

use std::collections::BTreeMap;
use std::rc::Rc;

use fastjson::names::{Field, NameProblemKind};
use fastjson::{DeserializerFactory, Error, Settings};
use serde_json::Value as Json;

use crate::dynamic::Value;
use crate::nuqleon_types::{BY_FACTORY, Empty, Person, PersonClass, PersonWithParent, TYPES};
use crate::shared;

/// One fact.
struct Case {
    kind: String,
    type_text: String,
    input: String,
    expected: String,
}

/// Left out: part of the kind, part of the type, the reason.
const OUTSIDE: &[(&str, &str, &str)] = &[
    ("", "datetime", "dates and times are no type of std that has a JSON"),
    ("", "decimal", "there is no decimal type in std"),
    ("build-err", "", "an error when a factory is built at run time; ours is a compile error"),
    (
        "emit-err",
        "PersonWithParent",
        "a cycle cannot be built from these types without unsafe code or a cell",
    ),
    (
        "upstream-defect",
        "cyclic value",
        "a cycle cannot be built from these types without unsafe code or a cell",
    ),
    ("emit-err", "any", "a 2-D array cannot be put into a dynamic value of ours"),
];

/// What we do instead: kind, type, input, our outcome, the row of the design it rests on.
const DIFFERENCES: &[(&str, &str, &str, &str, &str)] = &[
    (
        "parse-ok",
        "Person{Name:string|null, Age:i32}",
        "{\"Age\":1,\"Age\":2}",
        "error",
        "duplicate of a known member",
    ),
    (
        "parse-ok",
        "Person with names(Age)=[\"Age\",\"age_v1\"]",
        "{\"Age\":1,\"age_v1\":2}",
        "error",
        "duplicate of a known member (any spelling, aliases too)",
    ),
    ("parse-ok", "char", "\"\\uD834\"", "error", "no Rust char is a lone surrogate"),
    (
        "skip-ok",
        "skip one value",
        "\"bar\\tfoo\\u1234bar\\uabcf\\uDEAD\"",
        "error",
        "skipped text: same verdict as used text",
    ),
    (
        "parse-ok",
        "any",
        "{\"bar\": 42, \"foo\": \"qux\", \"baz\": true}",
        "map{bar:42.0,baz:true,foo:\"qux\"}",
        "the dynamic value of these tests sorts",
    ),
    ("emit", "f64", "-98", "-98.0", "float text"),
    ("emit", "any", "f64 42", "42.0", "float text"),
    (
        "upstream-defect",
        "Person{Name:string|null, Age:i32}",
        "GENERATE: {\"zzz\": followed by 100000 times [",
        "error: unexpected end",
        "depth: skipping has no limit, so that the error is the end of the input",
    ),
];

/// The one error of building that a factory of ours can have. The others are of types that have
/// no implementation, which the compiler says.
#[test]
fn one_name_for_two_fields_is_an_error_of_building() {
    let Some(text) = shared::text("cases/nuqleon.json") else {
        return;
    };
    assert!(text.contains(r#"Person with names(Name) and names(Age) both containing \"x\""#));
    let both = |field: Field| [field.declared_names()[0], "x"];
    let error = DeserializerFactory::create::<Person>(&both, Settings::new()).unwrap_err();
    assert_eq!(error.problems().len(), 1);
    assert_eq!(error.problems()[0].kind(), NameProblemKind::Conflict);
    assert_eq!(error.problems()[0].fields(), ["age", "name"]);
    assert_eq!(error.problems()[0].name(), Some("x"));
}

#[test]
fn every_case_is_checked_or_left_out() {
    let Some(text) = shared::text("cases/nuqleon.json") else {
        return;
    };
    let rows: Vec<Json> = serde_json::from_str(&text).expect("the cases are JSON");
    let (mut passed, mut listed, mut wrong) = (0, 0, Vec::new());
    let mut left_out: BTreeMap<&str, usize> = BTreeMap::new();
    for row in &rows {
        let mut case = Case {
            kind: field(row, "kind"),
            type_text: field(row, "type"),
            input: field(row, "input"),
            expected: field(row, "expected"),
        };
        if let Some((_, _, reason)) = OUTSIDE.iter().find(|rule| applies(rule, &case)) {
            *left_out.entry(reason).or_default() += 1;
            continue;
        }
        let difference = DIFFERENCES.iter().find(|(kind, type_text, input, ..)| {
            *kind == case.kind && *type_text == case.type_text && *input == case.input
        });
        if let Some((_, _, _, ours, _)) = difference {
            (*ours).clone_into(&mut case.expected);
        }
        match (check(&case), difference) {
            (Ok(()), None) => passed += 1,
            (Ok(()), Some(_)) => listed += 1,
            (Err(what), _) => {
                wrong.push(format!("{} {} {:?}: {what}", case.kind, case.type_text, case.input));
            }
        }
    }
    assert!(wrong.is_empty(), "{} wrong:\n{}", wrong.len(), wrong.join("\n"));
    assert_eq!(passed + listed + left_out.values().sum::<usize>(), rows.len());
    assert_eq!(listed, DIFFERENCES.len(), "each listed difference is met once");
    println!("as Nuqleon: {passed}, differing on purpose: {listed}, left out: {left_out:#?}");
}

fn field(row: &Json, name: &str) -> String {
    row[name].as_str().unwrap_or_else(|| panic!("no text `{name}` in {row}")).to_owned()
}

fn applies(&(kind, type_text, _): &(&str, &str, &str), case: &Case) -> bool {
    case.kind.contains(kind) && case.type_text.contains(type_text)
}

fn check(case: &Case) -> Result<(), String> {
    if case.kind == "emit" {
        let printed = emit(case).ok_or("no rule makes this value")?;
        return same(&printed, &case.expected);
    }
    let (_, describe) = TYPES
        .iter()
        .find(|(text, _)| *text == case.type_text)
        .ok_or("no Rust type for this type")?;
    let mut outcomes = Vec::new();
    for text in texts(case) {
        let text = text.leak();
        outcomes.push(describe(text));
        BY_FACTORY.set(true);
        outcomes.push(describe(text));
        BY_FACTORY.set(false);
    }
    outcomes.into_iter().try_for_each(|outcome| judge(case, outcome))
}

/// The documents to parse. A trie's input is the rest of a key behind its opening quote.
fn texts(case: &Case) -> Vec<String> {
    let input = &case.input;
    match case.kind.as_str() {
        "trie-match" | "trie-nomatch" => vec![format!("{{\"{input}:1}}")],
        "trie-err" => vec![format!("{{\"{input}"), format!("{{\"{input}\":1}}")],
        _ if input.starts_with("GENERATE") => vec![format!("{{\"zzz\":{}", "[".repeat(100_000))],
        _ => vec![input.clone()],
    }
}

fn judge(case: &Case, outcome: Result<String, Error>) -> Result<(), String> {
    let expected = case.expected.as_str();
    if expected.starts_with("error") {
        let error = outcome.map_or_else(Ok, |value| Err(format!("accepted as {value}")))?;
        return match expected {
            "error: out of range" if !error.is_data() => {
                Err(format!("not out of range: {error:?}"))
            }
            "error: unexpected end" if !error.is_eof() => Err(format!("not the end: {error:?}")),
            _ => Ok(()),
        };
    }
    let found = outcome.map_err(|error| format!("refused: {error}"))?;
    if expected.starts_with("matches the name") {
        let name: String =
            serde_json::from_str(&format!("\"{}", case.input)).map_err(|e| e.to_string())?;
        return same(&found, &name);
    }
    match case.type_text.as_str() {
        // Some cases tell one of the members only.
        text if text.starts_with("Person") && found.contains(", ") && !found.contains("Parent") => {
            let parts: Vec<&str> = found.split(", ").collect();
            let all = expected.split(", ").all(|part| parts.contains(&part));
            if all { Ok(()) } else { same(&found, expected) }
        }
        _ => same(&found, &in_our_words(expected)),
    }
}

/// An expectation without remarks: `U+1D11E` is the character, `@bar` the match of `bar`.
fn in_our_words(expected: &str) -> String {
    let plain = expected.split(" (").next().unwrap_or(expected);
    let hex = plain.strip_prefix("U+").map(|rest| rest.trim_end_matches(" accepted"));
    if let Some(character) = hex.and_then(|hex| char::from_u32(u32::from_str_radix(hex, 16).ok()?))
    {
        return character.to_string();
    }
    if plain == "no match" {
        return String::new();
    }
    plain.strip_prefix('@').unwrap_or(plain).to_owned()
}

fn same(found: &str, expected: &str) -> Result<(), String> {
    if found == expected { Ok(()) } else { Err(format!("`{found}`, expected `{expected}`")) }
}

/// Prints the value that a case describes.
fn emit(case: &Case) -> Option<String> {
    let person = |name: &str, age, parent| PersonWithParent { age, name: name.to_owned(), parent };
    let homer = || Some(Rc::new(person("Homer", 40, None)));
    let printed = match (case.type_text.as_str(), case.input.as_str()) {
        (text, "(Age=21, Name=\"Bart\")") if text.starts_with("PersonClass") => {
            fastjson::to_string(&PersonClass { age: 21, name: "Bart".to_owned(), qux: 0 })
        }
        (text, "default object") if text.starts_with("Person{") => {
            fastjson::to_string(&Person::default())
        }
        (text, "null") if text.starts_with("Person{") => fastjson::to_string(&None::<Person>),
        ("Empty{}", _) => fastjson::to_string(&Empty {}),
        ("PersonWithParent", "Bart with Parent Homer(40)") => {
            fastjson::to_string(&person("Bart", 21, homer()))
        }
        ("PersonWithParent[]", _) => {
            let parent = homer();
            fastjson::to_string(&[person("Bart", 21, parent.clone()), person("Lisa", 16, parent)])
        }
        ("map<string,i32>", "{bar:42, foo:43}") => {
            fastjson::to_string(&BTreeMap::from([("bar", 42), ("foo", 43)]))
        }
        ("any", "f64 42") => fastjson::to_string(&Value::Float(42.0)),
        ("any", "[1,true,\"bar\",null]") => fastjson::to_string(&Value::Array(vec![
            Value::Unsigned(1),
            Value::Bool(true),
            Value::String("bar".to_owned()),
            Value::Null,
        ])),
        ("string", text) => fastjson::to_string(&with_controls(text)),
        ("i64", text) => fastjson::to_string(&text.parse::<i64>().ok()?),
        ("f64", text) => fastjson::to_string(&text.parse::<f64>().ok()?),
        ("f32", text) => fastjson::to_string(&text.parse::<f32>().ok()?),
        _ => return None,
    };
    Some(printed)
}

/// The cases write control characters by their names.
fn with_controls(text: &str) -> String {
    let names = [
        ("<TAB>", "\t"),
        ("<CR>", "\r"),
        ("<LF>", "\n"),
        ("<BS>", "\u{8}"),
        ("<FF>", "\u{c}"),
        ("<NUL>", "\0"),
        ("<U+0001>", "\u{1}"),
    ];
    names.iter().fold(text.to_owned(), |text, (name, control)| text.replace(name, control))
}
