use fastjson::FastJson;

#[derive(FastJson)]
struct Inner {
    id: u8,
    name: String,
}

#[derive(FastJson)]
struct Outer {
    #[fastjson(alias = "name")]
    title: String,
    #[fastjson(flatten)]
    inner: Inner,
}

fn main() {}
