//! The feed as Rust types.

use std::borrow::Cow;

use fastjson::FastJson;

/// The document. Members that are not declared here are skipped.
#[derive(Debug, PartialEq, FastJson)]
pub(crate) struct Feed<'a> {
    pub(crate) shop: Cow<'a, str>,
    pub(crate) events: Vec<Event<'a>>,
}

/// One event. It is printed with the newest names; the older ones are aliases.
///
/// A `Cow` borrows its text from the input and owns it only where the input has an escape.
/// An `Option` may be absent or null.
#[derive(Debug, PartialEq, FastJson)]
#[fastjson(rename_all = "camelCase")]
pub(crate) struct Event<'a> {
    #[fastjson(alias = "id", alias = "event_id")]
    pub(crate) event_id: u64,
    #[fastjson(alias = "type", alias = "event_type")]
    pub(crate) event_type: Cow<'a, str>,
    #[fastjson(alias = "ts", alias = "timestamp")]
    pub(crate) occurred_at: u64,
    #[fastjson(alias = "uid", alias = "user_id")]
    pub(crate) user_id: u64,
    #[fastjson(alias = "name", alias = "user_name", skip_serializing_if = "Option::is_none")]
    pub(crate) user_name: Option<Cow<'a, str>>,
    #[fastjson(alias = "amt", skip_serializing_if = "Option::is_none")]
    pub(crate) amount: Option<f64>,
    #[fastjson(alias = "comment", skip_serializing_if = "Option::is_none")]
    pub(crate) note: Option<Cow<'a, str>>,
    #[fastjson(alias = "labels", default, skip_serializing_if = "Vec::is_empty")]
    pub(crate) tags: Vec<Cow<'a, str>>,
    #[fastjson(alias = "loc", skip_serializing_if = "Option::is_none")]
    pub(crate) place: Option<Place<'a>>,
}

/// Where an event came from.
#[derive(Debug, PartialEq, FastJson)]
pub(crate) struct Place<'a> {
    pub(crate) city: Cow<'a, str>,
    pub(crate) country: Cow<'a, str>,
}
