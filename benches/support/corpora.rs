//! Finds the documents that are measured.
//!
//! They are not part of the project. `FASTJSON_SHARED` names the folder that has them, else
//! `../shared` seen from the project's root is used.

use std::env;
use std::fs;
use std::path::{Path, PathBuf};

/// Reads the named document, or says why its groups are left out.
pub fn load(name: &str) -> Option<Vec<u8>> {
    let path = folder().join("corpora/bench").join(name);
    match fs::read(&path) {
        Ok(json) => Some(json),
        Err(error) => {
            println!("{name}: left out, {}: {error}", path.display());
            None
        }
    }
}

fn folder() -> PathBuf {
    match env::var_os("FASTJSON_SHARED") {
        Some(folder) => PathBuf::from(folder),
        None => Path::new(env!("CARGO_MANIFEST_DIR")).join("../../shared"),
    }
}
