use fastjson::FastJson;

#[derive(FastJson)]
struct User {
    id: u64,
    #[fastjson(rename(deserialize = "id"))]
    number: u64,
}

fn main() {}
