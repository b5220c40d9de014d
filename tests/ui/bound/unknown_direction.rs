use fastjson::FastJson;

#[derive(FastJson)]
#[fastjson(bound(parse = "T: Clone"))]
struct Page<T> {
    items: Vec<T>,
}

fn main() {}
