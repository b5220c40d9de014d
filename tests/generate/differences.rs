//! Reads the two committed tables of what differs from serde_json on purpose.

use std::collections::BTreeMap;
use std::error::Error;
use std::fs;
use std::path::Path;

/// The committed tables, by case id.
pub(crate) struct Differences {
    pub(crate) outcomes: BTreeMap<String, Ours>,
    pub(crate) positions: BTreeMap<String, Position>,
}

/// Our outcome where it is not serde_json's.
pub(crate) enum Ours {
    Accepted {
        parsed: Option<String>,
        printed: Option<String>,
    },
    Rejected,
    /// The type does not implement the trait: a compile error instead of one at run time.
    NoImpl(String),
}

/// Where and what our error is.
pub(crate) struct Position {
    pub(crate) offset: usize,
    pub(crate) line: usize,
    pub(crate) column: usize,
    pub(crate) class: String,
}

/// Reads `differences.tsv` and `positions.tsv`.
pub(crate) fn read(folder: &Path) -> Result<Differences, Box<dyn Error>> {
    let outcomes = rows(&folder.join("differences.tsv"), |cells| {
        let text =
            |at: usize| cells.get(at).filter(|text| **text != "-").map(|text| (*text).to_owned());
        let ours = match *cells.get(2)? {
            "ok" => Ours::Accepted { parsed: text(3), printed: text(4) },
            "err" => Ours::Rejected,
            other => Ours::NoImpl(other.strip_prefix("no ")?.to_owned()),
        };
        Some(ours)
    })?;
    let positions = rows(&folder.join("positions.tsv"), |cells| {
        let number = |at: usize| cells.get(at)?.parse().ok();
        Some(Position {
            offset: number(2)?,
            line: number(3)?,
            column: number(4)?,
            class: (*cells.get(5)?).to_owned(),
        })
    })?;
    Ok(Differences { outcomes, positions })
}

/// One entry per line that is not a comment, keyed by its first cell.
fn rows<T>(
    path: &Path,
    parse: impl Fn(&[&str]) -> Option<T>,
) -> Result<BTreeMap<String, T>, Box<dyn Error>> {
    let mut entries = BTreeMap::new();
    for line in fs::read_to_string(path)?.lines() {
        if line.is_empty() || line.starts_with('#') {
            continue;
        }
        let cells: Vec<&str> = line.split('\t').collect();
        let entry =
            parse(&cells).ok_or_else(|| format!("{}: unreadable line: {line}", path.display()))?;
        if entries.insert(cells[0].to_owned(), entry).is_some() {
            return Err(format!("{}: {} is there twice", path.display(), cells[0]).into());
        }
    }
    Ok(entries)
}
