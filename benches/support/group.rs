//! Times contenders against each other and prints the table.
//!
//! All contenders of a group are measured in one process, in turns: a round gives each of
//! them one batch of about [`Options::batch`], after one run that is not timed and leaves
//! caches and heap as this contender wants them. Odd rounds go backwards, so that nobody
//! always follows the same neighbour. Slow changes of the machine meet everyone alike; what
//! is compared is the median over the rounds.

use std::hint::black_box;
use std::time::{Duration, Instant};

use crate::allocations::{self, Allocations};
use crate::{Options, Summary, record};

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
    allocations: Allocations,
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
            allocations: Allocations::default(),
        });
    }

    /// Measures everyone and prints one row for each.
    pub fn measure(mut self, options: &Options) {
        for contender in &mut self.contenders {
            if !options.quick {
                contender.calibrate(options.batch);
            }
            contender.allocations = allocations::count(&mut contender.run);
        }
        for round in 0..options.rounds {
            let count = self.contenders.len();
            for turn in 0..count {
                let index = if round % 2 == 0 { turn } else { count - 1 - turn };
                self.contenders[index].time_batch(options.quick);
            }
        }
        self.print();
    }

    /// One row per contender. `x` columns: times as fast as that library, by the medians and by
    /// the fastest batches. The latter are what is left to compare on a busy machine.
    fn print(self) {
        let rows: Vec<Row> = self.contenders.into_iter().map(Row::new).collect();
        let medians = Rivals::new(&rows, Summary::median);
        let minima = Rivals::new(&rows, Summary::min);
        println!("\n{}, {} bytes", self.id, self.bytes);
        println!("{HEADING}");
        for Row { library, summary, allocations } in &rows {
            record::append(&self.id, library, self.bytes, summary, *allocations);
            let (median, min) = (summary.median(), summary.min());
            let (low, high) = (summary.quantile(0.25), summary.quantile(0.75));
            println!(
                "  {library:<21} {median:>11.0} {low:>11.0} {high:>11.0} {min:>11.0} {:>7.3} \
                 {:>12.2} {:>6.2} {:>12.2} {:>6.2} {:>9} {:>11}{}",
                self.bytes as f64 / median,
                medians.serde_json / median,
                minima.serde_json / min,
                medians.best_peer / median,
                minima.best_peer / min,
                allocations.count,
                allocations.bytes,
                if high - low > UNSTEADY * median { "  unsteady" } else { "" },
            );
        }
    }
}

/// The results of one contender.
struct Row {
    library: &'static str,
    summary: Summary,
    allocations: Allocations,
}

impl Row {
    fn new(contender: Contender<'_>) -> Self {
        Self {
            library: contender.library,
            summary: Summary::new(contender.nanoseconds),
            allocations: contender.allocations,
        }
    }
}

/// What the rows are compared with.
struct Rivals {
    serde_json: f64,
    best_peer: f64,
}

impl Rivals {
    fn new(rows: &[Row], time: fn(&Summary) -> f64) -> Self {
        let mut rivals = Self { serde_json: f64::NAN, best_peer: f64::INFINITY };
        for Row { library, summary, .. } in rows {
            if *library == "serde_json" {
                rivals.serde_json = time(summary);
            }
            if !library.starts_with("fastjson") {
                rivals.best_peer = rivals.best_peer.min(time(summary));
            }
        }
        rivals
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

    fn time_batch(&mut self, cold: bool) {
        if !cold {
            (self.run)();
        }
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

/// The share of the median that the quartiles may lie apart. Above it the row is marked: the
/// machine was doing something else.
const UNSTEADY: f64 = 0.15;

const HEADING: &str = "  library                 median ns         25%         75%         min    \
                       GB/s x serde_json by min  x best peer by min allocated       bytes";
