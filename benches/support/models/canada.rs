//! canada.json: the border of Canada as GeoJSON, which is 111,126 floats and little else.

use fastjson::FastJson;
use serde::{Deserialize, Serialize};

use super::Model;

#[derive(Debug, PartialEq, FastJson, Serialize, Deserialize)]
pub struct FeatureCollection<S> {
    #[fastjson(rename = "type")]
    #[serde(rename = "type")]
    pub kind: S,
    pub features: Vec<Feature<S>>,
}

#[derive(Debug, PartialEq, FastJson, Serialize, Deserialize)]
pub struct Feature<S> {
    #[fastjson(rename = "type")]
    #[serde(rename = "type")]
    pub kind: S,
    pub properties: Properties<S>,
    pub geometry: Geometry<S>,
}

#[derive(Debug, PartialEq, FastJson, Serialize, Deserialize)]
pub struct Properties<S> {
    pub name: S,
}

#[derive(Debug, PartialEq, FastJson, Serialize, Deserialize)]
pub struct Geometry<S> {
    #[fastjson(rename = "type")]
    #[serde(rename = "type")]
    pub kind: S,
    pub coordinates: Vec<Vec<[f64; 2]>>,
}

/// serde_json rounds some 9,500 of the coordinates to the neighbour of the nearest `f64`
/// unless its feature `float_roundtrip` is on, so coordinates may differ by one unit in the
/// last place here; the tests of fastjson compare them exactly with the standard library.
impl<'de> Model<'de> for FeatureCollection<String> {
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

fn is_same_line(a: &[Vec<[f64; 2]>], b: &[Vec<[f64; 2]>]) -> bool {
    all_same(a, b, |a, b| all_same(a, b, |a, b| is_near(a[0], b[0]) && is_near(a[1], b[1])))
}

/// Whether the two are equal or neighbours among the `f64`s of one sign.
fn is_near(a: f64, b: f64) -> bool {
    a.is_sign_negative() == b.is_sign_negative() && a.to_bits().abs_diff(b.to_bits()) <= 1
}

fn all_same<T>(a: &[T], b: &[T], is_same: impl Fn(&T, &T) -> bool) -> bool {
    a.len() == b.len() && a.iter().zip(b).all(|(a, b)| is_same(a, b))
}
