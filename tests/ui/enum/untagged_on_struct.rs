use fastjson::FastJson;

#[derive(FastJson)]
#[fastjson(untagged)]
struct S {
    a: u8,
}

fn main() {}
