use fastjson::FastJson;

#[derive(FastJson)]
#[fastjson(flatten)]
struct Outer {
    id: u8,
}

fn main() {}
