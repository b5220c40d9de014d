use fastjson::FastJson;

#[derive(FastJson)]
struct Inner {
    id: u8,
    name: String,
}

#[derive(FastJson)]
struct Other<'a> {
    name: &'a str,
}

#[derive(FastJson)]
struct Outer<'a> {
    #[fastjson(flatten)]
    inner: Inner,
    #[fastjson(flatten)]
    other: Option<Other<'a>>,
}

fn main() {}
