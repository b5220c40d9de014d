use fastjson::FastJson;

#[derive(FastJson)]
struct Point(f64, #[fastjson(skip_serializing_if = Option::is_none)] Option<f64>);

fn main() {}
