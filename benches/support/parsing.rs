//! Groups of libraries that parse the same documents into the same type.

use std::cell::RefCell;

use crate::models::{Derived, Model, Owned};
use crate::peers::{FastJson, Parse, See, SerdeJson, SonicRs, parse_all};
use crate::{Group, Options};

/// Libraries that parse the same documents one after another and drop the values.
pub struct Parsing<'a, M> {
    id: String,
    documents: &'a [&'a [u8]],
    group: Group<'a>,
    model: std::marker::PhantomData<M>,
}

impl<'a, M: Model + 'a> Parsing<'a, M> {
    /// A group for these documents; what is measured is one pass over all.
    pub fn new(id: &str, documents: &'a [&'a [u8]]) -> Self {
        let bytes = documents.iter().map(|json| json.len()).sum();
        let group = Group::new(id, bytes);
        Self { id: id.to_owned(), documents, group, model: std::marker::PhantomData }
    }

    /// Adds a library whose values are those of serde_json.
    pub fn add<P: Parse<M> + 'a>(&mut self, parser: P) -> &mut Self {
        self.add_as(P::NAME, parser)
    }

    /// Adds a library under another name.
    pub fn add_as<P: Parse<M> + 'a>(&mut self, name: &'static str, mut parser: P) -> &mut Self {
        let (id, documents) = (&self.id, self.documents);
        for json in documents {
            check(&mut parser, json, &|same| {
                assert!(same, "{id}: {name} reads another value than serde_json");
            });
        }
        self.group.add(name, move || parse_all::<M, P>(&mut parser, documents, &See::nothing()));
        self
    }

    /// Adds the libraries that build on serde, and fastjson.
    pub fn add_serde(&mut self) -> &mut Self {
        self.add(FastJson).add(SerdeJson).add(SonicRs);
        #[cfg(feature = "peers")]
        self.add(crate::peers::Flexon).add(crate::peers::SimdJson::default());
        self
    }

    /// Adds what can be added later: a contender of another kind.
    pub fn group(&mut self) -> &mut Group<'a> {
        &mut self.group
    }

    /// Measures everyone and prints one row for each.
    pub fn measure(self, options: &Options) {
        self.group.measure(options);
    }
}

/// Tells whether a library reads the value that serde_json reads.
fn check<M: Model, P: Parse<M>>(parser: &mut P, json: &[u8], tell: &dyn Fn(bool)) {
    let parser = RefCell::new(parser);
    let compare = |expected: &M::Of<'_>| {
        let look = |value: &M::Of<'_>| tell(M::is_same(value, expected));
        parse_all::<M, P>(&mut parser.borrow_mut(), &[json], &See::with(&look));
    };
    parse_all::<M, SerdeJson>(&mut SerdeJson, &[json], &See::with(&compare));
}

impl<'a, T: Derived> Parsing<'a, Owned<T>> {
    /// Adds all libraries whose derives every owned model has.
    pub fn add_all(&mut self) -> &mut Self {
        self.add_serde();
        #[cfg(feature = "peers")]
        self.add(crate::peers::SimdJsonDerive::default())
            .add(crate::peers::Jsony)
            .add(crate::peers::Nanoserde);
        self
    }
}

/// Measures all libraries but miniserde, whose derive refuses `skip_serializing_if`.
pub fn parse_owned<T: Derived>(id: &str, documents: &[&[u8]], options: &Options) {
    if options.selects(id) {
        let mut group = Parsing::<Owned<T>>::new(id, documents);
        group.add_all();
        group.measure(options);
    }
}

/// Measures all libraries.
#[cfg(feature = "peers")]
pub fn parse_owned_by_all<T: Derived + miniserde::Deserialize>(
    id: &str,
    documents: &[&[u8]],
    options: &Options,
) {
    if options.selects(id) {
        let mut group = Parsing::<Owned<T>>::new(id, documents);
        group.add_all().add(crate::peers::Miniserde);
        group.measure(options);
    }
}

#[cfg(not(feature = "peers"))]
pub use parse_owned as parse_owned_by_all;

/// Measures the libraries that borrow.
#[cfg(feature = "peers")]
pub fn parse_borrowed<M: Model>(id: &str, documents: &[&[u8]], options: &Options)
where
    for<'a> M::Of<'a>: simd_json_derive::Deserialize<'a>,
{
    if options.selects(id) {
        let mut group = Parsing::<M>::new(id, documents);
        group.add_serde().add(crate::peers::SimdJsonDerive::default());
        group.measure(options);
    }
}

/// Measures the libraries that borrow.
#[cfg(not(feature = "peers"))]
pub fn parse_borrowed<M: Model>(id: &str, documents: &[&[u8]], options: &Options) {
    if options.selects(id) {
        let mut group = Parsing::<M>::new(id, documents);
        group.add_serde();
        group.measure(options);
    }
}
