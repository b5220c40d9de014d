//! Lines of a service's log.

use super::words::{hex, sentence, word};
use crate::Random;

/// So many distinct lines of 20 mixed members.
pub fn lines(seed: u64, count: usize) -> Vec<Vec<u8>> {
    let mut random = Random::new(seed);
    (0..count).map(|_| line(&mut random).into_bytes()).collect()
}

fn line(random: &mut Random) -> String {
    let failed = random.percent(5);
    let tags: Vec<String> = (0..random.below(4)).map(|_| format!("{:?}", word(random))).collect();
    let (user, error) =
        (optional_number(random), if failed { r#""connection reset""# } else { "null" });
    let mut out = format!(
        r#"{{"timestamp":"2026-{:02}-{:02}T{:02}:{:02}:{:02}.{:06}Z","level":"{}","service":"{}","#,
        1 + random.below(12),
        1 + random.below(28),
        random.below(24),
        random.below(60),
        random.below(60),
        random.below(1_000_000),
        random.pick(&["debug", "info", "warning", "error"]),
        word(random),
    );
    out += &format!(
        r#""host":"{}-{}.example.net","pid":{},"thread":{},"trace_id":"{}","span_id":"{}","#,
        word(random),
        random.below(100),
        random.below(60_000),
        random.below(64),
        hex(random, 32),
        hex(random, 16),
    );
    let methods = ["GET", "PUT", "POST", "DELETE"];
    out += &format!(
        r#""method":"{}","path":"/v1/{}/{}","status":{},"duration_ms":{},"bytes_in":{},"#,
        random.pick(&methods),
        word(random),
        random.below(1_000_000),
        if failed { 502 } else { 200 },
        random.below(1_000_000) as f64 / 1000.0,
        random.below(4096),
    );
    out += &format!(
        r#""bytes_out":{},"user_id":{user},"cached":{},"retries":{},"tags":[{}],"message":"#,
        random.below(1 << 20),
        random.percent(30),
        random.below(3),
        tags.join(","),
    );
    let words = 3 + random.below(12);
    let quoted = random.percent(10);
    let text = sentence(random, words);
    let text = if quoted { format!("\"{text}\"\n{}", word(random)) } else { text };
    out + &format!(r#"{text:?},"error":{error}}}"#)
}

fn optional_number(random: &mut Random) -> String {
    if random.percent(70) { random.below(10_000_000).to_string() } else { "null".to_owned() }
}
