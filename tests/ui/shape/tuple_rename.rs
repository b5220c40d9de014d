use fastjson::FastJson;

#[derive(FastJson)]
struct Point(#[fastjson(rename = "x")] f64, f64);

fn main() {}
