//! Writes what the quickstart found.

use std::borrow::Cow;
use std::collections::BTreeMap;
use std::time::Duration;

use crate::feed::{Event, Feed};
use crate::survey::{EVENT_NAMES, Survey};

/// Events and amounts by type, the most active users, and where the events came from.
pub(crate) fn contents(feed: &Feed<'_>) {
    let mut types: BTreeMap<&str, (usize, f64)> = BTreeMap::new();
    let mut users: BTreeMap<u64, (usize, &str)> = BTreeMap::new();
    let mut countries: BTreeMap<&str, usize> = BTreeMap::new();
    for event in &feed.events {
        let (count, amount) = types.entry(&event.event_type).or_default();
        *count += 1;
        *amount += event.amount.unwrap_or(0.0);
        let (count, name) = users.entry(event.user_id).or_default();
        *count += 1;
        if let Some(known) = &event.user_name {
            *name = known;
        }
        if let Some(place) = &event.place {
            *countries.entry(&place.country).or_default() += 1;
        }
    }

    println!("{:<12} {:>6} {:>12}", "type", "events", "amount");
    for (name, (count, amount)) in &types {
        println!("{name:<12} {count:>6} {amount:>12.2}");
    }

    let mut users: Vec<_> = users.into_iter().collect();
    users.sort_by_key(|(id, (count, _))| (usize::MAX - count, *id));
    println!("\n{:<12} {:>6} name", "top users", "events");
    for (id, (count, name)) in users.iter().take(5) {
        println!("{id:<12} {count:>6} {name}");
    }

    let countries: Vec<_> = countries.iter().map(|(c, n)| format!("{c} {n}")).collect();
    println!("\nplaces: {}", countries.join(", "));
    let texts: Vec<_> = feed.events.iter().flat_map(texts_of).collect();
    let borrowed = texts.iter().filter(|text| matches!(text, Cow::Borrowed(_))).count();
    println!("texts borrowed from the input: {borrowed} of {}\n", texts.len());
}

/// How often each field came under each of its names.
pub(crate) fn names(survey: &Survey) {
    println!("names that the members came under, the newest first");
    for (names, uses) in EVENT_NAMES.iter().zip(&survey.uses) {
        let uses: Vec<_> =
            names.iter().zip(uses).map(|(name, count)| format!("{name} {count}")).collect();
        println!("  {}", uses.join(", "));
    }
}

/// The beginning of the feed printed back.
pub(crate) fn printed(json: &str) {
    let begin: String = json.chars().take(300).collect();
    println!("\nprinted back, under the newest names only; parses to the same values:\n{begin}…\n");
}

/// How much of the input no field wanted.
pub(crate) fn skipped(survey: &Survey, len: usize) {
    let Survey { unwanted_members, unwanted_bytes, .. } = survey;
    let percent = *unwanted_bytes as f64 * 100.0 / len as f64;
    println!(
        "skipped {unwanted_members} members that no field wants: {unwanted_bytes} of {len} bytes ({percent:.0}%)"
    );
}

/// Bytes, time and bytes per time of one direction.
pub(crate) fn speed(verb: &str, len: usize, time: Duration) {
    let micros = time.as_secs_f64() * 1e6;
    let rate = len as f64 / micros;
    println!("{verb} {len} bytes in {micros:.1} µs: {rate:.0} MB/s");
}

fn texts_of<'e, 'a>(event: &'e Event<'a>) -> impl Iterator<Item = &'e Cow<'a, str>> {
    let place = event.place.iter().flat_map(|place| [&place.city, &place.country]);
    [&event.event_type]
        .into_iter()
        .chain(&event.user_name)
        .chain(&event.note)
        .chain(&event.tags)
        .chain(place)
}
