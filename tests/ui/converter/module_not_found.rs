use fastjson::FastJson;

#[derive(FastJson)]
struct User {
    #[fastjson(with = missing)]
    id: u64,
}


fn main() {}
