use fastjson::FastJson;

#[derive(FastJson)]
struct User {
    name: &'static str,
}

fn main() {}
