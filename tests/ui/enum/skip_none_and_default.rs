use fastjson::FastJson;

#[derive(FastJson)]
#[fastjson(skip_serializing_none, skip_serializing_default)]
struct S {
    a: Option<u8>,
}

fn main() {}
