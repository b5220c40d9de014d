//! Finds the shared corpora, and says what their absence means.

use std::path::PathBuf;
use std::{env, fs};

/// The folder with the shared corpora: `FASTJSON_SHARED`, or `../shared` seen from the root;
/// `None` if there is none, and then the calling test checks nothing.
pub(crate) fn folder() -> Option<PathBuf> {
    let beside = || PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../shared");
    let folder = env::var_os("FASTJSON_SHARED").map_or_else(beside, PathBuf::from);
    folder.is_dir().then_some(folder)
}

/// The bytes of a file of the corpora.
pub(crate) fn bytes(path: &str) -> Option<Vec<u8>> {
    let path = folder()?.join(path);
    Some(fs::read(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display())))
}

/// The text of a file of the corpora.
pub(crate) fn text(path: &str) -> Option<String> {
    Some(String::from_utf8(bytes(path)?).unwrap_or_else(|error| panic!("{path}: {error}")))
}

/// Without the corpora most tests here have nothing to check: that may not pass unseen where
/// the results count.
#[test]
fn corpora_are_there() {
    if folder().is_none() {
        assert!(env::var("CI").as_deref() != Ok("true"), "the shared corpora are missing");
        println!("left out, because the shared corpora are missing: the tests that read them");
    }
}
