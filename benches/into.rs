//! What is saved by parsing into a value that is there already?
//!
//! No peer can do this in its documented interface; it is fastjson against itself.

use std::hint::black_box;

use support::models::{Derived, OwnedType, canada, citm, github_events, small, twitter};
use support::{Group, Options, corpora, documents};

fn main() {
    let options = Options::from_arguments();
    let json = documents::small::albums(100);
    measure::<Vec<small::owned::Album>>("into/albums_100", &json, &options);
    if let Some(json) = corpora::load("twitter.json") {
        measure::<twitter::owned::Search>("into/twitter", &json, &options);
    }
    if let Some(json) = corpora::load("citm_catalog.json") {
        measure::<citm::owned::Catalog>("into/citm", &json, &options);
    }
    if let Some(json) = corpora::load("canada.json") {
        measure::<canada::owned::FeatureCollection>("into/canada", &json, &options);
    }
    if let Some(json) = corpora::load("github_events.json") {
        measure::<Vec<github_events::owned::Event>>("into/github_events", &json, &options);
    }
}

fn measure<T: Derived>(id: &str, json: &[u8], options: &Options) {
    if !options.selects(id) {
        return;
    }
    let parse = || fastjson::from_slice::<T>(json).expect("the documents are valid");
    let mut kept = parse();
    fastjson::from_slice_into(&mut kept, json).expect("the documents are valid");
    assert!(OwnedType::is_same(&kept, &parse()), "{id}: into reads another value");

    let mut group = Group::new(id, json.len());
    group.add("fresh", || fastjson::from_slice::<T>(black_box(json)).is_ok());
    group.add("fastjson", move || fastjson::from_slice_into(&mut kept, black_box(json)).is_ok());
    group.measure(options);
}
