use fastjson::FastJson;

#[derive(FastJson)]
struct Outer {
    id: u8,
    #[fastjson(flatten)]
    inner: Vec<u8>,
}

fn main() {}
