use fastjson::FastJson;

#[derive(FastJson)]
struct Inner {
    id: u8,
    name: String,
}

#[derive(FastJson)]
struct Middle {
    x: u8,
    #[fastjson(flatten)]
    inner: Box<Inner>,
}

#[derive(FastJson)]
struct Outer {
    id: u8,
    #[fastjson(flatten)]
    middle: Middle,
}

fn main() {}
