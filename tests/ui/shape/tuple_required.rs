use fastjson::FastJson;

#[derive(FastJson)]
struct Point(f64, #[fastjson(required)] Option<f64>);

fn main() {}
