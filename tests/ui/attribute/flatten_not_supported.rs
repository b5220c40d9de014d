use fastjson::FastJson;

#[derive(FastJson)]
struct User {
    #[fastjson(flatten)]
    id: u64,
}

fn main() {}
