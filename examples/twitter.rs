//! Reads a search result of Twitter's API into typed structs, prints it back, and checks that
//! nothing was lost.
//!
//! ```text
//! cargo run --release --example twitter -- path/to/twitter.json
//! ```
//!
//! The document is the `twitter.json` that JSON benchmarks share. Texts borrow from it.

use std::borrow::Cow;
use std::env;
use std::error::Error;
use std::fs;

use fastjson::FastJson;

#[derive(Debug, PartialEq, FastJson)]
struct Search<'a> {
    statuses: Vec<Status<'a>>,
    search_metadata: SearchMetadata<'a>,
}

#[derive(Debug, PartialEq, FastJson)]
struct Status<'a> {
    created_at: Cow<'a, str>,
    id: u64,
    text: Cow<'a, str>,
    source: Cow<'a, str>,
    truncated: bool,
    in_reply_to_status_id: Option<u64>,
    in_reply_to_screen_name: Option<Cow<'a, str>>,
    user: User<'a>,
    #[fastjson(skip_serializing_if = "Option::is_none")]
    retweeted_status: Option<Box<Status<'a>>>,
    retweet_count: u32,
    favorite_count: u32,
    entities: Entities<'a>,
    #[fastjson(skip_serializing_if = "Option::is_none")]
    possibly_sensitive: Option<bool>,
    lang: Cow<'a, str>,
}

#[derive(Debug, PartialEq, FastJson)]
struct User<'a> {
    id: u64,
    name: Cow<'a, str>,
    screen_name: Cow<'a, str>,
    location: Cow<'a, str>,
    description: Cow<'a, str>,
    url: Option<Cow<'a, str>>,
    protected: bool,
    followers_count: u32,
    friends_count: u32,
    created_at: Cow<'a, str>,
    utc_offset: Option<i32>,
    time_zone: Option<Cow<'a, str>>,
    verified: bool,
    statuses_count: u32,
}

#[derive(Debug, PartialEq, FastJson)]
struct Entities<'a> {
    hashtags: Vec<Hashtag<'a>>,
    urls: Vec<Link<'a>>,
    user_mentions: Vec<Mention<'a>>,
}

#[derive(Debug, PartialEq, FastJson)]
struct Hashtag<'a> {
    text: Cow<'a, str>,
    indices: [u32; 2],
}

#[derive(Debug, PartialEq, FastJson)]
struct Link<'a> {
    expanded_url: Cow<'a, str>,
    indices: [u32; 2],
}

#[derive(Debug, PartialEq, FastJson)]
struct Mention<'a> {
    screen_name: Cow<'a, str>,
    id: u64,
    indices: [u32; 2],
}

#[derive(Debug, PartialEq, FastJson)]
struct SearchMetadata<'a> {
    completed_in: f64,
    query: Cow<'a, str>,
    count: u32,
}

fn main() -> Result<(), Box<dyn Error>> {
    let path = env::args_os().nth(1);
    let path = path.ok_or("usage: twitter path/to/twitter.json")?;
    let json = fs::read(path)?;
    let search: Search<'_> = fastjson::from_slice(&json)?;
    let printed = fastjson::to_string(&search);
    let again: Search<'_> = fastjson::from_str(&printed)?;
    assert_eq!(again, search, "printing and parsing changed a value");
    assert_eq!(fastjson::to_string(&again), printed);

    let statuses = &search.statuses;
    let retweets = statuses.iter().flat_map(|status| &status.retweeted_status);
    println!("read {} bytes, printed {}", json.len(), printed.len());
    println!("{} statuses, {} of them retweets", statuses.len(), retweets.count());
    if let Some(most) = statuses.iter().max_by_key(|status| status.user.followers_count) {
        let User { screen_name, followers_count, .. } = &most.user;
        println!("most followed: @{screen_name}, {followers_count} followers");
    }
    println!("parse(print(x)) == x");
    Ok(())
}
