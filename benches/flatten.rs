//! What do flattened fields cost?
//!
//! The peer keeps members that it does not know until it knows who takes them; fastjson reads the
//! object once for each flattened field. Group `apart` is the same data with the structs as members
//! of their own, and no map: what flattening is to be compared with. Group `labels` is the maps alone.

use std::collections::BTreeMap;
use std::hint::black_box;

use fastjson::{FastJson, FromJsonOwned, ToJson};
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use support::{Group, Options, Random};

/// Who did it: one of the flattened structs.
#[derive(Clone, Debug, PartialEq, FastJson, Serialize, Deserialize)]
struct Actor {
    actor_id: u64,
    actor_name: String,
    actor_role: Option<String>,
}

/// Where it was done: the other one.
#[derive(Clone, Debug, PartialEq, FastJson, Serialize, Deserialize)]
struct Place {
    host: String,
    port: u16,
    region: String,
}

#[derive(Clone, Debug, PartialEq, FastJson, Serialize, Deserialize)]
struct Apart {
    id: u64,
    kind: String,
    actor: Actor,
    place: Place,
    done: bool,
}

#[derive(Clone, Debug, PartialEq, FastJson, Serialize, Deserialize)]
struct Structs {
    id: u64,
    kind: String,
    #[fastjson(flatten)]
    #[serde(flatten)]
    actor: Actor,
    #[fastjson(flatten)]
    #[serde(flatten)]
    place: Place,
    done: bool,
}

#[derive(Clone, Debug, PartialEq, FastJson, Serialize, Deserialize)]
struct Mapped {
    id: u64,
    kind: String,
    #[fastjson(flatten)]
    #[serde(flatten)]
    actor: Actor,
    #[fastjson(flatten)]
    #[serde(flatten)]
    place: Place,
    done: bool,
    #[fastjson(flatten)]
    #[serde(flatten)]
    labels: BTreeMap<String, String>,
}

fn main() {
    let options = Options::from_arguments();
    let mapped = events(options.count(1_000));
    let structs: Vec<Structs> = mapped
        .iter()
        .cloned()
        .map(|Mapped { id, kind, actor, place, done, .. }| Structs { id, kind, actor, place, done })
        .collect();
    let apart: Vec<Apart> = structs
        .iter()
        .cloned()
        .map(|Structs { id, kind, actor, place, done }| Apart { id, kind, actor, place, done })
        .collect();
    measure("flatten/apart", &apart, &options);
    measure("flatten/structs", &structs, &options);
    measure("flatten/map", &mapped, &options);
    let labels: Vec<_> = mapped.into_iter().map(|event| event.labels).collect();
    measure("flatten/labels", &labels, &options);
}

/// Events with up to four labels each.
fn events(count: usize) -> Vec<Mapped> {
    const LABELS: [&str; 6] = ["team", "env", "release", "build.number", "owner", "ticket"];
    const REGIONS: [&str; 3] = ["eu-central-1", "us-east-1", "ap-south-1"];
    let mut random = Random::new(11);
    let event = |_| {
        let number = random.below(4);
        let labels = (0..number)
            .map(|_| (random.pick(&LABELS).to_owned(), format!("{:x}", random.bits())))
            .collect();
        let role = random.percent(50).then(|| "maintainer".to_owned());
        Mapped {
            id: random.below(1_000_000_000),
            kind: random.pick(&["created", "updated", "removed"]).to_owned(),
            actor: Actor {
                actor_id: random.below(100_000),
                actor_name: format!("user {}", random.below(10_000)),
                actor_role: role,
            },
            place: Place {
                host: format!("node-{}.example.net", random.below(500)),
                port: random.below(60_000) as u16,
                region: random.pick(&REGIONS).to_owned(),
            },
            done: random.percent(70),
            labels,
        }
    };
    (0..count).map(event).collect()
}

fn measure<T>(id: &str, values: &Vec<T>, options: &Options)
where
    T: FromJsonOwned + ToJson + DeserializeOwned + Serialize + PartialEq,
{
    let json = serde_json::to_string(values).expect("the values have JSON");
    let parsed = format!("{id}/parse");
    if options.selects(&parsed) {
        let ours: Vec<T> = fastjson::from_str(&json).expect("the document is valid");
        assert!(ours == *values, "{id}: fastjson reads another value");
        let theirs: Vec<T> = serde_json::from_str(&json).expect("the document is valid");
        assert!(theirs == *values, "{id}: serde_json reads another value");
        let mut group = Group::new(&parsed, json.len());
        group.add("fastjson", || fastjson::from_str::<Vec<T>>(black_box(&json)).is_ok());
        group.add("serde_json", || serde_json::from_str::<Vec<T>>(black_box(&json)).is_ok());
        group.measure(options);
    }
    let printed = format!("{id}/print");
    if options.selects(&printed) {
        assert!(fastjson::to_string(values) == json, "{id}: fastjson prints another text");
        let (mut ours, mut theirs) = (Vec::new(), Vec::new());
        let mut group = Group::new(&printed, json.len());
        group.add("fastjson", move || {
            ours.clear();
            fastjson::to_vec_into(&mut ours, black_box(values));
            ours.len()
        });
        group.add("serde_json", move || {
            theirs.clear();
            serde_json::to_writer(&mut theirs, black_box(values)).is_ok()
        });
        group.measure(options);
    }
}
