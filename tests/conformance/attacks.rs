//! The recipes of hostile inputs, each on a thread with little stack: the wanted outcome and no
//! abort. That the time is linear shows in that these tests end.

use std::collections::BTreeMap;

use fastjson::{Error, ErrorKind, FromJson, Skip};
use serde_json::Value as Json;

use crate::check::check_error;
use crate::dynamic::{self, Value};
use crate::shared;

/// Less than any platform gives a thread by itself.
const STACK: usize = 256 << 10;

/// Where our outcome is another than the recipe wants, and the row of the design.
const DIFFERENCES: &[(&str, &str, &str)] = &[
    ("nest-above-limit", "ok", "depth: 128 accepted, 129 refused"),
    ("nest-array-closed-skip", "ok", "depth: skipping has no limit and uses no stack"),
];

#[derive(Debug, fastjson::FastJson)]
struct Holder {
    a: u8,
}

/// A struct in itself.
#[derive(Debug, fastjson::FastJson)]
struct Node {
    a: Option<Box<Node>>,
}

/// An enum in itself.
#[derive(Debug, fastjson::FastJson)]
enum Nest {
    L(Box<Nest>),
    E,
}

#[derive(Debug, fastjson::FastJson)]
#[fastjson(tag = "t")]
enum Tagged {
    K { k: u8 },
    Unit,
}

/// Whoever tries both of the first two for each level takes as long as there are paths.
#[derive(Debug, fastjson::FastJson)]
#[fastjson(untagged)]
enum Untagged {
    A(Vec<Untagged>),
    B(Vec<Untagged>),
    N(u8),
}

/// One hostile input.
struct Attack {
    name: String,
    input: String,
    into: String,
    want: String,
}

#[test]
fn each_recipe_has_its_outcome() {
    let Some(text) = shared::text("corpora/attacks/attacks.json") else {
        return;
    };
    let rows: Vec<Json> = serde_json::from_str(&text).expect("the recipes are JSON");
    let attacks: Vec<Attack> = rows.iter().map(attack).collect();
    let total = attacks.len();
    let checked = attacks.len();
    let mut wrong = Vec::new();
    for attack in attacks {
        let name = attack.name.clone();
        let thread = std::thread::Builder::new().stack_size(STACK).name(name.clone());
        let outcome = thread.spawn(move || check(&attack)).expect("a thread").join();
        match outcome {
            Ok(Ok(())) => {}
            Ok(Err(what)) => wrong.push(format!("{name}: {what}")),
            Err(_) => wrong.push(format!("{name}: panicked")),
        }
    }
    assert!(wrong.is_empty(), "{} wrong:\n{}", wrong.len(), wrong.join("\n"));
    assert_eq!(checked, total);
}

fn attack(row: &Json) -> Attack {
    let text = |name: &str| row[name].as_str().expect("a text").to_owned();
    let part = |part: &Json| {
        let times = part[1].as_u64().and_then(|times| usize::try_from(times).ok());
        part[0].as_str().expect("a text").repeat(times.expect("a number"))
    };
    let input: String = row["parts"].as_array().expect("parts").iter().map(part).collect();
    assert_eq!(Some(input.len() as u64), row["bytes"].as_u64(), "{row}");
    Attack { name: text("name"), input, into: text("into"), want: text("want") }
}

fn check(attack: &Attack) -> Result<(), String> {
    let input = attack.input.as_str();
    match attack.name.as_str() {
        "keys-distinct-million" => return duplicates(input),
        "truncate-every-prefix" => return prefixes(input),
        "commas-million" => {
            let error = fastjson::from_str::<Vec<u8>>(input).err().ok_or("accepted")?;
            return if error.offset() == 1 { Ok(()) } else { Err(format!("not there: {error}")) };
        }
        _ => {}
    }
    let want = DIFFERENCES
        .iter()
        .find(|(name, ..)| *name == attack.name)
        .map_or(attack.want.as_str(), |(_, want, _)| want);
    for (target, outcome) in parse(input, &attack.into, &attack.name)? {
        judge(input, want, outcome).map_err(|what| format!("into {target}: {what}"))?;
    }
    Ok(())
}

/// The outcome may be the text of the value.
type Outcome = Result<String, Error>;

/// Parses into what the recipe names.
fn parse(input: &str, into: &str, name: &str) -> Result<Vec<(&'static str, Outcome)>, String> {
    fn into_type<'de, T: FromJson<'de>>(input: &'de str) -> Outcome {
        fastjson::from_str::<T>(input).map(|_| String::new())
    }
    let dynamic = || dynamic::reading(input, || into_type::<Value>(input));
    let outcomes = match into {
        "dynamic / recursive typed" if name.contains("object") => {
            vec![("dynamic", dynamic()), ("struct", into_type::<Node>(input))]
        }
        "dynamic" | "dynamic / recursive typed" => vec![("dynamic", dynamic())],
        "dynamic / Vec<Vec<u8>>" => {
            vec![("dynamic", dynamic()), ("vector", into_type::<Vec<Vec<u8>>>(input))]
        }
        "struct {a: u8}" => vec![("struct", into_type::<Holder>(input))],
        "f64" => vec![("f64", fastjson::from_str::<f64>(input).map(|value| value.to_string()))],
        "String" => {
            vec![("String", into_type::<String>(input)), ("skip", into_type::<Skip>(input))]
        }
        "Vec<String>" => vec![("vector", into_type::<Vec<String>>(input))],
        "Vec<()>" => vec![("vector", into_type::<Vec<()>>(input))],
        "[String; 3]" => vec![("array", into_type::<[String; 3]>(input))],
        "map" => vec![("map", into_type::<BTreeMap<String, u8>>(input)), ("dynamic", dynamic())],
        "enum {L(Box<Self>),E}" => vec![("enum", into_type::<Nest>(input))],
        "internally tagged enum" => vec![("enum", into_type::<Tagged>(input))],
        "#[untagged] enum {A(Vec<Self>),B(Vec<Self>),N(u8)}" => {
            // Either outcome will do: what counts is that it comes.
            into_type::<Untagged>(input)
                .map_or_else(|error| check_error(&error, input.as_bytes()), |_| Ok(()))?;
            Vec::new()
        }
        "any" => vec![
            ("dynamic", dynamic()),
            ("skip", into_type::<Skip>(input)),
            ("struct", into_type::<Holder>(input)),
            ("map", into_type::<BTreeMap<String, u8>>(input)),
            ("vector", into_type::<Vec<u8>>(input)),
            ("String", into_type::<String>(input)),
            ("f64", into_type::<f64>(input)),
            ("option", into_type::<Option<bool>>(input)),
        ],
        other => return Err(format!("no rule for the target {other:?}")),
    };
    Ok(outcomes)
}

fn judge(input: &str, want: &str, outcome: Outcome) -> Result<(), String> {
    let word = want.split(|byte: char| !byte.is_ascii_alphabetic()).next();
    match (word.unwrap_or_default(), outcome) {
        ("err", Ok(_)) => Err("accepted".to_owned()),
        ("err", Err(error)) => check_error(&error, input.as_bytes()),
        ("ok", Err(error)) => Err(format!("refused: {error}")),
        ("ok", Ok(value)) => {
            // `ok 0.0` tells the value, `ok in O(n)` does not.
            let wanted = want.split(' ').nth(1).and_then(|word| word.parse::<f64>().ok());
            match wanted {
                Some(wanted) if value.parse() != Ok(wanted) => {
                    Err(format!("{value}, not {wanted}"))
                }
                _ => Ok(()),
            }
        }
        (other, _) => Err(format!("no rule for the outcome {other:?}")),
    }
}

/// A struct refuses the first member that comes again; in a map the last one wins.
fn duplicates(input: &str) -> Result<(), String> {
    let error = fastjson::from_str::<Holder>(input).err().ok_or("the struct accepts it")?;
    if error.kind() != ErrorKind::DuplicateMember || error.offset() != r#"{"a":1,"#.len() {
        return Err(format!("not the first repetition: {error:?}"));
    }
    let map =
        fastjson::from_str::<BTreeMap<String, u8>>(input).map_err(|error| error.to_string())?;
    if map.len() == 1 { Ok(()) } else { Err(format!("{} members", map.len())) }
}

fn prefixes(input: &str) -> Result<(), String> {
    for end in 0..input.len() {
        let bytes = &input.as_bytes()[..end];
        for error in [
            fastjson::from_slice::<Skip>(bytes).err(),
            fastjson::from_slice::<Holder>(bytes).err(),
            fastjson::from_slice::<BTreeMap<String, Skip>>(bytes).err(),
        ] {
            check_error(&error.ok_or_else(|| format!("accepted up to {end}"))?, bytes)?;
        }
    }
    Ok(())
}
