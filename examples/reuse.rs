//! Parses and prints many messages with one value and one buffer, which are allocated once.
//!
//! ```text
//! cargo run --release --example reuse
//! ```

use fastjson::FastJson;

#[derive(Debug, Default, PartialEq, FastJson)]
struct Message {
    sequence: u64,
    channel: String,
    readings: Vec<i64>,
}

fn main() -> Result<(), fastjson::Error> {
    let inputs: Vec<String> = (0..1_000).map(message).collect();

    let mut message = Message::default();
    let mut out = Vec::new();
    let mut total = 0;
    let mut grown = 0;
    for input in &inputs {
        let before = capacities(&message, &out);
        // The text and the list are written over; what they hold is as after a fresh parse.
        fastjson::from_str_into(&mut message, input)?;
        total += message.readings.iter().sum::<i64>();
        // Printing appends, so that messages can be joined; here each one stands alone.
        out.clear();
        fastjson::to_vec_into(&mut out, &message);
        assert_eq!(out, input.as_bytes());
        grown += usize::from(capacities(&message, &out) != before);
    }
    println!("{} messages, sum of the readings {total}", inputs.len());
    println!("a text, list or buffer had to grow for {grown} of them");
    Ok(())
}

fn message(sequence: u64) -> String {
    let length = sequence % 17;
    fastjson::to_string(&Message {
        sequence,
        channel: format!("sensor {}", sequence % 7),
        readings: (0..length).map(|n| (n * sequence % 1_000) as i64 - 500).collect(),
    })
}

fn capacities(message: &Message, out: &Vec<u8>) -> [usize; 3] {
    [message.channel.capacity(), message.readings.capacity(), out.capacity()]
}
