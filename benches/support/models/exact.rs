//! Which owned types are compared how.

use super::wide;
use super::{OwnedType, aliases, canada, citm, github_events, partial, records, small, twitter};

macro_rules! compared_exactly {
    ($($type:ty),* $(,)?) => { $(impl OwnedType for $type {})* };
}

compared_exactly!(
    Vec<String>,
    Vec<aliases::Customer>,
    Vec<github_events::owned::Event>,
    Vec<i64>,
    Vec<records::All>,
    Vec<records::Half>,
    Vec<records::HalfStructural>,
    Vec<records::One>,
    Vec<records::OneStructural>,
    Vec<records::Six>,
    Vec<records::SixStructural>,
    Vec<records::Three>,
    Vec<records::ThreeStructural>,
    Vec<small::owned::Album>,
    Vec<wide::Wide100>,
    Vec<wide::Wide300>,
    citm::owned::Catalog,
    partial::owned::Catalog,
    partial::owned::Timeline,
    partial::structural::Catalog,
    partial::structural::Timeline,
    small::owned::LogLine,
    small::owned::Person,
    twitter::owned::Search,
);

/// serde_json rounds three times unless its feature `float_roundtrip` is on: some 9,500 of the
/// coordinates to a neighbour of the nearest `f64`, and numbers with large exponents to the one
/// behind it. So floats may differ by two units in the last place here; the tests of fastjson
/// compare them exactly with the standard library.
impl OwnedType for canada::owned::FeatureCollection {
    fn is_same(&self, other: &Self) -> bool {
        self.kind == other.kind
            && all_same(&self.features, &other.features, |a, b| {
                a.kind == b.kind
                    && a.properties == b.properties
                    && a.geometry.kind == b.geometry.kind
                    && is_same_line(&a.geometry.coordinates, &b.geometry.coordinates)
            })
    }
}

/// As the coordinates of canada.json.
impl OwnedType for Vec<f64> {
    fn is_same(&self, other: &Self) -> bool {
        all_same(self, other, |a, b| is_near(*a, *b))
    }
}

fn is_same_line(a: &[Vec<[f64; 2]>], b: &[Vec<[f64; 2]>]) -> bool {
    all_same(a, b, |a, b| all_same(a, b, |a, b| is_near(a[0], b[0]) && is_near(a[1], b[1])))
}

/// Whether the two are equal or almost neighbours among the `f64`s of one sign.
fn is_near(a: f64, b: f64) -> bool {
    a.is_sign_negative() == b.is_sign_negative() && a.to_bits().abs_diff(b.to_bits()) <= 2
}

fn all_same<T>(a: &[T], b: &[T], is_same: impl Fn(&T, &T) -> bool) -> bool {
    a.len() == b.len() && a.iter().zip(b).all(|(a, b)| is_same(a, b))
}
