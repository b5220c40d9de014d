//! Builds and runs the benches and keeps what they record.
//!
//! Every bench has a file of its own, which gets its name when the bench has ended well: what
//! failed or was interrupted is run again by the next call, and nothing else is.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::process::Command;

use crate::machine;
use crate::mode::Mode;
use crate::record::{self, Group};

/// The benches that are binaries of the main package.
const BENCHES: [&str; 10] = [
    "parse",
    "parse_corpora",
    "print",
    "round_trip",
    "selective",
    "keys",
    "into",
    "names",
    "enums",
    "flatten",
];

/// serde_json's exact mode, which is a package of its own.
pub(crate) const EXACT: &str = "exact";

/// Where things are.
pub(crate) struct Folders {
    /// The project.
    pub(crate) project: PathBuf,
    /// What is kept between calls; not in git.
    pub(crate) records: PathBuf,
}

impl Folders {
    pub(crate) fn find() -> io::Result<Self> {
        let project = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..").canonicalize()?;
        let target = std::env::var_os("CARGO_TARGET_DIR")
            .map_or_else(|| project.join("benches/target"), PathBuf::from);
        Ok(Self { project, records: target.join("report") })
    }

    pub(crate) fn manifest(&self) -> PathBuf {
        self.project.join("benches/Cargo.toml")
    }

    fn of(&self, mode: Mode) -> PathBuf {
        self.records.join(mode.name())
    }
}

/// What was measured in one mode.
pub(crate) struct Results {
    pub(crate) mode: Mode,
    /// Date, processor and compiler of the last bench that was run.
    pub(crate) about: Vec<String>,
    pub(crate) groups: Vec<Group>,
    /// The groups of the process in which serde_json is exact.
    pub(crate) exact: Vec<Group>,
}

/// Runs what has not been run in this mode. The names of those that failed come back.
pub(crate) fn measure(
    folders: &Folders,
    mode: Mode,
    again: bool,
    rounds: Option<usize>,
) -> io::Result<Vec<String>> {
    let folder = folders.of(mode);
    fs::create_dir_all(&folder)?;
    let mut failed = Vec::new();
    for bench in BENCHES.into_iter().chain([EXACT]) {
        let (done, part) = (record_file(&folder, bench), folder.join(format!("{bench}.part")));
        if done.exists() && !again {
            println!("{}, {bench}: measured before", mode.name());
            continue;
        }
        if part.exists() {
            fs::remove_file(&part)?;
        }
        println!("{}, {bench}: builds and runs", mode.name());
        let mut command = command(folders, mode, bench);
        command.env("FASTJSON_BENCH_RECORD", &part);
        if let Some(rounds) = rounds {
            command.env("FASTJSON_BENCH_ROUNDS", rounds.to_string());
        }
        if command.status()?.success() && part.exists() {
            fs::rename(&part, &done)?;
            let about = [machine::today(), machine::processor(), machine::compiler()];
            fs::write(folder.join("about"), about.join("\n"))?;
        } else {
            failed.push(format!("{}, {bench}", mode.name()));
        }
    }
    Ok(failed)
}

/// What was ever measured in this mode, if anything was.
pub(crate) fn results(folders: &Folders, mode: Mode) -> io::Result<Option<Results>> {
    let folder = folders.of(mode);
    let mut groups = Vec::new();
    for bench in BENCHES {
        groups.extend(read(&record_file(&folder, bench))?);
    }
    let exact = read(&record_file(&folder, EXACT))?;
    if groups.is_empty() && exact.is_empty() {
        return Ok(None);
    }
    let about = fs::read_to_string(folder.join("about"))?.lines().map(str::to_owned).collect();
    Ok(Some(Results { mode, about, groups, exact }))
}

fn read(path: &Path) -> io::Result<Vec<Group>> {
    if !path.exists() {
        return Ok(Vec::new());
    }
    let told = |message| io::Error::other(format!("{}: {message}", path.display()));
    record::read(&fs::read_to_string(path)?).map_err(told)
}

fn record_file(folder: &Path, bench: &str) -> PathBuf {
    folder.join(format!("{bench}.tsv"))
}

fn command(folders: &Folders, mode: Mode, bench: &str) -> Command {
    let mut command = Command::new("cargo");
    if bench == EXACT {
        command.args(["run", "--package", "fastjson-benches-exact"]);
    } else {
        command.args(["bench", "--features", "peers", "--bench", bench]);
    }
    command.args(["--profile", mode.profile(), "--manifest-path"]).arg(folders.manifest());
    if let Some(flags) = mode.flags() {
        command.env("RUSTFLAGS", flags);
    }
    command
}
