//! How long does it take to parse a whole typed document from bytes, and to drop the value?

use std::hint::black_box;

use support::models::{Borrowed, Model, canada, citm, github_events, twitter};
use support::{Group, Options, corpora};

fn main() {
    let options = Options::from_arguments();
    if let Some(json) = corpora::load("twitter.json") {
        measure::<twitter::Search<String>>("parse/twitter/owned", &json, &options);
        measure::<twitter::Search<Borrowed<'_>>>("parse/twitter/borrowed", &json, &options);
    }
    if let Some(json) = corpora::load("citm_catalog.json") {
        measure::<citm::Ordered>("parse/citm/owned", &json, &options);
        measure::<citm::Hashed>("parse/citm/owned_hash", &json, &options);
        measure::<citm::OrderedBorrowed<'_>>("parse/citm/borrowed", &json, &options);
    }
    if let Some(json) = corpora::load("canada.json") {
        measure::<canada::FeatureCollection<String>>("parse/canada/owned", &json, &options);
    }
    if let Some(json) = corpora::load("github_events.json") {
        type Events<S> = Vec<github_events::Event<S>>;
        measure::<Events<String>>("parse/github_events/owned", &json, &options);
        measure::<Events<Borrowed<'_>>>("parse/github_events/borrowed", &json, &options);
    }
}

fn measure<'de, T: Model<'de> + 'de>(id: &str, json: &'de [u8], options: &Options) {
    if !options.selects(id) {
        return;
    }
    let expected: T = by_serde_json(json);
    assert!(by_sonic_rs::<T>(json).is_same(&expected), "{id}: sonic-rs");
    assert!(by_fastjson::<T>(json).is_same(&expected), "{id}: fastjson");
    drop(expected);

    let mut group = Group::new(id, json.len());
    group.add("serde_json", || by_serde_json::<T>(black_box(json)));
    group.add("sonic-rs", || by_sonic_rs::<T>(black_box(json)));
    group.add("fastjson", || by_fastjson::<T>(black_box(json)));
    group.measure(options);
}

fn by_serde_json<'de, T: Model<'de>>(json: &'de [u8]) -> T {
    serde_json::from_slice(json).expect("the corpora are valid")
}

fn by_sonic_rs<'de, T: Model<'de>>(json: &'de [u8]) -> T {
    sonic_rs::from_slice(json).expect("the corpora are valid")
}

fn by_fastjson<'de, T: Model<'de>>(json: &'de [u8]) -> T {
    fastjson::from_slice(json).expect("the corpora are valid")
}
