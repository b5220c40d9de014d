//! Groups of libraries that print the same values into a buffer that is kept.

use std::hint::black_box;

use crate::models::{Derived, Model, Owned};
use crate::peers::{FastJson, Parse, Print, SerdeJson, SonicRs};
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
            out.clear();
            Print::<M>::print(&mut SerdeJson, &mut out, value);
            bytes += out.len();
        }
        Self { id: id.to_owned(), values, group: Group::new(id, bytes) }
    }

    /// Adds a library from whose text serde_json reads the value again.
    pub fn add<P: Print<M> + 'a>(&mut self, mut printer: P) -> &mut Self {
        let (id, values, mut out) = (&self.id, self.values, Vec::new());
        for value in values {
            out.clear();
            printer.print(&mut out, value);
            let same = Parse::<M>::parse(&mut SerdeJson, &out, |again| M::is_same(again, value));
            assert!(same, "{id}: {} prints another value", P::NAME);
        }
        self.group.add(P::NAME, move || {
            for value in values {
                out.clear();
                printer.print(black_box(&mut out), black_box(value));
            }
        });
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
