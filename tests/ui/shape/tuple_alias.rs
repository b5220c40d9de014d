use fastjson::FastJson;

#[derive(FastJson)]
struct Point(#[fastjson(alias = "x")] f64, f64);

fn main() {}
