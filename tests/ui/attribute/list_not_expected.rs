use fastjson::FastJson;

#[derive(FastJson)]
struct User {
    #[fastjson(required(yes))]
    id: u64,
}

fn main() {}
