//! How long does it take to read a part of a document?
//!
//! `fastjson, structural` follows only strings and brackets in what it skips; everyone else
//! checks it, serde_json and sonic-rs but for the surrogates, simd-json by parsing it.

use std::hint::black_box;

use fastjson::{FromJson, Parser, Skip};
use serde::de::IgnoredAny;
use support::documents::wide::Order;
use support::models::{Derived, Owned, OwnedType, partial, records};
use support::{Group, Options, Parsing, corpora, documents};

fn main() {
    let options = Options::from_arguments();
    of_records(&options);
    if let Some(json) = corpora::load("twitter.json") {
        use partial::{owned::Timeline, structural};
        measure::<Timeline, structural::Timeline>("selective/twitter", &json, &options);
        skip("skip/twitter", &json, &options);
    }
    if let Some(json) = corpora::load("citm_catalog.json") {
        use partial::{owned::Catalog, structural};
        measure::<Catalog, structural::Catalog>("selective/citm", &json, &options);
        skip("skip/citm", &json, &options);
    }
    if let Some(json) = corpora::load("canada.json") {
        skip("skip/canada", &json, &options);
    }
    if let Some(json) = corpora::load("github_events.json") {
        skip("skip/github_events", &json, &options);
    }
}

/// 1,000 records of 60 members.
fn of_records(options: &Options) {
    use records::{
        All, Half, HalfStructural, One, OneStructural, Six, SixStructural, Three, ThreeStructural,
    };
    let json = documents::wide::objects(options.count(1000), 60, Order::Declared);
    among_serde::<Vec<One>, Vec<OneStructural>>("selective/1_of_60", &json, options);
    among_serde::<Vec<Three>, Vec<ThreeStructural>>("selective/3_of_60", &json, options);
    among_serde::<Vec<Six>, Vec<SixStructural>>("selective/6_of_60", &json, options);
    among_serde::<Vec<Half>, Vec<HalfStructural>>("selective/30_of_60", &json, options);
    among_serde::<Vec<All>, Vec<All>>("selective/60_of_60", &json, options);
    skip("skip/records", &json, options);
}

/// `T` is for everyone, `U` is the same with structural skipping.
fn measure<T: Derived, U: OwnedType>(id: &str, json: &[u8], options: &Options) {
    if options.selects(id) {
        let documents = [json];
        let mut group = Parsing::<Owned<T>>::new(id, &documents);
        group.add_all();
        add_structural::<U>(group.group(), json);
        group.measure(options);
    }
}

/// The records have serde's derives only: the peers that do not skip are far behind in the
/// groups of the documents.
fn among_serde<T: OwnedType, U: OwnedType>(id: &str, json: &[u8], options: &Options) {
    if options.selects(id) {
        let documents = [json];
        let mut group = Parsing::<Owned<T>>::new(id, &documents);
        group.add_serde();
        add_structural::<U>(group.group(), json);
        group.measure(options);
    }
}

fn add_structural<'a, T: OwnedType>(group: &mut Group<'a>, json: &'a [u8]) {
    let expected: T = serde_json::from_slice(json).expect("the documents are valid");
    let value: T = fastjson::from_slice(json).expect("the documents are valid");
    assert!(value.is_same(&expected), "structural skipping reads another value");
    group.add("fastjson, structural", move || fastjson::from_slice::<T>(black_box(json)));
}

/// The whole document is not wanted.
fn skip(id: &str, json: &[u8], options: &Options) {
    if !options.selects(id) {
        return;
    }
    let mut group = Group::new(id, json.len());
    group.add("fastjson", || fastjson::from_slice::<Skip>(black_box(json)).is_ok());
    group.add("fastjson, structural", || {
        fastjson::from_slice::<Structurally>(black_box(json)).is_ok()
    });
    group.add("serde_json", || serde_json::from_slice::<IgnoredAny>(black_box(json)).is_ok());
    group.add("sonic-rs", || sonic_rs::from_slice::<IgnoredAny>(black_box(json)).is_ok());
    #[cfg(feature = "peers")]
    group.add("flexon", || flexon::from_slice::<IgnoredAny>(black_box(json)).is_ok());
    group.measure(options);
}

/// A value of which only strings and brackets are followed.
struct Structurally;

impl<'de> FromJson<'de> for Structurally {
    fn parse(parser: &mut Parser<'de>) -> Result<Self, fastjson::Error> {
        parser.skip_value_structural()?;
        Ok(Self)
    }
}
