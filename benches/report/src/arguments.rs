//! Reads the command line.

use crate::mode::Mode;

pub(crate) const USAGE: &str = "usage: report [bare] [fat] [native] [footprint] [--again] \
[--only-write] [--rounds N]
  bare, fat, native  builds and runs the benches so; all three when none is named
  footprint          measures build times and sizes
  --again            measures even what was measured before
  --only-write       measures nothing, writes the report of what was measured before
  --rounds N         batches of each contender, or builds of each library";

/// What is asked for.
#[derive(Debug, Default, PartialEq)]
pub(crate) struct Arguments {
    pub(crate) modes: Vec<Mode>,
    pub(crate) footprint: bool,
    pub(crate) again: bool,
    pub(crate) rounds: Option<usize>,
}

impl Arguments {
    pub(crate) fn read(words: impl Iterator<Item = String>) -> Result<Self, String> {
        let mut words = words;
        let mut arguments = Self::default();
        let mut only_write = false;
        while let Some(word) = words.next() {
            match word.as_str() {
                "footprint" => arguments.footprint = true,
                "--again" => arguments.again = true,
                "--only-write" => only_write = true,
                "--rounds" => {
                    let rounds = words.next().and_then(|word| word.parse().ok());
                    let rounds = rounds.filter(|&rounds| rounds > 0);
                    arguments.rounds = Some(rounds.ok_or("`--rounds` needs a number")?);
                }
                word => match Mode::read(word) {
                    Some(mode) => arguments.modes.push(mode),
                    None => return Err(format!("unknown argument `{word}`")),
                },
            }
        }
        if !only_write && arguments.modes.is_empty() && !arguments.footprint {
            arguments.modes = Mode::ALL.to_vec();
        }
        if only_write {
            arguments.modes.clear();
            arguments.footprint = false;
        }
        Ok(arguments)
    }
}

#[cfg(test)]
mod tests {
    use super::Arguments;
    use crate::mode::Mode;

    fn read(line: &str) -> Result<Arguments, String> {
        Arguments::read(line.split_whitespace().map(str::to_owned))
    }

    #[test]
    fn nothing_means_all_modes() {
        assert_eq!(read("").unwrap().modes, Mode::ALL);
        assert_eq!(read("footprint").unwrap().modes, []);
        assert_eq!(read("--only-write").unwrap().modes, []);
    }

    #[test]
    fn one_mode() {
        let arguments = read("native --again --rounds 5").unwrap();
        assert_eq!((arguments.modes, arguments.again), (vec![Mode::Native], true));
        assert_eq!(arguments.rounds, Some(5));
    }

    #[test]
    fn mistakes_are_refused() {
        assert!(read("fast").is_err() && read("--rounds x").is_err());
    }
}
