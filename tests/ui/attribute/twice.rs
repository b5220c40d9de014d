use fastjson::FastJson;

#[derive(FastJson)]
struct User {
    #[fastjson(required, required)]
    id: u64,
}

fn main() {}
