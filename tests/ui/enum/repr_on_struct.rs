use fastjson::FastJson;

#[derive(FastJson)]
#[fastjson(repr)]
struct S {
    a: u8,
}

fn main() {}
