//! Groups of libraries that print the same values into a buffer that is kept.

use crate::models::{Derived, Model, Owned};
use crate::peers::{FastJson, Print, See, SerdeJson, SonicRs, parse_all, print_all};
use crate::{Group, Options};

/// Libraries that print the same values one after another, each behind nothing.
pub struct Printing<'a, M: Model> {
    id: String,
    values: &'a [M::Of<'a>],
    group: Group<'a>,
}

impl<'a, M: Model + 'a> Printing<'a, M> {
    /// A group for these values. Its bytes are those that serde_json prints.
    pub fn new(id: &str, values: &'a [M::Of<'a>]) -> Self {
        let mut out = Vec::new();
        let mut bytes = 0;
        for value in values {
            print_all::<M, _>(&mut SerdeJson, &mut out, std::slice::from_ref(value));
            bytes += out.len();
        }
        Self { id: id.to_owned(), values, group: Group::new(id, bytes) }
    }

    /// Adds a library from whose text serde_json reads the value again.
    pub fn add<P: Print<M> + 'a>(&mut self, mut printer: P) -> &mut Self {
        let (id, values, mut out) = (&self.id, self.values, Vec::new());
        for value in values {
            print_all::<M, P>(&mut printer, &mut out, std::slice::from_ref(value));
            let look = |again: &M::Of<'_>| {
                assert!(M::is_same(again, value), "{id}: {} prints another value", P::NAME);
            };
            parse_all::<M, _>(&mut SerdeJson, &[&out], &See::with(&look));
        }
        self.group.add(P::NAME, move || print_all::<M, P>(&mut printer, &mut out, values));
        self
    }

    /// Adds the libraries that build on serde, and fastjson.
    pub fn add_serde(&mut self) -> &mut Self {
        self.add(FastJson).add(SerdeJson).add(SonicRs);
        #[cfg(feature = "peers")]
        self.add(crate::peers::Flexon).add(crate::peers::SimdJson::default());
        self
    }

    /// Measures everyone and prints one row for each.
    pub fn measure(self, options: &Options) {
        self.group.measure(options);
    }
}

impl<'a, T: Derived> Printing<'a, Owned<T>> {
    /// Adds all libraries that print into a kept buffer.
    pub fn add_all(&mut self) -> &mut Self {
        self.add_serde();
        #[cfg(feature = "peers")]
        self.add(crate::peers::SimdJsonDerive::default())
            .add(crate::peers::Jsony)
            .add(crate::peers::Nanoserde);
        self
    }
}
