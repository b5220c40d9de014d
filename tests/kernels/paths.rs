//! Runs a test on each path.

use std::sync::{Mutex, PoisonError};

use fastjson::__kernels as kernels;
use fastjson::{Error, ErrorKind, FromJson, Parser, Skip};

/// The path is chosen for the whole process, so one test at a time chooses.
static CHOICE: Mutex<()> = Mutex::new(());

/// Calls `check` with the name of each path that this processor has, after choosing it.
pub(crate) fn each_path(mut check: impl FnMut(&str)) {
    let _choice = CHOICE.lock().unwrap_or_else(PoisonError::into_inner);
    for path in kernels::paths() {
        if kernels::force(path) {
            check(path);
        }
    }
}

/// Any value, followed by its brackets only.
#[derive(Debug)]
pub(crate) struct Structural;

impl<'de> FromJson<'de> for Structural {
    fn parse(parser: &mut Parser<'de>) -> Result<Self, Error> {
        parser.skip_value_structural().map(|()| Self)
    }
}

/// Where and why the text is not a value, when it is skipped.
pub(crate) fn skip(text: &str) -> Option<(ErrorKind, usize)> {
    let error = fastjson::from_str::<Skip>(text).err()?;
    Some((error.kind(), error.offset()))
}

#[test]
fn paths_are_known_by_name() {
    each_path(|path| assert!(kernels::force(path)));
    assert!(!kernels::force("abacus"));
    let names: Vec<&str> = kernels::paths().collect();
    assert_eq!(names[0], "scalar");
    #[cfg(target_arch = "x86_64")]
    assert_eq!(names, ["scalar", "sse2", "avx2", "avx512"]);
    #[cfg(target_arch = "x86_64")]
    assert_eq!(kernels::force("avx2"), std::arch::is_x86_feature_detected!("avx2"));
}
