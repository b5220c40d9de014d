use fastjson::FastJson;

#[derive(FastJson)]
#[fastjson = "transparent"]
struct User {
    id: u64,
}

fn main() {}
