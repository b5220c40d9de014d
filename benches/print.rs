//! How long does it take to print a typed value as compact JSON into a buffer that is kept?

use support::documents::wide::Order;
use support::models::{Derived, Model, Owned, canada, citm, github_events, small, twitter, wide};
use support::{Options, Printing, corpora, documents};

fn main() {
    let options = Options::from_arguments();
    measure::<small::owned::Person>("print/person", &[documents::small::PERSON], &options);
    for count in [10, 50, 100, 400] {
        let json = documents::small::albums(count);
        measure::<Vec<small::owned::Album>>(&format!("print/albums_{count}"), &[&json], &options);
    }
    let lines = documents::logs::lines(3, options.count(1000));
    measure::<small::owned::LogLine>("print/logs", &documents::slices(&lines), &options);
    of_corpora(&options);
    let json = documents::wide::objects(options.count(100), 100, Order::Declared);
    measure::<Vec<wide::Wide100>>("print/wide_100", &[&json], &options);
    let json = documents::wide::objects(options.count(100), 300, Order::Declared);
    measure::<Vec<wide::Wide300>>("print/wide_300", &[&json], &options);
    for (name, json) in documents::values::texts(options.count(2000)) {
        measure::<Vec<String>>(&format!("print/strings_{name}"), &[&json], &options);
    }
    numbers(&options);
}

fn of_corpora(options: &Options) {
    if let Some(json) = corpora::load("twitter.json") {
        measure::<twitter::owned::Search>("print/twitter", &[&json], options);
    }
    if let Some(json) = corpora::load("citm_catalog.json") {
        measure::<citm::owned::Catalog>("print/citm", &[&json], options);
    }
    if let Some(json) = corpora::load("canada.json") {
        measure::<canada::owned::FeatureCollection>("print/canada", &[&json], options);
    }
    if let Some(json) = corpora::load("github_events.json") {
        measure::<Vec<github_events::owned::Event>>("print/github_events", &[&json], options);
    }
}

fn numbers(options: &Options) {
    use documents::values;
    let count = options.count(10_000);
    for (name, json) in
        [("short", values::integers_short(count)), ("long", values::integers_long(count))]
    {
        measure::<Vec<i64>>(&format!("print/numbers/integers_{name}"), &[&json], options);
    }
    for (name, json) in [
        ("short", values::floats_short(count)),
        ("long", values::floats_long(count)),
        ("any", values::floats_any(count)),
    ] {
        measure::<Vec<f64>>(&format!("print/numbers/floats_{name}"), &[&json], options);
    }
}

/// All libraries but miniserde, which cannot print into a buffer that is kept. The texts are
/// owned: a printer does not see the difference.
fn measure<T: Derived>(id: &str, documents: &[&[u8]], options: &Options) {
    if !options.selects(id) {
        return;
    }
    let values: Vec<<Owned<T> as Model>::Of<'_>> = documents
        .iter()
        .map(|json| serde_json::from_slice(json).expect("the documents are valid"))
        .collect();
    let mut group = Printing::<Owned<T>>::new(id, &values);
    group.add_all();
    group.measure(options);
}
