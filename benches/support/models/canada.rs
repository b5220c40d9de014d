//! canada.json: the border of Canada as GeoJSON, which is 111,126 floats and little else.

use fastjson_benches_derive::models;

use super::Borrowed;

models! {
    pub struct FeatureCollection<S> {
        #[rename("type")]
        pub kind: S,
        pub features: Vec<Feature<S>>,
    }

    pub struct Feature<S> {
        #[rename("type")]
        pub kind: S,
        pub properties: Properties<S>,
        pub geometry: Geometry<S>,
    }

    pub struct Properties<S> {
        pub name: S,
    }

    pub struct Geometry<S> {
        #[rename("type")]
        pub kind: S,
        pub coordinates: Vec<Vec<[f64; 2]>>,
    }
}
