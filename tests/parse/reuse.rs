//! Documents that are read again and again into the same value: no allocation once it is warm.

use fastjson::{FastJson, FromJsonOwned};

use crate::memory::{Count, counted};
use crate::shared;

#[derive(FastJson, Debug, PartialEq)]
struct Album {
    id: String,
    title: String,
    artist: String,
    price: f64,
}

/// The members of a search result, by types that own what they hold.
#[derive(FastJson, Debug, PartialEq)]
struct Search {
    statuses: Vec<Status>,
    search_metadata: Metadata,
}

#[derive(FastJson, Debug, PartialEq)]
struct Metadata {
    completed_in: f64,
    query: String,
    count: u32,
}

#[derive(FastJson, Debug, PartialEq)]
struct Status {
    created_at: String,
    id: u64,
    text: String,
    user: User,
    entities: Entities,
    in_reply_to_screen_name: Option<String>,
    retweeted_status: Option<Box<Status>>,
    retweet_count: u32,
    favorited: bool,
    lang: String,
}

#[derive(FastJson, Debug, PartialEq)]
struct User {
    id: u64,
    name: String,
    screen_name: String,
    location: String,
    description: String,
    url: Option<String>,
    entities: UserEntities,
    followers_count: u32,
    utc_offset: Option<i32>,
    profile_image_url: String,
}

#[derive(FastJson, Debug, PartialEq)]
struct UserEntities {
    url: Option<Urls>,
    description: Urls,
}

#[derive(FastJson, Debug, PartialEq)]
struct Urls {
    urls: Vec<Url>,
}

#[derive(FastJson, Debug, PartialEq)]
struct Entities {
    hashtags: Vec<Hashtag>,
    urls: Vec<Url>,
    user_mentions: Vec<Mention>,
}

#[derive(FastJson, Debug, PartialEq)]
struct Hashtag {
    text: String,
    indices: Vec<u32>,
}

#[derive(FastJson, Debug, PartialEq)]
struct Url {
    url: String,
    expanded_url: Option<String>,
    indices: (u32, u32),
}

#[derive(FastJson, Debug, PartialEq)]
struct Mention {
    screen_name: String,
    id: u64,
}

/// Reads a document twice into a value and counts what the second time takes.
fn check<T: FromJsonOwned + std::fmt::Debug + PartialEq>(text: &str) {
    let expected: T = fastjson::from_str(text).unwrap();
    let mut value: T = fastjson::from_str(text).unwrap();
    // What the first pass keeps, such as room for texts that are unescaped.
    fastjson::from_str_into(&mut value, text).unwrap();
    let (Count { calls, .. }, result) = counted(|| fastjson::from_str_into(&mut value, text));
    result.unwrap();
    assert_eq!(calls, 0);
    let (Count { calls, .. }, result) =
        counted(|| fastjson::from_slice_into(&mut value, text.as_bytes()));
    result.unwrap();
    assert_eq!(calls, 0);
    assert_eq!(value, expected);
}

#[test]
fn albums_take_no_memory_again() {
    let album = r#"{"id":"17","title":"Blue \"Train\" ♫","artist":"John Coltrane","price":56.99}"#;
    for count in [1, 10, 100, 400] {
        check::<Vec<Album>>(&format!("[{}]", vec![album; count].join(",")));
    }
}

#[test]
fn tweets_take_no_memory_again() {
    if let Some(text) = shared::text("corpora/bench/twitter.json") {
        check::<Search>(&text);
    }
}
