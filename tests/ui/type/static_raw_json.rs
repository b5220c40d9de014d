use fastjson::{FastJson, RawJson};

#[derive(FastJson)]
struct Message {
    content: Option<RawJson<'static>>,
}

fn main() {}
