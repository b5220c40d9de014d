use fastjson::FastJson;

#[derive(FastJson)]
#[fastjson(tag = "t", content = "c")]
struct S {
    a: u8,
}

fn main() {}
