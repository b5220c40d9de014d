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
    let line = line(id, library, bytes, summary, allocations);
    let file = OpenOptions::new().create(true).append(true).open(path);
    let written = file.and_then(|mut file| file.write_all(line.as_bytes()));
    written.expect("the record can be written");
}

fn line(
    id: &str,
    library: &str,
    bytes: usize,
    summary: &Summary,
    allocations: Allocations,
) -> String {
    format!(
        "{id}\t{library}\t{bytes}\t{:.2}\t{:.2}\t{:.2}\t{:.2}\t{}\t{}\n",
        summary.median(),
        summary.quantile(0.25),
        summary.quantile(0.75),
        summary.min(),
        allocations.count,
        allocations.bytes,
    )
}

#[cfg(test)]
mod tests {
    use super::{Allocations, Summary, line};

    /// The report reads these fields in this order.
    #[test]
    fn a_line_has_nine_fields() {
        let summary = Summary::new(vec![4.0, 1.0, 2.0, 3.0, 5.0]);
        let allocations = Allocations { count: 7, bytes: 80 };
        assert_eq!(
            line("parse/person/owned", "fastjson", 24, &summary, allocations),
            "parse/person/owned\tfastjson\t24\t3.00\t2.00\t4.00\t1.00\t7\t80\n",
        );
    }
}
