use fastjson::FastJson;

#[derive(FastJson)]
struct User {
    #[fastjson(deserialize_with = make)]
    id: u64,
}

fn make() -> u64 {
    0
}

fn main() {}
