use fastjson::FastJson;

#[derive(FastJson)]
struct User {
    #[fastjson(skip, required)]
    id: u64,
}

fn main() {}
