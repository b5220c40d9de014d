//! What a library costs before the program runs: time to build a program of 100 structs, and
//! its size.

mod generate;
mod library;

use std::fmt::Write;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::Instant;

use crate::machine;
use crate::run::Folders;
use library::{LIBRARIES, Library};

/// Measures every library that has not been measured. The names of those that failed come
/// back.
pub(crate) fn measure(
    folders: &Folders,
    again: bool,
    rounds: Option<usize>,
) -> io::Result<Vec<String>> {
    let folder = folders.records.join("footprint");
    fs::create_dir_all(&folder)?;
    let mut failed = Vec::new();
    for library in &LIBRARIES {
        let record = record_file(&folder, library);
        if record.exists() && !again {
            println!("footprint, {}: measured before", library.name);
            continue;
        }
        println!("footprint, {}: builds", library.name);
        let program = Program::write(folders, &folder, library)?;
        match program.measure(rounds.unwrap_or(ROUNDS)) {
            Ok(numbers) => {
                let line = numbers.map(|number| format!("{number:.3}")).join("\t");
                fs::write(&record, line)?;
                let about = [machine::today(), machine::processor(), machine::compiler()];
                fs::write(folder.join("about"), about.join(", "))?;
            }
            Err(error) => {
                eprintln!("{error}");
                failed.push(format!("footprint, {}", library.name));
            }
        }
    }
    Ok(failed)
}

/// The table of what was ever measured, if anything was.
pub(crate) fn recorded(records: &Path) -> io::Result<Option<String>> {
    let folder = records.join("footprint");
    let mut rows = Vec::new();
    for library in &LIBRARIES {
        let record = record_file(&folder, library);
        if record.exists() {
            let text = fs::read_to_string(&record)?;
            let numbers = text.split('\t').map(|word| word.parse().unwrap_or(f64::NAN)).collect();
            rows.push((library.name, numbers));
        }
    }
    if rows.is_empty() {
        return Ok(None);
    }
    let about = fs::read_to_string(folder.join("about"))?;
    Ok(Some(table(&about, &rows)))
}

fn table(about: &str, rows: &[(&str, Vec<f64>)]) -> String {
    let mut out = format!(
        "{about}\n\nA program of {} structs of 10 fields (numbers, texts, options, lists, other \
         structs), which parses and prints a document of each. Seconds of wall time from nothing, \
         the median of several builds; `alone` is the program with its dependencies built \
         before. Release is cargo's default; the size is that of the stripped release program.\
         \n\n| library | {} | stripped size |\n|---|---:|---:|---:|---:|---:|---:|---:|\n",
        generate::STRUCTS,
        MEASURES.map(|measure| measure.name).join(" | "),
    );
    for (library, numbers) in rows {
        let (size, times) = numbers.split_last().expect("a record has a size");
        let times: Vec<String> = times.iter().map(|time| format!("{time:.2}")).collect();
        writeln!(out, "| {library} | {} | {:.0} KiB |", times.join(" | "), size / 1024.0)
            .expect("a String takes everything");
    }
    out
}

/// One way to build the program.
struct Measure {
    name: &'static str,
    arguments: &'static [&'static str],
    /// The folder below `target` where it goes.
    folder: &'static str,
    /// Whether the dependencies are there already.
    alone: bool,
}

const MEASURES: [Measure; 6] = [
    Measure { name: "check, alone", arguments: &["check"], folder: "debug", alone: true },
    Measure { name: "debug, alone", arguments: &["build"], folder: "debug", alone: true },
    Measure {
        name: "release, alone",
        arguments: &["build", "--release"],
        folder: "release",
        alone: true,
    },
    Measure { name: "check, all", arguments: &["check"], folder: "debug", alone: false },
    Measure { name: "debug, all", arguments: &["build"], folder: "debug", alone: false },
    Measure {
        name: "release, all",
        arguments: &["build", "--release"],
        folder: "release",
        alone: false,
    },
];

/// All times and the size.
const NUMBERS: usize = MEASURES.len() + 1;

const ROUNDS: usize = 3;

/// The generated program of one library.
struct Program(PathBuf);

impl Program {
    fn write(folders: &Folders, folder: &Path, library: &Library) -> io::Result<Self> {
        let root = folder.join(file_name(library));
        fs::create_dir_all(root.join("src"))?;
        let project = folders.project.display().to_string();
        let manifest = format!(
            "[workspace]\n\n[package]\nname = \"generated\"\nversion = \"0.1.0\"\n\
             edition = \"2024\"\n\n[dependencies]\n{}\n[profile.release]\nstrip = \"symbols\"\n",
            library.dependencies.replace("PROJECT", &project),
        );
        fs::write(root.join("Cargo.toml"), manifest)?;
        fs::write(root.join("src/models.rs"), generate::models(library))?;
        fs::write(root.join("src/main.rs"), generate::main(library))?;
        fs::write(root.join("src/documents.txt"), generate::documents())?;
        // The versions that the benches measure; cargo drops what is not needed.
        fs::copy(folders.project.join("benches/Cargo.lock"), root.join("Cargo.lock"))?;
        Ok(Self(root))
    }

    fn measure(&self, rounds: usize) -> io::Result<[f64; NUMBERS]> {
        self.cargo(&["fetch"])?;
        let mut numbers = [0.0; NUMBERS];
        for (number, measure) in numbers.iter_mut().zip(&MEASURES) {
            let times = (0..rounds).map(|_| self.time(measure)).collect::<io::Result<Vec<_>>>()?;
            *number = median(times);
        }
        let program = self.0.join("target/release/generated");
        if !Command::new(&program).status()?.success() {
            return Err(io::Error::other(format!("{} failed", program.display())));
        }
        numbers[NUMBERS - 1] = fs::metadata(&program)?.len() as f64;
        Ok(numbers)
    }

    /// Builds from nothing, or from the dependencies.
    fn time(&self, measure: &Measure) -> io::Result<f64> {
        let folder = self.0.join("target").join(measure.folder);
        if measure.alone {
            self.cargo(measure.arguments)?;
            remove(&folder.join("incremental"))?;
            let mut clean = vec!["clean", "--package", "generated"];
            clean.extend(&measure.arguments[1..]);
            self.cargo(&clean)?;
        } else {
            remove(&folder)?;
        }
        let start = Instant::now();
        self.cargo(measure.arguments)?;
        Ok(start.elapsed().as_secs_f64())
    }

    fn cargo(&self, arguments: &[&str]) -> io::Result<()> {
        let mut command = Command::new("cargo");
        command.args(arguments).arg("--quiet").current_dir(&self.0).env_remove("RUSTFLAGS");
        command.env("CARGO_TARGET_DIR", self.0.join("target"));
        match command.status()?.success() {
            true => Ok(()),
            false => Err(io::Error::other(format!("cargo {} failed", arguments.join(" ")))),
        }
    }
}

fn remove(folder: &Path) -> io::Result<()> {
    match fs::remove_dir_all(folder) {
        Err(error) if error.kind() != io::ErrorKind::NotFound => Err(error),
        _ => Ok(()),
    }
}

fn median(mut times: Vec<f64>) -> f64 {
    times.sort_by(f64::total_cmp);
    let middle = times.len() / 2;
    if times.len() % 2 == 1 { times[middle] } else { (times[middle - 1] + times[middle]) / 2.0 }
}

fn record_file(folder: &Path, library: &Library) -> PathBuf {
    folder.join(format!("{}.tsv", file_name(library)))
}

fn file_name(library: &Library) -> String {
    library.name.replace(", ", "-").replace(' ', "-").to_lowercase()
}

#[cfg(test)]
mod tests {
    use super::{median, table};

    #[test]
    fn medians() {
        assert_eq!(median(vec![3.0, 1.0, 2.0]), 2.0);
        assert_eq!(median(vec![4.0, 1.0]), 2.5);
    }

    #[test]
    fn rows_have_six_times_and_a_size() {
        let numbers = vec![1.0, 2.0, 3.0, 4.0, 5.0, 6.0, 2048.0];
        let table = table("today", &[("fastjson", numbers)]);
        let row = table.lines().last().unwrap();
        assert_eq!(row, "| fastjson | 1.00 | 2.00 | 3.00 | 4.00 | 5.00 | 6.00 | 2 KiB |");
        let heading = table.lines().rev().nth(2).unwrap();
        assert_eq!(heading.matches('|').count(), row.matches('|').count());
    }
}
