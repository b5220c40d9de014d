//! Reads an events feed whose member names changed over the years, reports what is in it,
//! and prints it back.
//!
//! ```text
//! cargo run --release --example quickstart            reads the sample beside this file
//! cargo run --release --example quickstart -- PATH    reads another feed of this kind
//! ```
//!
//! `feed.rs` is the part to copy: the types with their attributes. `survey.rs` walks the same
//! text by hand to count what the types did not want. `report.rs` writes the tables.

mod feed;
mod report;
mod survey;

use std::env;
use std::fs;
use std::process::ExitCode;
use std::time::{Duration, Instant};

use fastjson::Error;

use feed::Feed;
use survey::Survey;

fn main() -> ExitCode {
    let (source, json) = match env::args_os().nth(1) {
        None => ("the sample".to_owned(), SAMPLE.to_vec()),
        Some(path) => match fs::read(&path) {
            Ok(json) => (path.display().to_string(), json),
            Err(error) => {
                eprintln!("{}: {error}", path.display());
                return ExitCode::FAILURE;
            }
        },
    };
    match run(&source, &json) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            // The text of an error has the line, the column and the path of its place.
            eprintln!("{source}: {error}");
            ExitCode::FAILURE
        }
    }
}

fn run(source: &str, json: &[u8]) -> Result<(), Error> {
    let feed: Feed<'_> = fastjson::from_slice(json)?;
    let survey: Survey = fastjson::from_slice(json)?;
    println!("{source}: {} events of {}\n", feed.events.len(), feed.shop);
    report::contents(&feed);
    report::names(&survey);

    let printed = fastjson::to_string(&feed);
    let again: Feed<'_> = fastjson::from_str(&printed)?;
    assert_eq!(again, feed, "printing and parsing changed the feed");
    report::printed(&printed);

    let parse = median_time(|| drop(fastjson::from_slice::<Feed<'_>>(json)));
    let mut out = Vec::new();
    let print = median_time(|| fastjson::to_vec_into(&mut out, &feed));
    report::skipped(&survey, json.len());
    report::speed("parsed", json.len(), parse);
    report::speed("printed", printed.len(), print);
    Ok(())
}

/// The middle one of some hundred runs, or of as many as half a second allows.
fn median_time(mut run: impl FnMut()) -> Duration {
    let begin = Instant::now();
    let mut times = Vec::new();
    while times.len() < 5 || (times.len() < 501 && begin.elapsed() < Duration::from_millis(500)) {
        let start = Instant::now();
        run();
        times.push(start.elapsed());
    }
    times.sort();
    times[times.len() / 2]
}

/// Written by `events.py` beside it.
const SAMPLE: &[u8] = include_bytes!("../data/events.json");
