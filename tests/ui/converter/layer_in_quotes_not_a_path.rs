use fastjson::FastJson;

#[derive(FastJson)]
struct User {
    #[fastjson(with = "each(5)")]
    id: Vec<u64>,
}


fn main() {}
