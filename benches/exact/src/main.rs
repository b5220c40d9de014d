//! What does serde_json's exact mode (its feature `float_roundtrip`) cost where floats are?
//!
//! Its rounding is then the standard library's, as fastjson's always is.

use serde_json as _;
use support::models::{Model, Owned, canada};
use support::peers::{FastJson, SerdeJson, SonicRs};
use support::{Options, Parsing, corpora, documents};

fn main() {
    let options = Options::from_arguments();
    if let Some(json) = corpora::load("canada.json") {
        measure::<Owned<canada::owned::FeatureCollection>>("parse/canada/owned", &json, &options);
    }
    let json = documents::small::albums(100);
    measure::<support::models::Albums>("parse/albums_100/borrowed", &json, &options);
    let count = options.count(10_000);
    for (id, json) in [
        ("parse/numbers/floats_short", documents::values::floats_short(count)),
        ("parse/numbers/floats_long", documents::values::floats_long(count)),
        ("parse/numbers/floats_any", documents::values::floats_any(count)),
    ] {
        measure::<Owned<Vec<f64>>>(id, &json, &options);
    }
}

fn measure<M: Model>(id: &str, json: &[u8], options: &Options) {
    if options.selects(id) {
        let documents = [json];
        let mut group = Parsing::<M>::new(id, &documents);
        group.add(FastJson).add(SonicRs).add_as("serde_json, exact", SerdeJson);
        group.measure(options);
    }
}
