//! How much do names cost that are chosen at run time, and how long does it take to choose them?
//!
//! `fastjson` is the run-time way, `compiled` the names of the attributes. The names at run time are
//! the declared ones in upper case, so that no type keeps its compiled parser.

use std::hint::black_box;

use fastjson::names::Field;
use fastjson::{DeserializerFactory, SerializerFactory, Settings};
use support::models::{twitter, wide};
use support::{Group, Options, corpora};

fn main() {
    let options = Options::from_arguments();
    if let Some(json) = corpora::load("twitter.json") {
        let json = std::str::from_utf8(&json).expect("the corpora are valid");
        parse(json, &options);
        print(json, &options);
    }
    create(&options);
}

fn upper(field: Field) -> [String; 1] {
    [field.declared_names()[0].to_uppercase()]
}

fn upper_print(field: Field) -> String {
    field.declared_print_name().unwrap_or_default().to_uppercase()
}

type Owned = twitter::owned::Search;
type Cut<'a> = twitter::borrowed::Search<'a>;

fn parse(json: &str, options: &Options) {
    let value: Owned = fastjson::from_str(json).expect("the corpora are valid");
    let compact = fastjson::to_string(&value);
    let mut printer =
        SerializerFactory::create::<Owned>(&upper_print, Settings::new()).expect("no conflict");
    let renamed = printer.serialize(&value);
    let mut owned =
        DeserializerFactory::create::<Owned>(&upper, Settings::new()).expect("no conflict");
    assert_eq!(owned.deserialize(renamed).expect("valid"), &value);
    if options.selects("names/parse/owned") {
        let mut group = Group::new("names/parse/owned", compact.len());
        group.add("compiled", || fastjson::from_str::<Owned>(black_box(&compact)).expect("valid"));
        group.add("fastjson", || owned.parse(black_box(renamed)).expect("valid"));
        group.measure(options);
    }
    if options.selects("names/parse/borrowed") {
        let mut cut =
            DeserializerFactory::create::<Cut<'_>>(&upper, Settings::new()).expect("no conflict");
        let mut group = Group::new("names/parse/borrowed", compact.len());
        group
            .add("compiled", || fastjson::from_str::<Cut<'_>>(black_box(&compact)).expect("valid"));
        group.add("fastjson", || cut.parse(black_box(renamed)).expect("valid"));
        group.measure(options);
    }
}

fn print(json: &str, options: &Options) {
    if !options.selects("names/print") {
        return;
    }
    let value: Owned = fastjson::from_str(json).expect("the corpora are valid");
    let mut printer =
        SerializerFactory::create::<Owned>(&upper_print, Settings::new()).expect("no conflict");
    let mut buffer = Vec::new();
    let mut group = Group::new("names/print", printer.serialize(&value).len());
    group.add("compiled", || {
        buffer.clear();
        fastjson::to_vec_into(&mut buffer, black_box(&value));
        buffer.len()
    });
    group.add("fastjson", || printer.serialize(black_box(&value)).len());
    group.measure(options);
}

fn create(options: &Options) {
    if !options.selects("names/create") {
        return;
    }
    let mut group = Group::new("names/create/300", 300);
    group.add("fastjson", || {
        DeserializerFactory::create::<wide::Wide300>(&upper, Settings::new()).expect("no conflict")
    });
    group.measure(options);
}
