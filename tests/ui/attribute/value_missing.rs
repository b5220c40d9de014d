use fastjson::FastJson;

#[derive(FastJson)]
struct User {
    #[fastjson(rename)]
    id: u64,
}

fn main() {}
