//! How long does it take to parse documents that the processor has not learned by heart?
//!
//! A branch predictor remembers a document that is parsed over and over; a service never sees
//! one twice. Here at least 8 MB of distinct documents are read once per pass.

use support::models::{self, Derived, Model, Owned, small, twitter};
use support::{Options, Parsing, documents};

fn main() {
    let options = Options::from_arguments();
    let tweets = documents::tweets::searches(17, 8 << 20);
    let tweets = documents::slices(&tweets);
    owned::<twitter::owned::Search>("fresh/tweets/owned", &tweets, &options);
    borrowed::<models::Twitter>("fresh/tweets/borrowed", &tweets, &options);
    drop(tweets);

    let lines = documents::logs::lines(19, 20_000);
    let lines = documents::slices(&lines);
    assert!(lines.iter().map(|line| line.len()).sum::<usize>() >= 8 << 20, "too few lines");
    owned::<small::owned::LogLine>("fresh/logs/owned", &lines, &options);
    borrowed::<models::LogLine>("fresh/logs/borrowed", &lines, &options);
}

fn owned<T: Derived>(id: &str, documents: &[&[u8]], options: &Options) {
    if options.selects(id) {
        let mut group = Parsing::<Owned<T>>::new(id, documents);
        group.add_all();
        group.measure(options);
    }
}

fn borrowed<M: Model>(id: &str, documents: &[&[u8]], options: &Options) {
    if options.selects(id) {
        let mut group = Parsing::<M>::new(id, documents);
        group.add_serde();
        group.measure(options);
    }
}
