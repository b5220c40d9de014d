use fastjson::FastJson;

#[derive(FastJson)]
struct User {
    #[fastjson(skip = true)]
    id: u64,
}

fn main() {}
