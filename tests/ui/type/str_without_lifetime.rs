use fastjson::FastJson;

#[derive(FastJson)]
struct User {
    name: &str,
}

fn main() {}
