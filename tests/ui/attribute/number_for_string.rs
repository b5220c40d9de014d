use fastjson::FastJson;

#[derive(FastJson)]
struct User {
    #[fastjson(rename = 5)]
    id: u64,
}

fn main() {}
