use fastjson::FastJson;

#[derive(FastJson)]
struct Inner {
    id: u8,
    name: String,
}

#[derive(FastJson)]
struct Outer {
    #[fastjson(flatten, with = module, validate = check)]
    inner: Inner,
    #[fastjson(flatten, via_str)]
    other: Inner,
}

fn main() {}
