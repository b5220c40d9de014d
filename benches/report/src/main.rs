//! Builds and runs the benches in up to three modes and writes what they say: tables into
//! `docs/benchmarks/`, charts beside them, the charts into the README.

mod arguments;
mod chart;
mod footprint;
mod machine;
mod mode;
mod readme;
mod record;
mod run;
mod table;
mod write;

use std::error::Error;
use std::process::ExitCode;

use arguments::{Arguments, USAGE};

fn main() -> ExitCode {
    let arguments = match Arguments::read(std::env::args().skip(1)) {
        Ok(arguments) => arguments,
        Err(message) => {
            eprintln!("{message}\n{USAGE}");
            return ExitCode::from(2);
        }
    };
    match report(&arguments) {
        Ok(failed) if failed.is_empty() => ExitCode::SUCCESS,
        Ok(failed) => {
            eprintln!("failed, the next call tries again: {}", failed.join("; "));
            ExitCode::FAILURE
        }
        Err(error) => {
            eprintln!("{error}");
            ExitCode::FAILURE
        }
    }
}

/// The names of what failed come back; the report is written of all else.
fn report(arguments: &Arguments) -> Result<Vec<String>, Box<dyn Error>> {
    let folders = run::Folders::find()?;
    let mut failed = Vec::new();
    for mode in &arguments.modes {
        failed.extend(run::measure(&folders, *mode, arguments.again, arguments.rounds)?);
    }
    if arguments.footprint {
        failed.extend(footprint::measure(&folders, arguments.again, arguments.rounds)?);
    }
    let path = write::write(&folders)?;
    println!("{}", path.display());
    Ok(failed)
}
