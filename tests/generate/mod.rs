//! Turns the shared truth table of serde into Rust test source.
//!
//! A type has to be compiled before anything can be parsed into it, so the table cannot be read
//! by the tests alone: the build script translates its types and writes one module for each of
//! them into `OUT_DIR`. Nothing of the table is kept in the project. Where the table is absent
//! the generated file is empty, and `tests/conformance/shared.rs` says what that means.

mod cases;
mod differences;
mod emit;
mod outside;
mod types;

use std::error::Error;
use std::path::{Path, PathBuf};
use std::{env, fs};

/// Generates `OUT_DIR/serde_cases.rs`.
pub(crate) fn run() -> Result<(), Box<dyn Error>> {
    let root = PathBuf::from(env::var("CARGO_MANIFEST_DIR")?);
    let table = shared_folder(&root).join("corpora/serde-semantics/cases.json");
    let committed = root.join("tests/conformance");
    for watched in [&table, &committed, &root.join("tests/generate")] {
        println!("cargo::rerun-if-changed={}", watched.display());
    }
    println!("cargo::rerun-if-env-changed=FASTJSON_SHARED");

    let source = if table.is_file() {
        generated(&table, &committed).unwrap_or_else(|error| emit::failure(&error.to_string()))
    } else {
        emit::nothing()
    };
    fs::write(PathBuf::from(env::var("OUT_DIR")?).join("serde_cases.rs"), source)?;
    Ok(())
}

/// What cannot be translated fails a test, not the build of everything.
fn generated(table: &Path, committed: &Path) -> Result<String, Box<dyn Error>> {
    let differences = differences::read(committed)?;
    Ok(emit::source(&cases::read(table)?, &differences)?)
}

/// The folder with the shared corpora: `FASTJSON_SHARED`, or `../shared` seen from the root.
fn shared_folder(root: &Path) -> PathBuf {
    env::var_os("FASTJSON_SHARED").map_or_else(|| root.join("../shared"), PathBuf::from)
}
