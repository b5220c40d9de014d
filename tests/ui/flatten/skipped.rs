use fastjson::FastJson;

#[derive(FastJson)]
struct Inner {
    id: u8,
    name: String,
}

#[derive(FastJson)]
struct Outer {
    #[fastjson(flatten, skip)]
    inner: Inner,
}

fn main() {}
