//! Shows what the error for wrong input says, and what a program can ask it.
//!
//! ```text
//! cargo run --example errors
//! ```

use fastjson::FastJson;

#[derive(Debug, FastJson)]
#[expect(dead_code, reason = "nothing here is ever parsed successfully")]
struct Order<'a> {
    id: u32,
    customer: &'a str,
    lines: Vec<Line>,
}

#[derive(Debug, FastJson)]
#[fastjson(deny_unknown_fields)]
#[expect(dead_code, reason = "nothing here is ever parsed successfully")]
struct Line {
    #[fastjson(alias = "article")]
    item: String,
    count: u8,
}

fn main() {
    for json in INPUTS {
        match fastjson::from_str::<Order<'_>>(json) {
            Ok(order) => panic!("{json} became {order:?}"),
            Err(error) => {
                println!("{json}\n  {error}");
                println!(
                    "  kind {:?}, line {}, column {}, offset {}, path {}\n",
                    error.kind(),
                    error.line(),
                    error.column(),
                    error.offset(),
                    error.path(),
                );
            }
        }
    }
}

const INPUTS: &[&str] = &[
    // Not JSON: the place is the first byte that cannot stand there.
    r#"{"id": 1, "customer": "Bart", "lines": [{"item": "pen" "count": 2}]}"#,
    r#"{"id": 01, "customer": "Bart", "lines": []}"#,
    r#"{"id": 1, "customer": "Bart", "lines": [{"item": "pen", "co"#,
    // JSON of another type or range: the place is the start of the value.
    r#"{"id": "1", "customer": "Bart", "lines": []}"#,
    "{\n  \"id\": 1, \"customer\": \"Bart\",\n  \"lines\": [{\"item\": \"pen\", \"count\": 256}]\n}",
    // A member that is not there, that is there twice, or that nobody knows.
    r#"{"id": 1, "customer": "Bart", "lines": [{"item": "pen"}]}"#,
    r#"{"id": 1, "customer": "Bart", "lines": [{"item": "pen", "article": "ink", "count": 1}]}"#,
    r#"{"id": 1, "customer": "Bart", "lines": [{"item": "pen", "cuont": 1}]}"#,
    // A `&str` borrows from the input, which an escape does not allow.
    r#"{"id": 1, "customer": "B\u0061rt", "lines": []}"#,
];
