//! How long does it take to print a value and to parse the text again? The benchmark of Go's
//! sonic against encoding/json.

use support::models::{Derived, Owned, small};
use support::peers::{FastJson, Parse, Print, See, SerdeJson, SonicRs, parse_all, print_all};
use support::{Group, Options, documents};

type Albums = Vec<small::owned::Album>;

fn main() {
    let options = Options::from_arguments();
    for count in [10, 50, 100, 400] {
        let id = format!("round_trip/albums_{count}");
        if options.selects(&id) {
            let json = documents::small::albums(count);
            let albums: Albums = serde_json::from_slice(&json).expect("the albums are valid");
            measure(&id, json.len(), &albums, &options);
        }
    }
}

fn measure<T: Derived>(id: &str, bytes: usize, value: &T, options: &Options) {
    let mut group = Group::new(id, bytes);
    add(&mut group, FastJson, value);
    add(&mut group, SerdeJson, value);
    add(&mut group, SonicRs, value);
    #[cfg(feature = "peers")]
    {
        add(&mut group, support::peers::Flexon, value);
        add(&mut group, support::peers::SimdJson::default(), value);
        add(&mut group, support::peers::SimdJsonDerive::default(), value);
        add(&mut group, support::peers::Jsony, value);
        add(&mut group, support::peers::Nanoserde, value);
    }
    group.measure(options);
}

/// Adds a library that gets the value back.
fn add<'a, T, L>(group: &mut Group<'a>, mut library: L, value: &'a T)
where
    T: Derived,
    L: Parse<Owned<T>> + Print<Owned<T>> + 'a,
{
    let mut text = Vec::new();
    let values = std::slice::from_ref(value);
    let look = |again: &T| {
        assert!(again.is_same(value), "{} does not read back what it prints", L::NAME);
    };
    print_all::<Owned<T>, L>(&mut library, &mut text, values);
    parse_all::<Owned<T>, L>(&mut library, &[&text], &See::with(&look));
    group.add(L::NAME, move || {
        print_all::<Owned<T>, L>(&mut library, &mut text, values);
        parse_all::<Owned<T>, L>(&mut library, &[&text], &See::nothing());
    });
}
