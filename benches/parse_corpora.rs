//! How long does it take to parse one of the known documents from bytes, and to drop the value?
//!
//! And how long distinct documents of the shape of the first, which the processor has not
//! learned by heart? They are in this binary because all libraries are compiled for their type.

use support::models::{self, canada, citm, github_events, twitter};
use support::{Options, corpora, documents, parse_borrowed, parse_owned, parse_owned_by_all};

fn main() {
    let options = Options::from_arguments();
    if let Some(json) = corpora::load("twitter.json") {
        twitter(&json, &options);
    }
    if let Some(json) = corpora::load("citm_catalog.json") {
        citm(&json, &options);
    }
    if let Some(json) = corpora::load("canada.json") {
        canada(&json, &options);
    }
    if let Some(json) = corpora::load("github_events.json") {
        github_events(&json, &options);
    }
    let tweets = documents::tweets::searches(17, options.count(8 << 20));
    tweets_of("fresh/tweets", &documents::slices(&tweets), &options);
}

fn twitter(json: &[u8], options: &Options) {
    let text = std::str::from_utf8(json).expect("the corpora are text");
    tweets_of("parse/twitter", &[json], options);
    tweets_of("parse/twitter_pretty", &[&documents::pretty::pretty(json)], options);
    tweets_of("parse/twitter_escaped", &[&documents::pretty::escaped(text)], options);
}

fn tweets_of(id: &str, documents: &[&[u8]], options: &Options) {
    parse_owned::<twitter::owned::Search>(&format!("{id}/owned"), documents, options);
    parse_borrowed::<models::Twitter>(&format!("{id}/borrowed"), documents, options);
}

fn citm(json: &[u8], options: &Options) {
    let pretty = documents::pretty::pretty(json);
    for (id, json) in [("parse/citm", json), ("parse/citm_pretty", &pretty)] {
        parse_owned_by_all::<citm::owned::Catalog>(&format!("{id}/owned"), &[json], options);
        parse_borrowed::<models::Citm>(&format!("{id}/borrowed"), &[json], options);
    }
}

/// It has three short texts, so there is nothing to borrow.
fn canada(json: &[u8], options: &Options) {
    type Canada = canada::owned::FeatureCollection;
    let pretty = documents::pretty::pretty(json);
    parse_owned_by_all::<Canada>("parse/canada/owned", &[json], options);
    parse_owned_by_all::<Canada>("parse/canada_pretty/owned", &[&pretty], options);
}

fn github_events(json: &[u8], options: &Options) {
    type Events = Vec<github_events::owned::Event>;
    let pretty = documents::pretty::pretty(json);
    for (id, json) in [("parse/github_events", json), ("parse/github_events_pretty", &pretty)] {
        parse_owned::<Events>(&format!("{id}/owned"), &[json], options);
        parse_borrowed::<models::GithubEvents>(&format!("{id}/borrowed"), &[json], options);
    }
}
