use fastjson::FastJson;

#[derive(FastJson)]
struct User {
    #[fastjson(default(5))]
    id: u64,
}

fn main() {}
