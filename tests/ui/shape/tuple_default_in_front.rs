use fastjson::FastJson;

#[derive(FastJson)]
struct Point(#[fastjson(default)] f64, f64);

fn main() {}
