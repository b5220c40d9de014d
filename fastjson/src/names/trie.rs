//! The names of one type as a path-compressed trie that is built at run time.
//!
//! It is walked over the raw bytes of the input, from behind the opening quote; the closing
//! quote is the last byte of every name, so that no name is a prefix of another and a leaf is a
//! match. Names that JSON must escape are not in it. A node is a label, which is compared as a
//! whole, and children that are told apart by their first byte:
//! ```text
//! "id" "item" "items":   i ─┬─ d" ── (0)
//!                           └─ tem ─┬─ " ── (1)
//!                                   └─ s" ─ (2)
//! ```

use alloc::boxed::Box;
use alloc::vec::Vec;

use crate::lexer::Key;

/// See the module.
#[derive(Debug)]
pub(crate) struct Trie {
    nodes: Box<[Node]>,
    /// The labels of all nodes, one behind the other.
    labels: Box<[u8]>,
    /// For each child its first byte, those of a node together and sorted.
    branches: Box<[(u8, u32)]>,
    /// Whether upper-case ASCII letters of the input match the lower-case ones of the names.
    any_case: bool,
}

#[derive(Clone, Copy, Debug)]
struct Node {
    /// Where the label begins, and its bytes.
    label: (u32, u32),
    /// Where the branches begin, and how many there are.
    branches: (u32, u32),
    /// What a node without branches stands for.
    key: Key,
}

impl Trie {
    /// Builds the trie of names without quotes, which differ from each other; those of a trie
    /// for any case are in lower case.
    pub(crate) fn new(mut names: Vec<(&str, Key)>, any_case: bool) -> Self {
        names.sort_unstable_by(|a, b| a.0.cmp(b.0));
        let quoted: Vec<(Vec<u8>, Key)> =
            names.iter().map(|(name, key)| ([name.as_bytes(), b"\""].concat(), *key)).collect();
        let mut sorted: Vec<(&[u8], Key)> =
            quoted.iter().map(|(name, key)| (name.as_slice(), *key)).collect();
        // The quote sorts differently than the end of a name does.
        sorted.sort_unstable_by(|a, b| a.0.cmp(b.0));
        let mut builder = Builder::default();
        builder.build(&sorted);
        Self {
            nodes: builder.nodes.into(),
            labels: builder.labels.into(),
            branches: builder.branches.into(),
            any_case,
        }
    }

    /// The name that `input` begins with, up to its closing quote.
    ///
    /// # Complexity
    /// At most as many bytes are looked at as the longest name has.
    pub(crate) fn find(&self, input: &[u8]) -> Option<Key> {
        let mut node = self.nodes.first()?;
        let mut rest = input;
        loop {
            let label = slice(&self.labels, node.label);
            let (head, tail) = rest.split_at_checked(label.len())?;
            let same = if self.any_case { head.eq_ignore_ascii_case(label) } else { head == label };
            if !same {
                return None;
            }
            let branches = slice(&self.branches, node.branches);
            if branches.is_empty() {
                return Some(node.key);
            }
            let byte = *tail.first()?;
            let byte = if self.any_case { byte.to_ascii_lowercase() } else { byte };
            // Few fork so wide that a search by halves would be faster.
            let (_, child) = branches.iter().find(|(first, _)| *first == byte)?;
            node = self.nodes.get(*child as usize)?;
            rest = tail;
        }
    }
}

fn slice<T>(all: &[T], (start, len): (u32, u32)) -> &[T] {
    let start = start as usize;
    all.get(start..start + len as usize).unwrap_or_default()
}

/// The bytes of a name with its closing quote, and what it stands for.
type Name<'n> = (&'n [u8], Key);

#[derive(Default)]
struct Builder {
    nodes: Vec<Node>,
    labels: Vec<u8>,
    branches: Vec<(u8, u32)>,
}

impl Builder {
    /// Adds the nodes of sorted names, level by level: no recursion, whatever the names are.
    fn build(&mut self, names: &[Name<'_>]) {
        // Each entry: a node that has been added, its names and where in them it begins.
        let mut open: Vec<(usize, &[Name<'_>], usize)> = Vec::new();
        if !names.is_empty() {
            open.push((self.add_node(), names, 0));
        }
        while let Some((node, names, start)) = open.pop() {
            let (Some((first, key)), Some((last, _))) = (names.first(), names.last()) else {
                continue;
            };
            // What the first and the last of sorted names share, all of them share.
            let shared = first[start..].iter().zip(&last[start..]);
            let len = shared.take_while(|(a, b)| a == b).count();
            let label = (self.labels.len() as u32, len as u32);
            self.labels.extend_from_slice(&first[start..start + len]);
            let begin = self.branches.len();
            let fork = start + len;
            if names.len() > 1 {
                for names in names.chunk_by(|a, b| a.0.get(fork) == b.0.get(fork)) {
                    let child = self.add_node();
                    self.branches.push((names[0].0[fork], child as u32));
                    open.push((child, names, fork));
                }
            }
            let branches = (begin as u32, (self.branches.len() - begin) as u32);
            self.nodes[node] = Node { label, branches, key: *key };
        }
    }

    fn add_node(&mut self) -> usize {
        self.nodes.push(Node { label: (0, 0), branches: (0, 0), key: Key::UNKNOWN });
        self.nodes.len() - 1
    }
}

#[cfg(test)]
mod tests {
    use alloc::format;
    use alloc::string::String;
    use alloc::vec::Vec;

    use super::Trie;
    use crate::lexer::Key;

    fn key(field: usize, name: &str) -> Key {
        Key::new(field as u16, 0, name.len() as u32)
    }

    fn trie(names: &[&str], any_case: bool) -> Trie {
        let names = names.iter().enumerate();
        Trie::new(names.map(|(field, name)| (*name, key(field, name))).collect(), any_case)
    }

    #[test]
    fn finds_whole_names_only() {
        let names = ["bar", "baz", "foo", "qux", "foobar", "", "b", "b#", "b!", "größe", "日本"];
        let trie = trie(&names, false);
        for (field, name) in names.iter().enumerate() {
            for behind in ["", ":1}", "\"", "x"] {
                let input = format!("{name}\"{behind}");
                assert_eq!(trie.find(input.as_bytes()), Some(key(field, name)), "{input}");
            }
            let mut longer = String::from(*name);
            longer.push_str("?\"");
            assert_eq!(trie.find(longer.as_bytes()), None, "{longer}");
            for len in 0..=name.len() {
                let cut = &name.as_bytes()[..len];
                assert_eq!(trie.find(cut), None, "{name} cut to {len}");
                if len < name.len() {
                    let closed = [cut, b"\""].concat();
                    let known = names.iter().position(|name| name.as_bytes() == cut);
                    let expected = known.map(|field| key(field, names[field]));
                    assert_eq!(trie.find(&closed), expected, "{name} ended at {len}");
                }
            }
        }
    }

    #[test]
    fn an_empty_trie_finds_nothing() {
        assert_eq!(trie(&[], false).find(b"\""), None);
        assert_eq!(trie(&[], false).find(b""), None);
    }

    #[test]
    fn any_case_is_ascii_only() {
        let trie = trie(&["userid", "user_id", "größe"], true);
        assert_eq!(trie.find(b"UserID\""), Some(key(0, "userid")));
        assert_eq!(trie.find(b"USER_id\""), Some(key(1, "user_id")));
        assert_eq!(trie.find("GRößE\"".as_bytes()), Some(key(2, "größe")));
        assert_eq!(trie.find("GRÖSSE\"".as_bytes()), None);
        // The Kelvin sign is a K in Unicode's folding, not in ASCII's.
        assert_eq!(trie.find("u\u{212a}\"".as_bytes()), None);
    }

    /// Many names against a search of the list.
    #[test]
    fn as_a_search_of_the_list() {
        let names: Vec<String> =
            (0..500_u32).map(|n| format!("{:b}{}", n, "x".repeat(n as usize % 7))).collect();
        let list: Vec<&str> = names.iter().map(String::as_str).collect();
        let trie = trie(&list, false);
        for name in (0..2_000_u32).map(|n| format!("{:b}{}", n / 3, "x".repeat(n as usize % 8))) {
            let expected = list.iter().position(|known| *known == name);
            let found = trie.find(format!("{name}\"").as_bytes());
            assert_eq!(found, expected.map(|field| key(field, &name)), "{name}");
        }
    }

    /// Names of one byte after another must not recurse.
    #[test]
    fn deep_tries_need_no_stack() {
        let names: Vec<String> = (0..3_000).map(|len| "a".repeat(len)).collect();
        let list: Vec<&str> = names.iter().map(String::as_str).collect();
        let trie = trie(&list, false);
        let last = &names[2_999];
        assert_eq!(trie.find(format!("{last}\"").as_bytes()), Some(key(2_999, last)));
        assert_eq!(trie.find(format!("{last}a\"").as_bytes()), None);
    }
}
