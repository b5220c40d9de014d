//! Reads what the benches recorded: tab-separated lines, one per contender.

use std::collections::BTreeMap;

/// One contender of one group.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Entry {
    pub(crate) library: String,
    /// Bytes of JSON per operation.
    pub(crate) bytes: f64,
    /// Nanoseconds per operation: the median, the quartiles and the fastest batch.
    pub(crate) median: f64,
    pub(crate) low: f64,
    pub(crate) high: f64,
    pub(crate) min: f64,
    pub(crate) allocations: u64,
    pub(crate) allocated: u64,
}

impl Entry {
    pub(crate) fn gigabytes_per_second(&self) -> f64 {
        self.bytes / self.median
    }

    /// How far the quartiles lie apart, as a share of the median.
    pub(crate) fn spread(&self) -> f64 {
        (self.high - self.low) / self.median
    }

    /// Whether it is a library that fastjson is compared with.
    pub(crate) fn is_peer(&self) -> bool {
        !self.library.starts_with("fastjson") && self.library != "fresh"
    }
}

/// The contenders of one group, in the order in which they were measured.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Group {
    pub(crate) id: String,
    pub(crate) entries: Vec<Entry>,
}

impl Group {
    pub(crate) fn of(&self, library: &str) -> Option<&Entry> {
        self.entries.iter().find(|entry| entry.library == library)
    }

    /// The peer of the smallest median.
    pub(crate) fn best_peer(&self) -> Option<&Entry> {
        let peers = self.entries.iter().filter(|entry| entry.is_peer());
        peers.min_by(|a, b| a.median.total_cmp(&b.median))
    }
}

/// The groups of a record in their order. A group that was measured twice counts as it was
/// the last time.
pub(crate) fn read(text: &str) -> Result<Vec<Group>, String> {
    let mut groups: Vec<Group> = Vec::new();
    let mut places: BTreeMap<String, usize> = BTreeMap::new();
    for (number, line) in text.lines().enumerate() {
        let (id, entry) = read_line(line)
            .ok_or_else(|| format!("line {} of the record is damaged: {line}", number + 1))?;
        let place = *places.entry(id.clone()).or_insert_with(|| {
            groups.push(Group { id, entries: Vec::new() });
            groups.len() - 1
        });
        let entries = &mut groups[place].entries;
        match entries.iter_mut().find(|known| known.library == entry.library) {
            Some(known) => *known = entry,
            None => entries.push(entry),
        }
    }
    Ok(groups)
}

fn read_line(line: &str) -> Option<(String, Entry)> {
    let fields: Vec<&str> = line.split('\t').collect();
    let [id, library, bytes, median, low, high, min, allocations, allocated] = fields[..] else {
        return None;
    };
    let number = |text: &str| text.parse::<f64>().ok().filter(|number| number.is_finite());
    let entry = Entry {
        library: library.to_owned(),
        bytes: number(bytes)?,
        median: number(median).filter(|&median| median > 0.0)?,
        low: number(low)?,
        high: number(high)?,
        min: number(min)?,
        allocations: allocations.parse().ok()?,
        allocated: allocated.parse().ok()?,
    };
    Some((id.to_owned(), entry))
}

#[cfg(test)]
pub(crate) mod tests {
    use super::{Group, read};

    pub(crate) const RECORD: &str = "parse/a/owned\tfastjson\t1000\t500\t490\t540\t480\t3\t77\n\
                                     parse/a/owned\tserde_json\t1000\t1500\t1490\t1510\t1480\t4\t99\n\
                                     parse/a/owned\tflexon\t1000\t750\t700\t760\t700\t3\t77\n\
                                     print/a\tfastjson\t2000\t100\t100\t100\t100\t0\t0\n";

    pub(crate) fn groups() -> Vec<Group> {
        read(RECORD).unwrap()
    }

    #[test]
    fn lines_become_groups() {
        let groups = groups();
        assert_eq!((groups.len(), groups[0].entries.len()), (2, 3));
        let ours = groups[0].of("fastjson").unwrap();
        assert_eq!((ours.gigabytes_per_second(), ours.spread()), (2.0, 0.1));
        assert_eq!((ours.allocations, ours.allocated), (3, 77));
        assert_eq!(groups[0].best_peer().unwrap().library, "flexon");
        assert_eq!(groups[1].best_peer(), None);
    }

    #[test]
    fn the_last_measurement_counts() {
        let again = format!("{RECORD}print/a\tfastjson\t2000\t90\t90\t90\t90\t0\t0\n");
        let groups = read(&again).unwrap();
        assert_eq!(groups[1].entries.len(), 1);
        assert_eq!(groups[1].entries[0].median, 90.0);
    }

    #[test]
    fn damage_is_told() {
        let error = read(&RECORD[..RECORD.len() - 5]).unwrap_err();
        assert!(error.starts_with("line 4"), "{error}");
        assert!(read("a\tb\t1\t0\t1\t1\t1\t1\t1").is_err(), "no median is nothing");
    }
}
