//! How long does it take to print a typed value as compact JSON into a buffer that is kept?

use std::hint::black_box;

use support::models::{Borrowed, Model, canada, citm, github_events, twitter};
use support::{Group, Options, corpora};

fn main() {
    let options = Options::from_arguments();
    if let Some(json) = corpora::load("twitter.json") {
        measure::<twitter::Search<String>>("print/twitter/owned", &json, &options);
        measure::<twitter::Search<Borrowed<'_>>>("print/twitter/borrowed", &json, &options);
    }
    if let Some(json) = corpora::load("citm_catalog.json") {
        measure::<citm::Ordered>("print/citm/owned", &json, &options);
        measure::<citm::Hashed>("print/citm/owned_hash", &json, &options);
    }
    if let Some(json) = corpora::load("canada.json") {
        measure::<canada::FeatureCollection<String>>("print/canada/owned", &json, &options);
    }
    if let Some(json) = corpora::load("github_events.json") {
        type Events<S> = Vec<github_events::Event<S>>;
        measure::<Events<String>>("print/github_events/owned", &json, &options);
        measure::<Events<Borrowed<'_>>>("print/github_events/borrowed", &json, &options);
    }
}

fn measure<'de, T: Model<'de> + 'de>(id: &str, json: &'de [u8], options: &Options) {
    if !options.selects(id) {
        return;
    }
    let value: T = serde_json::from_slice(json).expect("the corpora are valid");
    let printers: [(&'static str, fn(&mut Vec<u8>, &T)); 3] =
        [("serde_json", by_serde_json), ("sonic-rs", by_sonic_rs), ("fastjson", by_fastjson)];
    let mut group = Group::new(id, printed(by_serde_json, &value).len());
    for (library, print) in printers {
        check::<T>(id, library, &printed(print, &value), json);
        let (value, mut out) = (&value, Vec::new());
        group.add(library, move || {
            out.clear();
            print(black_box(&mut out), black_box(value));
        });
    }
    group.measure(options);
}

/// What serde_json reads back must be what it read from the document. The text is leaked
/// because a borrowing `T` keeps it alive; this happens once per library.
fn check<'de, T: Model<'de>>(id: &str, library: &str, text: &[u8], json: &'de [u8]) {
    let text: &'static [u8] = Box::leak(Box::from(text));
    let again: T = serde_json::from_slice(text).unwrap_or_else(|e| panic!("{id}: {library}: {e}"));
    let value: T = serde_json::from_slice(json).expect("the corpora are valid");
    assert!(again.is_same(&value), "{id}: {library} changed the value");
}

fn printed<T>(print: fn(&mut Vec<u8>, &T), value: &T) -> Vec<u8> {
    let mut out = Vec::new();
    print(&mut out, value);
    out
}

fn by_serde_json<'de, T: Model<'de>>(out: &mut Vec<u8>, value: &T) {
    serde_json::to_writer(out, value).expect("a Vec takes everything");
}

fn by_sonic_rs<'de, T: Model<'de>>(out: &mut Vec<u8>, value: &T) {
    sonic_rs::to_writer(out, value).expect("a Vec takes everything");
}

fn by_fastjson<'de, T: Model<'de>>(out: &mut Vec<u8>, value: &T) {
    fastjson::to_vec_into(out, value);
}
