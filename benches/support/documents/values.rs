//! Arrays of one kind of value.

use super::words::{japanese, sentence};
use crate::Random;

/// Arrays of so many texts, each with what it is called; of the long ones there are fewer.
pub fn texts(count: usize) -> [(&'static str, Vec<u8>); 5] {
    let mut random = Random::new(11);
    let mut texts = |count: usize, text: &mut dyn FnMut(&mut Random) -> String| {
        let all: Vec<String> = (0..count).map(|_| text(&mut random)).collect();
        serde_json::to_vec(&all).expect("texts have JSON")
    };
    [
        (
            "short",
            texts(2 * count, &mut |random| {
                let words = 1 + random.below(2);
                sentence(random, words)
            }),
        ),
        (
            "ascii",
            texts(count, &mut |random| {
                let words = 5 + random.below(20);
                sentence(random, words)
            }),
        ),
        (
            "escapes",
            texts(count, &mut |random| {
                let parts = 2 + random.below(8);
                (0..parts)
                    .map(|_| sentence(random, 2) + random.pick(&["\n", "\"", "\\", "\t"]))
                    .collect()
            }),
        ),
        (
            "cjk",
            texts(count, &mut |random| {
                let count = 10 + random.below(60);
                japanese(random, count)
            }),
        ),
        ("long", texts(count.div_ceil(100), &mut |random| sentence(random, 2000))),
    ]
}

/// Small and negative integers of up to six digits.
pub fn integers_short(count: usize) -> Vec<u8> {
    array(count, |random| {
        let digits = random.below(7) as u32;
        (random.below(10_u64.pow(digits)) as i64 - 50).to_string()
    })
}

/// Integers of up to 19 digits.
pub fn integers_long(count: usize) -> Vec<u8> {
    array(count, |random| (random.bits() as i64 >> random.below(20)).to_string())
}

/// Prices and the like: two or three decimals.
pub fn floats_short(count: usize) -> Vec<u8> {
    array(count, |random| {
        let cents = random.below(1_000_000) as f64;
        format!("{:?}", cents / random.pick(&[&100.0, &1000.0]))
    })
}

/// Floats of 16 and 17 digits between -180 and 180.
pub fn floats_long(count: usize) -> Vec<u8> {
    array(count, |random| {
        let share = (random.bits() >> 11) as f64 / (1_u64 << 53) as f64;
        format!("{:?}", share.mul_add(360.0, -180.0))
    })
}

/// Floats of almost any size, with exponents. serde_json's default mode reads the largest and
/// the smallest too far off to be compared with.
pub fn floats_any(count: usize) -> Vec<u8> {
    array(count, |random| {
        loop {
            let value = f64::from_bits(random.bits());
            if (1e-290..1e290).contains(&value.abs()) {
                break format!("{value:e}");
            }
        }
    })
}

fn array(count: usize, mut value: impl FnMut(&mut Random) -> String) -> Vec<u8> {
    let mut random = Random::new(13);
    let values: Vec<String> = (0..count).map(|_| value(&mut random)).collect();
    format!("[{}]", values.join(",")).into_bytes()
}
