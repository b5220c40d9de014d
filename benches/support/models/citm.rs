//! citm_catalog.json: a catalogue of concerts, which is maps, small integers and short keys.

use std::collections::{BTreeMap, HashMap};

use fastjson::FastJson;
use serde::{Deserialize, Serialize};

use super::{Borrowed, Model};

/// Ordered maps with owned keys and texts.
pub type Ordered = Catalog<
    String,
    BTreeMap<String, String>,
    BTreeMap<String, Event<String>>,
    BTreeMap<String, Vec<u64>>,
>;

/// Hash maps with owned keys and texts.
pub type Hashed = Catalog<
    String,
    HashMap<String, String>,
    HashMap<String, Event<String>>,
    HashMap<String, Vec<u64>>,
>;

/// Ordered maps with borrowed keys and texts.
pub type OrderedBorrowed<'a> = Catalog<
    Borrowed<'a>,
    BTreeMap<Borrowed<'a>, Borrowed<'a>>,
    BTreeMap<Borrowed<'a>, Event<Borrowed<'a>>>,
    BTreeMap<Borrowed<'a>, Vec<u64>>,
>;

/// The document, generic over its text and over its kinds of map.
#[derive(Debug, PartialEq, FastJson, Serialize, Deserialize)]
#[fastjson(rename_all = "camelCase")]
#[serde(rename_all = "camelCase")]
pub struct Catalog<S, Names, Events, Topics> {
    pub area_names: Names,
    pub audience_sub_category_names: Names,
    pub block_names: Names,
    pub events: Events,
    pub performances: Vec<Performance<S>>,
    pub seat_category_names: Names,
    pub sub_topic_names: Names,
    pub subject_names: Names,
    pub topic_names: Names,
    pub topic_sub_topics: Topics,
    pub venue_names: Names,
}

#[derive(Debug, PartialEq, FastJson, Serialize, Deserialize)]
#[fastjson(rename_all = "camelCase")]
#[serde(rename_all = "camelCase")]
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

#[derive(Debug, PartialEq, FastJson, Serialize, Deserialize)]
#[fastjson(rename_all = "camelCase")]
#[serde(rename_all = "camelCase")]
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

#[derive(Debug, PartialEq, FastJson, Serialize, Deserialize)]
#[fastjson(rename_all = "camelCase")]
#[serde(rename_all = "camelCase")]
pub struct Price {
    pub amount: u32,
    pub audience_sub_category_id: u64,
    pub seat_category_id: u64,
}

#[derive(Debug, PartialEq, FastJson, Serialize, Deserialize)]
#[fastjson(rename_all = "camelCase")]
#[serde(rename_all = "camelCase")]
pub struct SeatCategory {
    pub areas: Vec<Area>,
    pub seat_category_id: u64,
}

#[derive(Debug, PartialEq, FastJson, Serialize, Deserialize)]
#[fastjson(rename_all = "camelCase")]
#[serde(rename_all = "camelCase")]
pub struct Area {
    pub area_id: u64,
    pub block_ids: Vec<u64>,
}

impl<'de> Model<'de> for Ordered {}
impl<'de> Model<'de> for Hashed {}
impl<'de> Model<'de> for OrderedBorrowed<'de> {}
