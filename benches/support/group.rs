//! Times contenders against each other and prints the table.
//!
//! All contenders of a group are measured in one process, in turns: a round gives each of
//! them one batch of about [`Options::batch`], after one run that is not timed and leaves
//! caches and heap as this contender wants them. Odd rounds go backwards, so that nobody
//! always follows the same neighbour. Slow changes of the machine meet everyone alike; what
//! is compared is the median over the rounds.

use std::hint::black_box;
use std::time::{Duration, Instant};

use crate::{Options, Summary};

/// The contenders that do the same job on the same document.
pub struct Group<'a> {
    id: String,
    bytes: usize,
    contenders: Vec<Contender<'a>>,
}

struct Contender<'a> {
    library: &'static str,
    run: Box<dyn FnMut() + 'a>,
    runs_per_batch: u32,
    nanoseconds: Vec<f64>,
}

impl<'a> Group<'a> {
    /// A group whose runs each work through this many bytes of JSON.
    pub fn new(id: &str, bytes: usize) -> Self {
        Self { id: id.to_owned(), bytes, contenders: Vec::new() }
    }

    /// Adds a library. What `run` returns is dropped within the measured time.
    pub fn add<R>(&mut self, library: &'static str, mut run: impl FnMut() -> R + 'a) {
        self.contenders.push(Contender {
            library,
            run: Box::new(move || drop(black_box(run()))),
            runs_per_batch: 1,
            nanoseconds: Vec::new(),
        });
    }

    /// Measures everyone and prints one row for each.
    pub fn measure(mut self, options: &Options) {
        for contender in &mut self.contenders {
            contender.calibrate(options.batch);
        }
        for round in 0..options.rounds {
            let count = self.contenders.len();
            for turn in 0..count {
                let index = if round % 2 == 0 { turn } else { count - 1 - turn };
                self.contenders[index].time_batch();
            }
        }
        self.print();
    }

    /// One row per contender. `x serde_json` and `x best peer`: times as fast as those.
    fn print(self) {
        let rows: Vec<(&str, Summary)> = self
            .contenders
            .into_iter()
            .map(|contender| (contender.library, Summary::new(contender.nanoseconds)))
            .collect();
        let median_of = |name: &str| {
            let row = rows.iter().find(|(library, _)| *library == name);
            row.map_or(f64::NAN, |(_, summary)| summary.median())
        };
        let serde_json = median_of("serde_json");
        let best_peer = rows
            .iter()
            .filter(|(library, _)| *library != "fastjson")
            .map(|(_, summary)| summary.median())
            .fold(f64::INFINITY, f64::min);
        println!("\n{}, {} bytes", self.id, self.bytes);
        println!(
            "  {:<12} {:>11} {:>11} {:>11} {:>11} {:>7} {:>13} {:>12}",
            "library", "median ns", "min", "25%", "75%", "GB/s", "x serde_json", "x best peer"
        );
        for (library, summary) in &rows {
            let median = summary.median();
            println!(
                "  {library:<12} {median:>11.0} {:>11.0} {:>11.0} {:>11.0} {:>7.3} {:>13.2} {:>12.2}",
                summary.min(),
                summary.quantile(0.25),
                summary.quantile(0.75),
                self.bytes as f64 / median,
                serde_json / median,
                best_peer / median,
            );
        }
    }
}

impl Contender<'_> {
    /// Finds how many runs fill a batch, by doubling until a tenth of it is reached.
    fn calibrate(&mut self, batch: Duration) {
        (self.run)();
        let mut runs = 1;
        loop {
            let elapsed = self.time(runs);
            if elapsed >= batch / 10 {
                let per_run = elapsed.as_secs_f64() / f64::from(runs);
                let wanted = batch.as_secs_f64() / per_run;
                self.runs_per_batch = (wanted.round() as u32).max(1);
                return;
            }
            runs *= 2;
        }
    }

    fn time_batch(&mut self) {
        (self.run)();
        let elapsed = self.time(self.runs_per_batch);
        let per_run = elapsed.as_secs_f64() * 1e9 / f64::from(self.runs_per_batch);
        self.nanoseconds.push(per_run);
    }

    fn time(&mut self, runs: u32) -> Duration {
        let start = Instant::now();
        for _ in 0..runs {
            (self.run)();
        }
        start.elapsed()
    }
}
