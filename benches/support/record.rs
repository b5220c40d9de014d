//! Keeps results for the report: one line of tab-separated fields per contender, appended to
//! the file that `FASTJSON_BENCH_RECORD` names.

use std::env;
use std::fs::OpenOptions;
use std::io::Write;

use crate::Summary;
use crate::allocations::Allocations;

/// Group, library, bytes, ns: median, quartiles, fastest; allocations and their bytes.
pub(crate) fn append(
    id: &str,
    library: &str,
    bytes: usize,
    summary: &Summary,
    allocations: Allocations,
) {
    let Some(path) = env::var_os("FASTJSON_BENCH_RECORD") else { return };
    let line = format!(
        "{id}\t{library}\t{bytes}\t{:.2}\t{:.2}\t{:.2}\t{:.2}\t{}\t{}\n",
        summary.median(),
        summary.quantile(0.25),
        summary.quantile(0.75),
        summary.min(),
        allocations.count,
        allocations.bytes,
    );
    let file = OpenOptions::new().create(true).append(true).open(path);
    let written = file.and_then(|mut file| file.write_all(line.as_bytes()));
    written.expect("the record can be written");
}
