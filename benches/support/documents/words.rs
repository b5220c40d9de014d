//! Words and sentences.

use crate::Random;

/// A word of ASCII letters.
pub(super) fn word(random: &mut Random) -> &'static str {
    random.pick(&WORDS)
}

/// So many words.
pub(super) fn sentence(random: &mut Random, count: u64) -> String {
    (0..count).map(|_| word(random)).collect::<Vec<_>>().join(" ")
}

/// So many characters of Japanese text.
pub(super) fn japanese(random: &mut Random, count: u64) -> String {
    (0..count)
        .filter_map(|_| match random.below(3) {
            0 => char::from_u32(0x3041 + random.below(80) as u32),
            1 => char::from_u32(0x30a1 + random.below(80) as u32),
            _ => char::from_u32(0x4e00 + random.below(3000) as u32),
        })
        .collect()
}

/// Lower-case hexadecimal digits.
pub(super) fn hex(random: &mut Random, count: u64) -> String {
    (0..count).filter_map(|_| char::from_digit(random.below(16) as u32, 16)).collect()
}

const WORDS: [&str; 32] = [
    "able", "account", "answer", "batch", "bridge", "cache", "cluster", "copper", "delta", "edge",
    "failed", "garden", "handler", "index", "jump", "kernel", "lantern", "message", "network",
    "order", "packet", "query", "retry", "shard", "token", "upstream", "value", "window", "x",
    "yard", "zone", "of",
];
