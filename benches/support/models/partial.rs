//! Parts of the documents: most members are not wanted.

use fastjson_benches_derive::models;

use super::Borrowed;

models! {
    /// twitter.json as simdjson's benchmark `partial_tweets` reads it.
    pub struct Timeline<S> {
        pub statuses: Vec<Tweet<S>>,
    }

    pub struct Tweet<S> {
        pub created_at: S,
        pub id: u64,
        pub text: S,
        pub in_reply_to_status_id: Option<u64>,
        pub user: Account<S>,
        pub retweet_count: u32,
        pub favorite_count: u32,
    }

    pub struct Account<S> {
        pub id: u64,
        pub screen_name: S,
    }

    /// citm_catalog.json: when is which event.
    pub struct Catalog<S> {
        pub performances: Vec<Performance<S>>,
    }

    pub struct Performance<S> {
        pub id: u64,
        #[rename("eventId")]
        pub event_id: u64,
        pub start: u64,
        #[rename("venueCode")]
        pub venue_code: S,
    }
}

/// The same, where fastjson follows only strings and brackets in what is not wanted.
pub mod structural {
    use fastjson::FastJson;
    use serde::{Deserialize, Serialize};

    #[derive(Debug, PartialEq, FastJson, Serialize, Deserialize)]
    #[fastjson(skip_unknown = "structural")]
    pub struct Timeline {
        pub statuses: Vec<Tweet>,
    }

    #[derive(Debug, PartialEq, FastJson, Serialize, Deserialize)]
    #[fastjson(skip_unknown = "structural")]
    pub struct Tweet {
        pub created_at: String,
        pub id: u64,
        pub text: String,
        pub in_reply_to_status_id: Option<u64>,
        pub user: Account,
        pub retweet_count: u32,
        pub favorite_count: u32,
    }

    #[derive(Debug, PartialEq, FastJson, Serialize, Deserialize)]
    #[fastjson(skip_unknown = "structural")]
    pub struct Account {
        pub id: u64,
        pub screen_name: String,
    }

    #[derive(Debug, PartialEq, FastJson, Serialize, Deserialize)]
    #[fastjson(skip_unknown = "structural")]
    pub struct Catalog {
        pub performances: Vec<Performance>,
    }

    #[derive(Debug, PartialEq, FastJson, Serialize, Deserialize)]
    #[fastjson(skip_unknown = "structural", rename_all = "camelCase")]
    #[serde(rename_all = "camelCase")]
    pub struct Performance {
        pub id: u64,
        pub event_id: u64,
        pub start: u64,
        pub venue_code: String,
    }
}
