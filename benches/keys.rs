//! What does it cost to recognise the members: by aliases, in wide structs, in any order?

use support::documents::wide::Order;
use support::models::{Owned, aliases, wide};
#[cfg(feature = "peers")]
use support::peers;
use support::{Options, Parsing, documents, parse_owned_by_all};

fn main() {
    let options = Options::from_arguments();
    for (version, name) in ["first", "second", "third"].into_iter().enumerate() {
        let json = documents::aliases::customers(version, options.count(500));
        by_aliases(&format!("keys/aliases_{name}"), &json, &options);
    }
    for (name, order) in [
        ("declared", Order::Declared),
        ("reversed", Order::Reversed),
        ("shuffled", Order::Shuffled),
    ] {
        let count = options.count(100);
        let json = documents::wide::objects(count, 100, order);
        in_wide_100(&format!("keys/wide_100/{name}"), &json, &options);
        let json = documents::wide::objects(count, 300, order);
        in_wide_300(&format!("keys/wide_300/{name}"), &json, &options);
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

fn in_wide_100(id: &str, json: &[u8], options: &Options) {
    parse_owned_by_all::<Vec<wide::Wide100>>(id, &[json], options);
}

/// simd-json-derive is not there: its code to drop what was read before a mistake grows with
/// the square of the members, and building it would take minutes. With 100 members it is
/// behind everyone on serde.
fn in_wide_300(id: &str, json: &[u8], options: &Options) {
    if options.selects(id) {
        let documents = [json];
        let mut group = Parsing::<Owned<Vec<wide::Wide300>>>::new(id, &documents);
        group.add_serde();
        #[cfg(feature = "peers")]
        group.add(peers::Jsony).add(peers::Nanoserde).add(peers::Miniserde);
        group.measure(options);
    }
}
