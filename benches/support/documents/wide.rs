//! Objects of many members, as `wide!` declares them.

use super::words::sentence;
use crate::Random;

/// The order of the members.
#[derive(Clone, Copy, Debug)]
pub enum Order {
    /// As declared.
    Declared,
    /// From the last to the first.
    Reversed,
    /// Any, another in each object.
    Shuffled,
}

/// A list of objects with so many members each.
pub fn objects(count: usize, members: usize, order: Order) -> Vec<u8> {
    let mut random = Random::new(members as u64);
    let objects: Vec<String> = (0..count)
        .map(|_| {
            let mut texts: Vec<String> = (0..members).map(|m| member(&mut random, m)).collect();
            match order {
                Order::Declared => {}
                Order::Reversed => texts.reverse(),
                Order::Shuffled => random.shuffle(&mut texts),
            }
            format!("{{{}}}", texts.join(","))
        })
        .collect();
    format!("[{}]", objects.join(",")).into_bytes()
}

fn member(random: &mut Random, index: usize) -> String {
    let value = match index % 5 {
        0 => random.below(1 << 40).to_string(),
        1 => {
            let words = 1 + random.below(4);
            format!("{:?}", sentence(random, words))
        }
        2 => (random.below(10_000_000) as f64 / 1000.0).to_string(),
        3 => random.percent(50).to_string(),
        _ if random.percent(50) => "null".to_owned(),
        _ => (random.below(20_000) as i64 - 10_000).to_string(),
    };
    format!("\"member_{index:03}\":{value}")
}
