use fastjson::FastJson;

#[derive(FastJson)]
#[fastjson]
struct User {
    id: u64,
}

fn main() {}
