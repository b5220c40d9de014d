//! A path-compressed trie over byte strings of which none is a prefix of another.

use std::fmt;

use super::Target;

/// One place where the strings that are still possible part.
#[derive(Debug, PartialEq, Eq)]
pub(crate) enum Node {
    /// No string is possible: the trie of no names.
    Empty,
    /// One string is possible: these bytes are what is left of it.
    Leaf { tail: Vec<u8>, target: Target },
    /// All possible strings go on with `prefix` and differ in the byte after it.
    Fork {
        prefix: Vec<u8>,
        /// In the order of their bytes; each node starts behind its byte.
        arms: Vec<(u8, Node)>,
    },
}

impl Node {
    /// Builds the trie of strings that are sorted, different, and no prefixes of each other.
    pub(crate) fn new(strings: &[(Vec<u8>, Target)]) -> Self {
        Self::below(strings, 0)
    }

    /// The trie of strings that agree in their first `from` bytes.
    fn below(strings: &[(Vec<u8>, Target)], from: usize) -> Self {
        let (first, last) = match strings {
            [] => return Self::Empty,
            [(only, target)] => {
                let tail = only.get(from..).unwrap_or_default().to_vec();
                return Self::Leaf { tail, target: *target };
            }
            [(first, _), .., (last, _)] => (first, last),
        };
        // Sorted, so what the outermost two share is shared by all.
        let fork = from
            + std::iter::zip(first.iter().skip(from), last.iter().skip(from))
                .take_while(|(a, b)| a == b)
                .count();
        Self::Fork {
            prefix: first.get(from..fork).unwrap_or_default().to_vec(),
            arms: strings
                .chunk_by(|(a, _), (b, _)| a.get(fork) == b.get(fork))
                .filter_map(|arm| {
                    let byte = *arm.first()?.0.get(fork)?;
                    Some((byte, Self::below(arm, fork + 1)))
                })
                .collect(),
        }
    }

    /// Length of the longest string.
    pub(crate) fn window(&self) -> usize {
        match self {
            Self::Empty => 0,
            Self::Leaf { tail, .. } => tail.len(),
            Self::Fork { prefix, arms } => {
                let longest = arms.iter().map(|(_, node)| node.window()).max();
                prefix.len() + 1 + longest.unwrap_or(0)
            }
        }
    }

    /// The target of the string that `window` begins with.
    #[cfg(test)]
    pub(crate) fn find(&self, window: &[u8]) -> Option<Target> {
        match self {
            Self::Empty => None,
            Self::Leaf { tail, target } => window.starts_with(tail).then_some(*target),
            Self::Fork { prefix, arms } => {
                let (next, rest) = window.strip_prefix(prefix.as_slice())?.split_first()?;
                let at = arms.binary_search_by_key(next, |(byte, _)| *byte).ok()?;
                arms[at].1.find(rest)
            }
        }
    }

    fn write(&self, f: &mut fmt::Formatter<'_>, indent: usize) -> fmt::Result {
        match self {
            Self::Empty => writeln!(f, "nothing"),
            Self::Leaf { tail, target } => writeln!(f, "'{}' {target}", tail.escape_ascii()),
            Self::Fork { prefix, arms } => {
                writeln!(f, "'{}' then", prefix.escape_ascii())?;
                for (byte, node) in arms {
                    let byte = std::ascii::escape_default(*byte);
                    write!(f, "{:indent$}'{byte}': ", "", indent = indent + 2)?;
                    node.write(f, indent + 2)?;
                }
                Ok(())
            }
        }
    }
}

impl fmt::Display for Node {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.write(f, 0)
    }
}
