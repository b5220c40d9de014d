use fastjson::FastJson;

#[derive(FastJson)]
struct User {
    names: Option<Vec<&'static str>>,
}

fn main() {}
