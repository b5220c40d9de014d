//! Members that nobody wants, skipped by blocks: as if one by one, which is the scalar path.

use fastjson::{ErrorKind, FastJson, FromJsonOwned};

use crate::paths::each_path;
use crate::random::Random;
use crate::verdicts::{BAD, GOOD};

#[derive(Debug, PartialEq, FastJson, serde::Deserialize)]
pub(crate) struct Checked {
    id: u64,
    #[fastjson(rename = "\u{e9}")]
    #[serde(rename = "\u{e9}")]
    short: Option<i8>,
    name: Option<String>,
    #[fastjson(rename = "")]
    #[serde(rename = "")]
    empty: Option<u8>,
    in_reply_to: Option<Vec<u8>>,
}

#[derive(Debug, PartialEq, FastJson, serde::Deserialize)]
#[fastjson(skip_unknown = "structural")]
pub(crate) struct Structural {
    id: u64,
    #[fastjson(rename = "\u{e9}")]
    #[serde(rename = "\u{e9}")]
    short: Option<i8>,
    name: Option<String>,
    #[fastjson(rename = "")]
    #[serde(rename = "")]
    empty: Option<u8>,
    in_reply_to: Option<Vec<u8>>,
}

pub(crate) type Verdict<T> = Result<Vec<T>, (ErrorKind, usize)>;

pub(crate) fn verdict<T: FromJsonOwned>(text: &str) -> Verdict<T> {
    fastjson::from_str(text).map_err(|error| (error.kind(), error.offset()))
}

/// Objects behind one in which skipping by blocks has paid, so that it is done at once.
pub(crate) fn behind_long(objects: &str) -> String {
    format!(r#"[{{"id":0,"a":1,"b":2,"c":"{}","d":3}},{objects}]"#, "-".repeat(200))
}

/// Compares the verdicts on texts with those of the first path.
fn compare<T: FromJsonOwned + PartialEq + std::fmt::Debug>(texts: &[String]) {
    let mut expected: Vec<Verdict<T>> = Vec::new();
    each_path(|path| {
        if path == "scalar" {
            expected = texts.iter().map(|text| verdict(text)).collect();
        }
        for (text, expected) in texts.iter().zip(&expected) {
            assert_eq!(&verdict::<T>(text), expected, "{path} {text}");
        }
    });
}

/// Members by chance, some of them wanted, each of those once at most.
fn object(random: &mut Random) -> String {
    const NAMES: [&str; 26] = [
        "a",
        "ids",
        "_id",
        "d",
        "nam",
        "names",
        "screen_name",
        "yid",
        "xd",
        "ie",
        "\u{a9}",
        "\u{65e5}\u{672c}",
        "\\u0061",
        "\\\"",
        "\\\\",
        "i\\u0064s",
        "x\\\\",
        "n\\\"ame",
        "\\n",
        "in_reply_to_id",
        "or_to",
        "member_001",
        "{",
        ":",
        ",",
        "a name that is longer than one block, and then some more, \
         as hardly any is",
    ];
    const WANTED: [[&str; 3]; 5] = [
        ["id", "\\u0069d", "i\\u0064"],
        ["name", "n\\u0061me", "nam\\u0065"],
        ["\u{e9}", "\\u00e9", "\u{e9}"],
        ["in_reply_to", "in_reply\\u005fto", "\\u0069n_reply_to"],
        ["", "", ""],
    ];
    const VALUES: [&str; 5] = ["7", "\"n\\\"\"", "-1", "[1,2]", "255"];
    const NESTED: [&str; 4] = [
        r#"{"id":1,"name":"x","":{"id":[]}}"#,
        r#"[{"id":"]}"},"\"id\":",{"name":[]}]"#,
        r#""\",\"id\":5,""#,
        r#"{"a":[{"b":{"id":2}}]}"#,
    ];
    let blanks = [["", ""], ["", " "], [" ", " "], ["", "\n  "]][random.below(4)];
    let mut members: Vec<String> = Vec::new();
    for _ in 0..random.below(30) {
        let name = random.pick(&NAMES);
        let value =
            if random.below(4) == 0 { random.pick(&NESTED).to_owned() } else { random.document(2) };
        members.push(format!("\"{name}\"{}:{}{value}", blanks[0], blanks[1]));
    }
    for (spellings, value) in WANTED.iter().zip(VALUES) {
        if spellings[0] == "id" || random.below(2) == 0 {
            let place = random.below(members.len() + 1);
            let name = random.pick(spellings);
            members.insert(place, format!("\"{name}\"{}:{}{value}", blanks[0], blanks[1]));
        }
    }
    let between = [",", ", ", ",\n    ", " ,"][random.below(4)];
    format!("{{{}}}", members.join(between))
}

#[test]
fn chance_objects_have_the_same_members() {
    let mut random = Random::new(21);
    let texts: Vec<String> = (0..2_000)
        .map(|_| {
            let objects: Vec<String> = (0..=random.below(3)).map(|_| object(&mut random)).collect();
            behind_long(&objects.join(","))
        })
        .collect();
    compare::<Checked>(&texts);
    compare::<Structural>(&texts);
    for text in &texts {
        let oracle = serde_json::from_str::<Vec<Checked>>(text);
        // Numbers out of range are no faults of skipped text.
        if let Ok(oracle) = oracle {
            assert_eq!(verdict::<Checked>(text), Ok(oracle), "{text}");
        }
        assert!(verdict::<Structural>(text).is_ok(), "{text}");
    }
}

#[test]
fn objects_that_end_too_early_fail_alike() {
    let mut random = Random::new(22);
    for _ in 0..12 {
        let text = behind_long(&object(&mut random));
        let ends = (200..text.len()).filter(|end| text.is_char_boundary(*end));
        let texts: Vec<String> = ends.map(|end| text[..end].to_owned()).collect();
        compare::<Checked>(&texts);
        compare::<Structural>(&texts);
    }
}

#[test]
fn faults_anywhere_are_found_where_they_are() {
    let mut random = Random::new(23);
    let objects: Vec<String> = (0..200).map(|_| object(&mut random)).collect();
    // Errors cost more than values.
    for object in objects.iter().filter(|object| (100..250).contains(&object.len())).take(4) {
        let text = behind_long(object);
        let mut texts = Vec::new();
        for at in 200..text.len() {
            for byte in b"\"\\{}[],: 0ez\x1f" {
                let mut bytes = Vec::from(text.as_str());
                bytes[at] = *byte;
                texts.extend(String::from_utf8(bytes));
            }
        }
        compare::<Checked>(&texts);
        // Not the same: of what is skipped only strings and brackets are followed.
        each_path(|_| texts.iter().for_each(|text| drop(verdict::<Structural>(text))));
    }
}

#[test]
fn damaged_objects_fail_alike() {
    let mut random = Random::new(24);
    let mut texts = Vec::new();
    while texts.len() < 5_000 {
        let text = behind_long(&object(&mut random));
        texts.extend(String::from_utf8(random.damaged(&text)));
    }
    compare::<Checked>(&texts);
    let refused = texts.iter().filter(|text| verdict::<Checked>(text).is_err()).count();
    assert!(refused > 2_000 && refused < 4_800, "the damage was too small or large: {refused}");
}

#[test]
fn values_are_judged_alike_wherever_they_stand_in_a_block() {
    let with = |value: &str, pad: usize| {
        let pad = "p".repeat(pad);
        behind_long(&format!(r#"{{"x":"{pad}","y":{value},"id":1,"z":0}}"#))
    };
    let texts = |values: &[&str]| -> Vec<String> {
        values.iter().flat_map(|value| (0..66).map(|pad| with(value, pad))).collect()
    };
    let good = texts(GOOD);
    compare::<Checked>(&good);
    compare::<Structural>(&good);
    assert!(good.iter().all(|text| verdict::<Structural>(text).is_ok()));
    compare::<Checked>(&texts(BAD));
}

#[test]
fn names_are_found_wherever_they_stand_in_a_block() {
    for name in ["id", "\\u0069d", "i\\u0064"] {
        for colon in [":", " :", "\n\t: "] {
            let texts: Vec<String> = (0..130)
                .map(|pad| format!(r#"{{"x":"{}","{name}"{colon}1,"y":0}}"#, "p".repeat(pad)))
                .map(|object| behind_long(&object))
                .collect();
            assert!(texts.iter().all(|text| verdict::<Checked>(text).unwrap()[1].id == 1));
            compare::<Checked>(&texts);
            compare::<Structural>(&texts);
        }
    }
}

#[test]
fn any_depth_is_followed() {
    for depth in [1, 2, 62, 63, 64, 65, 66, 200, 10_000] {
        let deep = format!("{}{}", "[".repeat(depth), "]".repeat(depth));
        let object = format!(r#"{{"x":"","y":{deep},"id":1,"z":{{"id":2}},"name":"n"}}"#);
        let texts = [behind_long(&object), behind_long(&format!("{object},{object}"))];
        compare::<Checked>(&texts);
        compare::<Structural>(&texts);
        assert!(texts.iter().all(|text| verdict::<Checked>(text).is_ok()));
    }
}

/// A text with a fault is not gone through to its end again and again.
#[test]
fn faults_do_not_cost_more_than_the_length() {
    // Read one by one, each quote behind a number ends with the value.
    let member = r#""x":1"b,"name":"n","#;
    let text = behind_long(&format!(r#"{{"id":0,{}"#, member.repeat(50_000)));
    each_path(|_| {
        assert!(verdict::<Structural>(&text).is_err());
        assert!(verdict::<Checked>(&text).is_err());
    });
}
