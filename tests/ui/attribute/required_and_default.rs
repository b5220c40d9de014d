use fastjson::FastJson;

#[derive(FastJson)]
struct User {
    #[fastjson(required, default)]
    id: u64,
}

fn main() {}
