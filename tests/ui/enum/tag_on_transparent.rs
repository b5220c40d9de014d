use fastjson::FastJson;

#[derive(FastJson)]
#[fastjson(tag = "t", transparent)]
struct S {
    a: u8,
}

fn main() {}
