//! The documents that are generated, the same in every run.

pub mod aliases;
pub mod logs;
pub mod pretty;
pub mod small;
pub mod tweets;
pub mod values;
pub mod wide;
mod words;

/// The documents as slices, which is what groups take.
pub fn slices(documents: &[Vec<u8>]) -> Vec<&[u8]> {
    documents.iter().map(Vec::as_slice).collect()
}

#[cfg(test)]
mod tests {
    use super::{aliases, logs, small, tweets, values, wide};
    use serde::de::IgnoredAny;

    fn all() -> Vec<Vec<u8>> {
        let mut all = vec![
            aliases::customers(2, 20),
            small::albums(10),
            values::integers_short(50),
            values::integers_long(50),
            values::floats_short(50),
            values::floats_long(50),
            values::floats_any(50),
            wide::objects(3, 100, wide::Order::Shuffled),
        ];
        all.extend(logs::lines(3, 20));
        all.extend(tweets::searches(17, 100_000));
        all.extend(values::texts(100).map(|(_, json)| json));
        all
    }

    #[test]
    fn every_document_is_valid() {
        for json in all() {
            serde_json::from_slice::<IgnoredAny>(&json).unwrap();
        }
    }

    #[test]
    fn every_run_makes_the_same() {
        assert_eq!(all(), all());
    }

    #[test]
    fn no_log_line_comes_twice() {
        let mut lines = logs::lines(19, 500);
        lines.sort();
        lines.dedup();
        assert_eq!(lines.len(), 500);
    }
}
