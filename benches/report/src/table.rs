//! The tables of the report, in Markdown.

use std::fmt::Write;

use crate::record::{Entry, Group};

/// One row per group: fastjson against the best of its peers.
pub(crate) fn summary(groups: &[Group]) -> String {
    let mut out = "| group | ns | GB/s | allocations | best peer | x best peer | x serde_json |\n\
                   |---|---:|---:|---:|---|---:|---:|\n"
        .to_owned();
    for group in groups {
        let (Some(ours), Some(best)) = (group.of("fastjson"), group.best_peer()) else { continue };
        add_summary(&mut out, group, &group.id, ours, best);
        if let Some(structural) = group.of("fastjson, structural") {
            add_summary(&mut out, group, &format!("{}, structural", group.id), structural, best);
        }
    }
    out
}

fn add_summary(out: &mut String, group: &Group, name: &str, ours: &Entry, best: &Entry) {
    let serde = group.of("serde_json").map_or("".to_owned(), |entry| ratio(ours, entry));
    row(
        out,
        format_args!(
            "{name} | {} | {:.2} | {} | {} | {} | {serde}",
            nanoseconds(ours.median),
            ours.gigabytes_per_second(),
            ours.allocations,
            best.library,
            ratio(ours, best),
        ),
    );
}

/// One row per contender, with all that was measured.
pub(crate) fn full(groups: &[Group]) -> String {
    let mut out =
        "| group | library | ns | spread | fastest | GB/s | allocations | bytes allocated \
                   | x best peer |\n|---|---|---:|---:|---:|---:|---:|---:|---:|\n"
            .to_owned();
    for group in groups {
        for (index, entry) in group.entries.iter().enumerate() {
            let best = group.best_peer().map_or("".to_owned(), |best| ratio(entry, best));
            row(
                &mut out,
                format_args!(
                    "{} | {} | {} | {:.0} % | {} | {:.2} | {} | {} | {best}",
                    if index == 0 { group.id.as_str() } else { "" },
                    entry.library,
                    nanoseconds(entry.median),
                    100.0 * entry.spread(),
                    nanoseconds(entry.min),
                    entry.gigabytes_per_second(),
                    entry.allocations,
                    entry.allocated,
                ),
            );
        }
    }
    out
}

/// serde_json's exact mode. The process of the other tables lends it nothing but the time of
/// sonic-rs, which is in both: `exact` is what serde_json would have taken there.
pub(crate) fn exact(groups: &[Group], others: &[Group]) -> String {
    let mut out = "| group | fastjson | sonic-rs | serde_json, exact | x serde_json, exact \
                   | serde_json, exact, of its default mode |\n|---|---:|---:|---:|---:|---:|\n"
        .to_owned();
    for group in groups {
        let entries = ["fastjson", "sonic-rs", "serde_json, exact"].map(|name| group.of(name));
        let [Some(ours), Some(sonic), Some(exact)] = entries else { continue };
        row(
            &mut out,
            format_args!(
                "{} | {} | {} | {} | {} | {}",
                group.id,
                nanoseconds(ours.median),
                nanoseconds(sonic.median),
                nanoseconds(exact.median),
                ratio(ours, exact),
                anchored(exact, sonic, group, others).unwrap_or_default(),
            ),
        );
    }
    out
}

fn anchored(exact: &Entry, sonic: &Entry, group: &Group, others: &[Group]) -> Option<String> {
    let other = others.iter().find(|other| other.id == group.id)?;
    let scale = other.of("sonic-rs")?.median / sonic.median;
    Some(format!("{:.2}", exact.median * scale / other.of("serde_json")?.median))
}

fn row(out: &mut String, cells: std::fmt::Arguments<'_>) {
    writeln!(out, "| {cells} |").expect("a String takes everything");
}

/// How many times as fast the first is as the second.
fn ratio(entry: &Entry, than: &Entry) -> String {
    format!("{:.2}", than.median / entry.median)
}

/// With a separator between thousands, and one decimal where there are few.
pub(crate) fn nanoseconds(value: f64) -> String {
    if value < 1000.0 {
        return format!("{value:.1}");
    }
    let digits = format!("{value:.0}");
    let mut out = String::new();
    for (index, digit) in digits.chars().enumerate() {
        if index > 0 && (digits.len() - index).is_multiple_of(3) {
            out.push(',');
        }
        out.push(digit);
    }
    out
}

#[cfg(test)]
mod tests {
    use super::{exact, full, nanoseconds, summary};
    use crate::record::{read, tests::groups};

    #[test]
    fn numbers() {
        assert_eq!(nanoseconds(64.06), "64.1");
        assert_eq!(nanoseconds(999_999.4), "999,999");
        assert_eq!(nanoseconds(1_234_567.0), "1,234,567");
    }

    #[test]
    fn a_summary_compares_with_the_best_peer() {
        let table = summary(&groups());
        assert_eq!(table.lines().count(), 3, "a group without peers has no row");
        let row = table.lines().nth(2).unwrap();
        assert_eq!(row, "| parse/a/owned | 500.0 | 2.00 | 3 | flexon | 1.50 | 3.00 |");
    }

    #[test]
    fn a_full_table_has_everyone() {
        let table = full(&groups());
        assert_eq!(table.lines().count(), 6);
        let row = table.lines().nth(3).unwrap();
        assert_eq!(row, "|  | serde_json | 1,500 | 1 % | 1,480 | 0.67 | 4 | 99 | 0.50 |");
    }

    #[test]
    fn the_exact_mode_is_anchored() {
        let here = "g\tfastjson\t10\t100\t1\t1\t1\t0\t0\ng\tsonic-rs\t10\t200\t1\t1\t1\t0\t0\n\
                    g\tserde_json, exact\t10\t300\t1\t1\t1\t0\t0\n";
        let there = "g\tsonic-rs\t10\t100\t1\t1\t1\t0\t0\ng\tserde_json\t10\t125\t1\t1\t1\t0\t0\n";
        let table = exact(&read(here).unwrap(), &read(there).unwrap());
        let row = table.lines().nth(2).unwrap();
        assert_eq!(row, "| g | 100.0 | 200.0 | 300.0 | 3.00 | 1.20 |");
    }
}
