//! Documents printed under names that were chosen at run time.

use fastjson::names::{
    Chain, DeclaredNames, Field, NameProvider, Renamed, Rule, RustNames, TableNames, round_trip,
};
use fastjson::{DeserializerFactory, FastJson, SerializerFactory, Settings};

#[derive(Debug, PartialEq, FastJson)]
struct Item {
    #[fastjson(skip_serializing_if = "Option::is_none")]
    first_part: Option<u8>,
    #[fastjson(rename(serialize = "second"))]
    second_part: Option<Option<u8>>,
    third_part: Vec<Item>,
    #[fastjson(skip_serializing)]
    #[fastjson(default)]
    never: u8,
}

fn items() -> Item {
    let item = |first_part, second_part, third_part| Item {
        first_part,
        second_part,
        third_part,
        never: 0,
    };
    item(Some(1), None, vec![item(None, Some(None), vec![]), item(None, None, vec![])])
}

fn print(provider: &dyn NameProvider) -> String {
    let mut printed = SerializerFactory::create::<Item>(provider, Settings::new()).unwrap();
    let text = printed.serialize(&items()).to_owned();
    // The kept text is written over.
    assert_eq!(printed.serialize(&items()), text);
    text
}

#[test]
fn each_provider_prints_its_names() {
    let declared = fastjson::to_string(&items());
    assert_eq!(
        declared,
        r#"{"first_part":1,"third_part":[{"second":null,"third_part":[]},{"third_part":[]}]}"#
    );
    let with = |first: &str, second: &str, third: &str| {
        declared.replace("first_part", first).replace("second", second).replace("third_part", third)
    };
    assert_eq!(print(&DeclaredNames), declared);
    assert_eq!(print(&RustNames), with("first_part", "second_part", "third_part"));
    assert_eq!(print(&Renamed(Rule::PascalCase)), with("FirstPart", "SecondPart", "ThirdPart"));
    let odd = |field: Field| ["q\"", "\\", "\u{1}😀", ""][field.index()];
    assert_eq!(print(&odd), with("q\\\"", "\\\\", "\\u0001😀"));
    let table = TableNames::new().with("Item", "third_part", ["more", "other"]);
    assert_eq!(print(&table), with("first_part", "second", "more"));
    assert_eq!(print(&Chain(table, RustNames)), with("first_part", "second", "more"));
}

#[derive(FastJson)]
struct Only {
    #[fastjson(skip_serializing_if = "Option::is_none")]
    a: Option<u8>,
}

#[test]
fn an_object_without_members() {
    let upper = Renamed(Rule::Uppercase);
    let mut printed = SerializerFactory::create::<Vec<Only>>(&upper, Settings::new()).unwrap();
    let text = printed.serialize(&vec![Only { a: None }, Only { a: Some(1) }]);
    assert_eq!(text, r#"[{},{"A":1}]"#);
}

#[test]
fn what_is_printed_is_not_always_read() {
    let unread = round_trip::<Item>(&DeclaredNames, &DeclaredNames).unwrap();
    let texts: Vec<_> = unread.iter().map(ToString::to_string).collect();
    let path = concat!(module_path!(), "::Item");
    let expected = format!("`second_part` of `{path}` is printed as \"second\", which is not read");
    assert_eq!(texts, [expected]);

    let swapped = |field: Field| match field.rust_name() {
        "first_part" => "third_part",
        "third_part" => "first_part",
        other => other,
    };
    let unread = round_trip::<Item>(&swapped, &RustNames).unwrap();
    let read_as: Vec<_> = unread.iter().map(|u| u.read_as.unwrap().rust_name()).collect();
    assert_eq!(read_as, ["third_part", "first_part"]);
    assert!(round_trip::<Item>(&|_: Field| "n", &RustNames).is_err());
}

/// Names of every length around those that are copied or compared as a whole.
#[test]
fn names_of_every_length() {
    for len in 0..80 {
        for letter in ["x", "ä", "\""] {
            let name = letter.repeat(len);
            let names = |field: Field| format!("{name}{}", field.index());
            let mut printed = SerializerFactory::create::<Item>(&names, Settings::new()).unwrap();
            let text = printed.serialize(&items()).to_owned();
            let in_json = fastjson::to_string(&name);
            let expected = fastjson::to_string(&items());
            let in_json = &in_json[1..in_json.len() - 1];
            let expected = expected
                .replace("first_part", &format!("{in_json}0"))
                .replace("second", &format!("{in_json}1"))
                .replace("third_part", &format!("{in_json}2"));
            assert_eq!(text, expected);

            let list = |field: Field| [names(field)];
            let mut read = DeserializerFactory::create::<Item>(&list, Settings::new()).unwrap();
            assert_eq!(read.deserialize(&text).unwrap(), &items(), "{text}");
            let padded = format!("{text}{}", " ".repeat(64));
            assert_eq!(read.deserialize(&padded).unwrap(), &items(), "{text}");
            // One letter more or less is another name.
            let other = text.replace(&format!("{in_json}2"), &format!("{in_json}{letter}2"));
            if letter != "\"" {
                assert!(read.deserialize(&other).is_err(), "{other}");
            }
        }
    }
}
