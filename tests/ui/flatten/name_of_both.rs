use fastjson::FastJson;

#[derive(FastJson)]
struct Inner {
    id: u8,
    name: String,
}

#[derive(FastJson)]
struct Outer {
    id: u8,
    #[fastjson(flatten)]
    inner: Inner,
}

fn main() {}
