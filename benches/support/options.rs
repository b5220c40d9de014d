//! What the command line and the environment ask a bench to do.

use std::env;
use std::process;
use std::time::Duration;

/// How much to measure, and what.
///
/// Arguments after `--`: a part of the ids of the groups to run, `--rounds N`, and `--quick`,
/// which makes small documents and runs everything once, to see that it works. `FASTJSON_BENCH_ROUNDS` is the default of
/// `--rounds`.
pub struct Options {
    /// How many batches of each contender are timed.
    pub rounds: usize,
    /// How long one batch should take.
    pub batch: Duration,
    /// Whether it is only asked that everything works: small documents, each run once.
    pub quick: bool,
    filter: Option<String>,
}

impl Options {
    /// Reads the arguments; ends the process with a message when they make no sense.
    pub fn from_arguments() -> Self {
        Self::read(env::args().skip(1)).unwrap_or_else(|message| {
            eprintln!("{message}\nusage: [part of a group's id] [--rounds N] [--quick]");
            process::exit(2);
        })
    }

    /// How many items a generated document should have: so many, or a few of them.
    pub fn count(&self, full: usize) -> usize {
        if self.quick { full.div_ceil(QUICK_SHARE) } else { full }
    }

    /// Whether the group of this id was asked for.
    pub fn selects(&self, id: &str) -> bool {
        self.filter.as_deref().is_none_or(|part| id.contains(part))
    }

    fn read(mut arguments: impl Iterator<Item = String>) -> Result<Self, String> {
        let mut options = Self { rounds: DEFAULT_ROUNDS, batch: BATCH, quick: false, filter: None };
        if let Ok(rounds) = env::var("FASTJSON_BENCH_ROUNDS") {
            options.rounds = read_rounds(&rounds)?;
        }
        while let Some(argument) = arguments.next() {
            match argument.as_str() {
                // cargo passes it to every bench.
                "--bench" => {}
                "--quick" => (options.rounds, options.quick) = (1, true),
                "--rounds" => {
                    let rounds = arguments.next().unwrap_or_default();
                    options.rounds = read_rounds(&rounds)?;
                }
                flag if flag.starts_with('-') => return Err(format!("unknown option {flag}")),
                _ => options.filter = Some(argument),
            }
        }
        Ok(options)
    }
}

fn read_rounds(text: &str) -> Result<usize, String> {
    match text.parse() {
        Ok(rounds) if rounds > 0 => Ok(rounds),
        _ => Err(format!("expected a number of rounds, found `{text}`")),
    }
}

/// Of so many items of a generated document, `--quick` makes one.
const QUICK_SHARE: usize = 50;

/// Odd, so that the median is one of the measurements.
const DEFAULT_ROUNDS: usize = 31;

/// Long against the clock's resolution and against an interrupt, short against the changes of
/// the processor's frequency, which then meet all contenders alike.
const BATCH: Duration = Duration::from_millis(8);

#[cfg(test)]
mod tests {
    use super::{DEFAULT_ROUNDS, Options};

    fn read(arguments: &[&str]) -> Result<Options, String> {
        Options::read(arguments.iter().map(ToString::to_string))
    }

    #[test]
    fn without_arguments_everything_is_measured() {
        let options = read(&["--bench"]).unwrap();
        assert!(options.selects("parse/twitter/owned"));
        assert_eq!((options.rounds, options.count(1000)), (DEFAULT_ROUNDS, 1000));
    }

    #[test]
    fn a_part_of_an_id_selects() {
        let options = read(&["twitter", "--rounds", "3"]).unwrap();
        assert!(options.selects("parse/twitter/owned") && !options.selects("parse/citm/owned"));
        assert_eq!(options.rounds, 3);
    }

    #[test]
    fn quick_makes_small_documents() {
        let options = read(&["--quick"]).unwrap();
        assert_eq!((options.rounds, options.count(1000), options.count(7)), (1, 20, 1));
    }

    #[test]
    fn mistakes_are_refused() {
        assert!(read(&["--fast"]).is_err());
        assert!(read(&["--rounds", "0"]).is_err());
        assert!(read(&["--rounds"]).is_err());
    }
}
