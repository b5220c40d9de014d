//! How long does it take to parse a generated document from bytes, and to drop the value?
//!
//! A branch predictor remembers a document that is parsed over and over; a service never sees
//! one twice. Hence the groups called fresh, which read at least 8 MB of distinct documents
//! once per pass.

use support::models::{self, Derived, Owned, small};
use support::{Options, Parsing, documents, parse_borrowed, parse_owned_by_all, peers};

fn main() {
    let options = Options::from_arguments();
    person(&options);
    for count in [10, 50, 100, 400] {
        albums(count, &options);
    }
    let lines = documents::logs::lines(3, options.count(1000));
    logs("parse/logs", &lines, &options);
    strings(&options);
    numbers(&options);
    let lines = documents::logs::lines(19, options.count(20_000));
    let bytes: usize = lines.iter().map(Vec::len).sum();
    assert!(options.quick || bytes >= 8 << 20, "too few lines");
    logs("fresh/logs", &lines, &options);
}

fn person(options: &Options) {
    let json = documents::small::PERSON;
    parse_owned_by_all::<small::owned::Person>("parse/person/owned", &[json], options);
    parse_borrowed::<models::Person>("parse/person/borrowed", &[json], options);
}

fn albums(count: usize, options: &Options) {
    let json = documents::small::albums(count);
    let id = format!("parse/albums_{count}");
    parse_owned_by_all::<Vec<small::owned::Album>>(&format!("{id}/owned"), &[&json], options);
    parse_borrowed::<models::Albums>(&format!("{id}/borrowed"), &[&json], options);
}

/// One document per line, each parsed by a call of its own.
fn logs(id: &str, lines: &[Vec<u8>], options: &Options) {
    let lines = documents::slices(lines);
    parse_owned_by_all::<small::owned::LogLine>(&format!("{id}/owned"), &lines, options);
    parse_borrowed::<models::LogLine>(&format!("{id}/borrowed"), &lines, options);
}

fn strings(options: &Options) {
    for (name, json) in documents::values::texts(options.count(2000)) {
        let id = format!("parse/strings_{name}");
        parse_owned_by_all::<Vec<String>>(&format!("{id}/owned"), &[&json], options);
        parse_borrowed::<models::Texts>(&format!("{id}/borrowed"), &[&json], options);
    }
}

fn numbers(options: &Options) {
    use documents::values;
    let count = options.count(10_000);
    for (name, json) in
        [("short", values::integers_short(count)), ("long", values::integers_long(count))]
    {
        let id = format!("parse/numbers/integers_{name}");
        parse_owned_by_all::<Vec<i64>>(&id, &[&json], options);
    }
    for (name, json) in
        [("short", values::floats_short(count)), ("long", values::floats_long(count))]
    {
        let id = format!("parse/numbers/floats_{name}");
        parse_owned_by_all::<Vec<f64>>(&id, &[&json], options);
    }
    any_floats::<Vec<f64>>("parse/numbers/floats_any", &[&values::floats_any(count)], options);
}

/// simd-json reads some floats with large exponents to another value, and nanoserde and
/// miniserde are as wrong: they cannot take part.
fn any_floats<T: Derived>(id: &str, documents: &[&[u8]], options: &Options) {
    if options.selects(id) {
        let mut group = Parsing::<Owned<T>>::new(id, documents);
        group.add(peers::FastJson).add(peers::SerdeJson).add(peers::SonicRs);
        #[cfg(feature = "peers")]
        group.add(peers::Flexon);
        group.measure(options);
    }
}
