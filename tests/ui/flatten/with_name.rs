use fastjson::FastJson;

#[derive(FastJson)]
struct Inner {
    id: u8,
    name: String,
}

#[derive(FastJson)]
struct Outer {
    #[fastjson(flatten, rename = "x", alias = "y", required)]
    inner: Inner,
}

fn main() {}
