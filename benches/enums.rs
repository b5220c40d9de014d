//! How long does it take to read and print enums, in each way to say which variant it is?
//!
//! The texts are of 1000 messages like those between programs. Where a tag comes last, serde copies
//! all of the object; here it is read again. sonic-rs reads enums by serde's derive, too, and is
//! no peer of another kind.

use std::fmt::Debug;
use std::hint::black_box;

use fastjson::{FromJson, ToJson};
use serde::{Deserialize, Serialize};
use support::{Group, Options, Random};

fn main() {
    let options = Options::from_arguments();
    let mut random = Random::new(7);
    let outside: Vec<Outside> = (0..1000).map(|_| outside(&mut random)).collect();
    let beside: Vec<Beside> = outside.iter().cloned().map(Beside::from).collect();
    let inside: Vec<Inside> = outside.iter().cloned().map(Inside::from).collect();
    let untagged: Vec<Untagged> = outside.iter().cloned().map(Untagged::from).collect();
    measure("enums/outside", &outside, text(&outside), &options);
    measure("enums/beside", &beside, text(&beside), &options);
    measure("enums/beside/content_first", &beside, turned(&beside), &options);
    measure("enums/inside", &inside, text(&inside), &options);
    measure("enums/inside/tag_last", &inside, turned(&inside), &options);
    measure("enums/untagged", &untagged, text(&untagged), &options);
}

fn text<T: ToJson>(values: &Vec<T>) -> String {
    fastjson::to_string(values)
}

/// The text with the first member of each object of the list moved to its end.
fn turned<T: ToJson>(values: &[T]) -> String {
    let one = |value: &T| {
        let text = fastjson::to_string(value);
        let inside = &text[1..text.len() - 1];
        match inside.split_once(",\"") {
            Some((first, rest)) => format!("{{\"{rest},{first}}}"),
            None => text.clone(),
        }
    };
    format!("[{}]", values.iter().map(one).collect::<Vec<_>>().join(","))
}

fn measure<T>(id: &str, values: &Vec<T>, json: String, options: &Options)
where
    T: ToJson + Serialize + PartialEq + Debug,
    for<'de> T: FromJson<'de> + Deserialize<'de>,
{
    let json = json.as_bytes();
    if options.selects(&format!("{id}/parse")) {
        let ours: Vec<T> = fastjson::from_slice(json).expect("the documents are valid");
        let theirs: Vec<T> = serde_json::from_slice(json).expect("the documents are valid");
        assert_eq!(&ours, values, "{id}");
        assert_eq!(ours, theirs, "{id}");
        let mut group = Group::new(&format!("{id}/parse"), json.len());
        group.add("serde_json", || serde_json::from_slice::<Vec<T>>(black_box(json)).is_ok());
        group.add("fastjson", || fastjson::from_slice::<Vec<T>>(black_box(json)).is_ok());
        group.measure(options);
    }
    // Another order of members is not printed.
    if options.selects(&format!("{id}/print")) && fastjson::to_vec(values) == json {
        let (mut ours, mut theirs) = (Vec::new(), Vec::new());
        let mut group = Group::new(&format!("{id}/print"), json.len());
        group.add("serde_json", || {
            theirs.clear();
            serde_json::to_writer(&mut theirs, black_box(values)).is_ok()
        });
        group.add("fastjson", || {
            ours.clear();
            fastjson::to_vec_into(&mut ours, black_box(values));
        });
        group.measure(options);
    }
}

#[derive(Clone, Debug, PartialEq, fastjson::FastJson, Deserialize, Serialize)]
struct Position {
    x: i32,
    y: i32,
    layer: Option<String>,
}

/// Writes the same enum with another tagging.
macro_rules! event {
    ($name:ident, $(#[$attribute:meta])*) => {
        #[derive(Clone, Debug, PartialEq, fastjson::FastJson, Deserialize, Serialize)]
        $(#[$attribute])*
        enum $name {
            Moved { id: u64, position: Position, speed: f64 },
            Said { id: u64, text: String, channel: String, urgent: bool },
            Counted { name: String, count: u32, tags: Vec<String> },
            Linked { from: u64, to: u64, weight: f64, label: Option<String> },
        }
    };
}

event! { Outside, }
event! { Beside, #[fastjson(tag = "type", content = "data")] #[serde(tag = "type", content = "data")] }
event! { Inside, #[fastjson(tag = "type")] #[serde(tag = "type")] }
event! { Untagged, #[fastjson(untagged)] #[serde(untagged)] }

macro_rules! from_outside {
    ($($name:ident)*) => {$(
        impl From<Outside> for $name {
            fn from(event: Outside) -> Self {
                match event {
                    Outside::Moved { id, position, speed } => Self::Moved { id, position, speed },
                    Outside::Said { id, text, channel, urgent } => {
                        Self::Said { id, text, channel, urgent }
                    }
                    Outside::Counted { name, count, tags } => Self::Counted { name, count, tags },
                    Outside::Linked { from, to, weight, label } => {
                        Self::Linked { from, to, weight, label }
                    }
                }
            }
        }
    )*};
}

from_outside! { Beside Inside Untagged }

fn outside(random: &mut Random) -> Outside {
    let mut number = |most: u64| random.below(most);
    match number(4) {
        0 => Outside::Moved {
            id: number(1 << 40),
            position: Position {
                x: number(4096) as i32,
                y: number(4096) as i32,
                layer: (number(2) == 0).then(|| "ground".to_owned()),
            },
            speed: number(1000) as f64 / 8.0,
        },
        1 => Outside::Said {
            id: number(1 << 40),
            text: "the quick brown fox jumps over the lazy dog".to_owned(),
            channel: format!("room {}", number(100)),
            urgent: number(8) == 0,
        },
        2 => Outside::Counted {
            name: format!("counter_{}", number(1000)),
            count: number(1 << 20) as u32,
            tags: (0..number(4)).map(|tag| format!("tag{tag}")).collect(),
        },
        _ => Outside::Linked {
            from: number(1 << 40),
            to: number(1 << 40),
            weight: number(1000) as f64 / 16.0,
            label: (number(2) == 0).then(|| "next".to_owned()),
        },
    }
}
