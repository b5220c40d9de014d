//! How long does it take to parse a whole typed document from bytes, and to drop the value?

use support::models::{self, Derived, Model, Owned, canada, citm, github_events, small, twitter};
use support::{Options, Parsing, corpora, documents, peers};

fn main() {
    let options = Options::from_arguments();
    person(&options);
    for count in [10, 50, 100, 400] {
        albums(count, &options);
    }
    logs(&options);
    twitter(&options);
    citm(&options);
    canada(&options);
    github_events(&options);
    strings(&options);
    numbers(&options);
}

fn person(options: &Options) {
    let json = documents::small::PERSON;
    owned_of_all::<small::owned::Person>("parse/person/owned", &[json], options);
    borrowed::<models::Person>("parse/person/borrowed", &[json], options);
}

fn albums(count: usize, options: &Options) {
    let json = documents::small::albums(count);
    let id = format!("parse/albums_{count}");
    owned_of_all::<Vec<small::owned::Album>>(&format!("{id}/owned"), &[&json], options);
    borrowed::<models::Albums>(&format!("{id}/borrowed"), &[&json], options);
}

/// One document per line, each parsed by a call of its own.
fn logs(options: &Options) {
    let lines = documents::logs::lines(3, 1000);
    let lines = documents::slices(&lines);
    owned_of_all::<small::owned::LogLine>("parse/logs/owned", &lines, options);
    borrowed::<models::LogLine>("parse/logs/borrowed", &lines, options);
}

fn twitter(options: &Options) {
    let Some(json) = corpora::load("twitter.json") else { return };
    let text = std::str::from_utf8(&json).expect("the corpora are text");
    let (pretty, escaped) = (documents::pretty::pretty(&json), documents::pretty::escaped(text));
    for (name, json) in
        [("twitter", &json), ("twitter_pretty", &pretty), ("twitter_escaped", &escaped)]
    {
        owned::<twitter::owned::Search>(&format!("parse/{name}/owned"), &[json], options);
        borrowed::<models::Twitter>(&format!("parse/{name}/borrowed"), &[json], options);
    }
}

fn citm(options: &Options) {
    let Some(json) = corpora::load("citm_catalog.json") else { return };
    let pretty = documents::pretty::pretty(&json);
    for (name, json) in [("citm", &json), ("citm_pretty", &pretty)] {
        owned_of_all::<citm::owned::Catalog>(&format!("parse/{name}/owned"), &[json], options);
        borrowed::<models::Citm>(&format!("parse/{name}/borrowed"), &[json], options);
    }
}

fn canada(options: &Options) {
    let Some(json) = corpora::load("canada.json") else { return };
    owned_of_all::<canada::owned::FeatureCollection>("parse/canada/owned", &[&json], options);
    let pretty = documents::pretty::pretty(&json);
    let id = "parse/canada_pretty/owned";
    owned_of_all::<canada::owned::FeatureCollection>(id, &[&pretty], options);
}

fn github_events(options: &Options) {
    type Events = Vec<github_events::owned::Event>;
    let Some(json) = corpora::load("github_events.json") else { return };
    let pretty = documents::pretty::pretty(&json);
    for (name, json) in [("github_events", &json), ("github_events_pretty", &pretty)] {
        owned::<Events>(&format!("parse/{name}/owned"), &[json], options);
        borrowed::<models::GithubEvents>(&format!("parse/{name}/borrowed"), &[json], options);
    }
}

fn strings(options: &Options) {
    for (name, json) in documents::values::texts() {
        owned_of_all::<Vec<String>>(&format!("parse/strings_{name}/owned"), &[&json], options);
        borrowed::<models::Texts>(&format!("parse/strings_{name}/borrowed"), &[&json], options);
    }
}

fn numbers(options: &Options) {
    use documents::values;
    owned_of_all::<Vec<i64>>("parse/numbers/integers_short", &[&values::integers_short()], options);
    owned_of_all::<Vec<i64>>("parse/numbers/integers_long", &[&values::integers_long()], options);
    owned_of_all::<Vec<f64>>("parse/numbers/floats_short", &[&values::floats_short()], options);
    owned_of_all::<Vec<f64>>("parse/numbers/floats_long", &[&values::floats_long()], options);
    serde::<Vec<f64>>("parse/numbers/floats_any", &[&values::floats_any()], options);
}

/// All libraries but miniserde, whose derive refuses `skip_serializing_if`.
fn owned<T: Derived>(id: &str, documents: &[&[u8]], options: &Options) {
    if options.selects(id) {
        let mut group = Parsing::<Owned<T>>::new(id, documents);
        group.add_all();
        group.measure(options);
    }
}

/// All libraries.
#[cfg(feature = "peers")]
fn owned_of_all<T: Derived + miniserde::Deserialize>(
    id: &str,
    documents: &[&[u8]],
    options: &Options,
) {
    if options.selects(id) {
        let mut group = Parsing::<Owned<T>>::new(id, documents);
        group.add_all().add(peers::Miniserde);
        group.measure(options);
    }
}

#[cfg(not(feature = "peers"))]
use owned as owned_of_all;

/// simd-json reads some floats with large exponents to another value, and nanoserde and
/// miniserde are as wrong: they cannot take part.
fn serde<T: Derived>(id: &str, documents: &[&[u8]], options: &Options) {
    if options.selects(id) {
        let mut group = Parsing::<Owned<T>>::new(id, documents);
        group.add(peers::FastJson).add(peers::SerdeJson).add(peers::SonicRs);
        #[cfg(feature = "peers")]
        group.add(peers::Flexon);
        group.measure(options);
    }
}

/// The libraries that borrow.
#[cfg(feature = "peers")]
fn borrowed<M: Model>(id: &str, documents: &[&[u8]], options: &Options)
where
    for<'a> M::Of<'a>: simd_json_derive::Deserialize<'a>,
{
    if options.selects(id) {
        let mut group = Parsing::<M>::new(id, documents);
        group.add_serde().add(peers::SimdJsonDerive::default());
        group.measure(options);
    }
}

/// The libraries that borrow.
#[cfg(not(feature = "peers"))]
fn borrowed<M: Model>(id: &str, documents: &[&[u8]], options: &Options) {
    if options.selects(id) {
        let mut group = Parsing::<M>::new(id, documents);
        group.add_serde();
        group.measure(options);
    }
}
