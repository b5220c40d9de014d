//! What does it cost to recognise the members: by aliases, in wide structs, in any order?

use support::documents::wide::Order;
use support::models::{Derived, Owned, aliases, wide};
use support::{Options, Parsing, documents};

fn main() {
    let options = Options::from_arguments();
    for (version, name) in ["first", "second", "third"].into_iter().enumerate() {
        let json = documents::aliases::customers(version, 500);
        by_aliases(&format!("keys/aliases_{name}"), &json, &options);
    }
    for (name, order) in [
        ("declared", Order::Declared),
        ("reversed", Order::Reversed),
        ("shuffled", Order::Shuffled),
    ] {
        let json = documents::wide::objects(100, 100, order);
        in_wide::<Vec<wide::Wide100>>(&format!("keys/wide_100/{name}"), &json, &options);
        let json = documents::wide::objects(100, 300, order);
        in_wide::<Vec<wide::Wide300>>(&format!("keys/wide_300/{name}"), &json, &options);
    }
}

/// Only serde's attributes take more than one alias.
fn by_aliases(id: &str, json: &[u8], options: &Options) {
    if options.selects(id) {
        let documents = [json];
        let mut group = Parsing::<Owned<Vec<aliases::Customer>>>::new(id, &documents);
        group.add_serde();
        group.measure(options);
    }
}

fn in_wide<T: Derived>(id: &str, json: &[u8], options: &Options) {
    if options.selects(id) {
        let documents = [json];
        let mut group = Parsing::<Owned<T>>::new(id, &documents);
        group.add_all();
        group.measure(options);
    }
}
