//! citm_catalog.json: a catalogue of concerts, which is maps, small integers and short keys.

use std::collections::BTreeMap;

use fastjson_benches_derive::models;

use super::Borrowed;

models! {
    #![camel_case]
    /// The document.
    pub struct Catalog<S> {
        pub area_names: BTreeMap<S, S>,
        pub audience_sub_category_names: BTreeMap<S, S>,
        pub block_names: BTreeMap<S, S>,
        pub events: BTreeMap<S, Event<S>>,
        pub performances: Vec<Performance<S>>,
        pub seat_category_names: BTreeMap<S, S>,
        pub sub_topic_names: BTreeMap<S, S>,
        pub subject_names: BTreeMap<S, S>,
        pub topic_names: BTreeMap<S, S>,
        pub topic_sub_topics: BTreeMap<S, Vec<u64>>,
        pub venue_names: BTreeMap<S, S>,
    }

    pub struct Event<S> {
        pub description: Option<S>,
        pub id: u64,
        pub logo: Option<S>,
        pub name: S,
        pub sub_topic_ids: Vec<u64>,
        pub subject_code: Option<S>,
        pub subtitle: Option<S>,
        pub topic_ids: Vec<u64>,
    }

    pub struct Performance<S> {
        pub event_id: u64,
        pub id: u64,
        pub logo: Option<S>,
        pub name: Option<S>,
        pub prices: Vec<Price>,
        pub seat_categories: Vec<SeatCategory>,
        pub seat_map_image: Option<S>,
        pub start: u64,
        pub venue_code: S,
    }

    pub struct Price {
        pub amount: u32,
        pub audience_sub_category_id: u64,
        pub seat_category_id: u64,
    }

    pub struct SeatCategory {
        pub areas: Vec<Area>,
        pub seat_category_id: u64,
    }

    pub struct Area {
        pub area_id: u64,
        pub block_ids: Vec<u64>,
    }
}
