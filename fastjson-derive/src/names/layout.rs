//! Order and width of the byte tests that a trie turns into.
//!
//! A trie tests what names share, then the byte in which they part. The first of these tests is
//! put off where that is cheap: a leaf compares all bytes that nobody has looked at in one
//! constant, so a short shared prefix costs a few bytes of constant there and no branch of its
//! own. A long prefix is tested at once: it would make every constant below it long.

use super::{Target, trie::Node};

/// A test on the window: the bytes after a key's opening quote.
#[derive(Debug, PartialEq, Eq)]
pub(crate) enum Step {
    /// No name can match any more.
    Reject,
    /// The name matches if the window holds these bytes from `from` on.
    Accept { from: usize, bytes: Vec<u8>, target: Target },
    /// No name can match unless the window holds these bytes from `from` on.
    Require { from: usize, bytes: Vec<u8>, then: Box<Step> },
    /// The byte at `at` says how to go on; other bytes reject.
    Fork { at: usize, arms: Vec<(u8, Step)> },
    /// The byte at `at` says which name it is, if the window holds `before` in front of it and
    /// `after` behind it. Unlike a fork it is a table to the compiler, and no jump.
    Pick { at: usize, before: Vec<u8>, after: Vec<u8>, arms: Vec<(u8, Target)> },
}

/// Longest run of bytes that is left for the leaves to compare: one vector register.
const LONGEST_DEFERRED: usize = 16;

/// Works out the tests of a trie.
pub(crate) fn plan(root: &Node) -> Step {
    plan_below(root, 0, &[])
}

/// The tests of a node that begins at offset `at` of the window; `untested` are the bytes
/// before it that are known from the way to it, but that no test has looked at. A byte that a
/// fork has looked at behind an untested one is compared again: one constant is cheaper than two.
fn plan_below(node: &Node, at: usize, untested: &[u8]) -> Step {
    match node {
        Node::Empty => Step::Reject,
        Node::Leaf { tail, target } => Step::Accept {
            from: at - untested.len(),
            bytes: [untested, tail].concat(),
            target: *target,
        },
        Node::Fork { prefix, arms } => {
            let known = [untested, prefix].concat();
            let fork = at + prefix.len();
            if let Some(step) = pick(fork, &known, arms) {
                return step;
            }
            let tested_now = known.len() > LONGEST_DEFERRED;
            let arms = arms
                .iter()
                .map(|(byte, below)| {
                    let untested = if tested_now || known.is_empty() {
                        Vec::new()
                    } else {
                        [known.as_slice(), &[*byte]].concat()
                    };
                    (*byte, plan_below(below, fork + 1, &untested))
                })
                .collect();
            let step = Step::Fork { at: fork, arms };
            if tested_now {
                Step::Require { from: fork - known.len(), bytes: known, then: Box::new(step) }
            } else {
                step
            }
        }
    }
}

/// The pick of a name by the byte at `at`, if the arms are leaves that go on alike.
fn pick(at: usize, before: &[u8], arms: &[(u8, Node)]) -> Option<Step> {
    let mut after = None;
    let mut targets = Vec::new();
    for (byte, node) in arms {
        let Node::Leaf { tail, target } = node else { return None };
        if *after.get_or_insert(tail) != tail {
            return None;
        }
        targets.push((*byte, *target));
    }
    Some(Step::Pick { at, before: before.to_vec(), after: after?.clone(), arms: targets })
}

#[cfg(test)]
impl Step {
    /// Runs the tests on a window, as the generated code does.
    pub(crate) fn run(&self, window: &[u8]) -> Option<Target> {
        let holds = |from: usize, bytes: &[u8]| {
            window.get(from..).is_some_and(|rest| rest.starts_with(bytes))
        };
        match self {
            Self::Reject => None,
            Self::Accept { from, bytes, target } => holds(*from, bytes).then_some(*target),
            Self::Require { from, bytes, then } => {
                holds(*from, bytes).then(|| then.run(window)).flatten()
            }
            Self::Fork { at, arms } => {
                let next = window.get(*at)?;
                let (_, step) = arms.iter().find(|(byte, _)| byte == next)?;
                step.run(window)
            }
            Self::Pick { at, before, after, arms } => {
                let next = window.get(*at)?;
                let (_, target) = arms.iter().find(|(byte, _)| byte == next)?;
                let holds = holds(at - before.len(), before) && holds(at + 1, after);
                holds.then_some(*target)
            }
        }
    }
}
