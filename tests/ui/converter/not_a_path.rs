use fastjson::FastJson;

#[derive(FastJson)]
struct User {
    #[fastjson(with = 5)]
    id: u64,
}


fn main() {}
