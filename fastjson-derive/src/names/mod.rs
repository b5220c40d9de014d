//! The JSON names that a struct's fields are read under, and the trie that recognises them.
//!
//! Knows nothing of Rust syntax: names go in with the numbers of their fields, tests on bytes
//! come out. `trie` merges shared prefixes, `layout` decides which bytes are tested when.

pub(crate) mod layout;
pub(crate) mod trie;

use std::fmt;

use layout::Step;
use trie::Node;

/// What a name stands for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Target {
    /// Position of the field among all fields of the struct.
    pub(crate) field: usize,
    /// Position of the name among the names of its field; 0 is the primary one.
    pub(crate) name: usize,
}

/// One name, as it reads after unescaping.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Entry {
    pub(crate) text: String,
    pub(crate) target: Target,
}

/// All names of one struct.
#[derive(Debug)]
pub(crate) struct Names {
    /// Sorted by the bytes of the name, no name twice.
    entries: Vec<Entry>,
    root: Node,
    /// Whether ASCII letters match in either case: then the trie is one of lower-case names, for
    /// a window in lower case.
    any_case: bool,
}

impl Names {
    /// Takes the names of a struct in any order. Of two equal names the one with the smaller
    /// target stays: rejecting them is the duty of an earlier stage.
    pub(crate) fn new(entries: impl IntoIterator<Item = Entry>) -> Self {
        let mut entries: Vec<Entry> = entries.into_iter().collect();
        entries.sort();
        entries.dedup_by(|second, first| second.text == first.text);
        let root = trie(&entries, str::to_owned);
        Self { entries, root, any_case: false }
    }

    /// The same names in any case of their ASCII letters. No two of them may then be equal:
    /// rejecting them is the duty of an earlier stage.
    pub(crate) fn in_any_case(self, any_case: bool) -> Self {
        if !any_case {
            return self;
        }
        let root = trie(&self.entries, str::to_ascii_lowercase);
        Self { root, any_case, ..self }
    }

    pub(crate) fn is_in_any_case(&self) -> bool {
        self.any_case
    }

    /// Every name, sorted by bytes; what a key is looked up in after unescaping.
    pub(crate) fn sorted(&self) -> &[Entry] {
        &self.entries
    }

    /// The names that the trie leaves out because JSON text cannot hold them as they are.
    #[cfg(test)]
    pub(crate) fn escaped(&self) -> impl Iterator<Item = &Entry> {
        self.entries.iter().filter(|entry| must_be_escaped(&entry.text))
    }

    /// How many bytes after a key's opening quote the tests may look at: the longest name of
    /// the trie and its closing quote.
    pub(crate) fn window(&self) -> usize {
        self.root.window()
    }

    /// The tests in the order in which they are made.
    pub(crate) fn layout(&self) -> Step {
        layout::plan(&self.root)
    }

    /// What `window`, the input after a key's opening quote, begins with; the oracle of tests.
    #[cfg(test)]
    pub(crate) fn find(&self, window: &[u8]) -> Option<Target> {
        self.root.find(window)
    }
}

/// The trie of the names that JSON text can hold as they are.
fn trie(entries: &[Entry], form: fn(&str) -> String) -> Node {
    let plain = entries.iter().filter(|entry| !must_be_escaped(&entry.text));
    let mut strings: Vec<(Vec<u8>, Target)> =
        plain.map(|entry| (quoted_end(&form(&entry.text)), entry.target)).collect();
    // Again: a blank and `!` are less than the closing quote.
    strings.sort();
    strings.dedup_by(|second, first| second.0 == first.0);
    Node::new(&strings)
}

/// One line per fork and leaf of the trie, children indented under their fork.
impl fmt::Display for Names {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "window {}", self.window())?;
        write!(f, "{}", self.root)?;
        for entry in &self.entries {
            if must_be_escaped(&entry.text) {
                writeln!(f, "slow path only: {:?} {}", entry.text, entry.target)?;
            }
        }
        Ok(())
    }
}

impl fmt::Display for Target {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "-> field {} name {}", self.field, self.name)
    }
}

/// Whether a JSON string cannot hold the text as it is.
pub(crate) fn must_be_escaped(text: &str) -> bool {
    text.bytes().any(|byte| byte < b' ' || byte == b'"' || byte == b'\\')
}

/// The bytes of a key from behind its opening quote up to its closing one. The closing quote
/// makes no name a prefix of another: a quote inside of a name is always escaped.
fn quoted_end(text: &str) -> Vec<u8> {
    let mut bytes = text.as_bytes().to_vec();
    bytes.push(b'"');
    bytes
}

#[cfg(test)]
mod tests;
