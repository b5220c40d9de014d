use fastjson::FastJson;

#[derive(FastJson)]
#[fastjson(transparent, default)]
struct User {
    id: u64,
}

fn main() {}
