use fastjson::FastJson;

#[derive(FastJson)]
#[fastjson(tag = "a")]
struct S {
    a: u8,
}

fn main() {}
