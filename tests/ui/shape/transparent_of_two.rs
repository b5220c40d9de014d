use fastjson::FastJson;

#[derive(FastJson)]
#[fastjson(transparent)]
struct Point {
    x: f64,
    y: f64,
}

fn main() {}
