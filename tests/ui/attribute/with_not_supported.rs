use fastjson::FastJson;

#[derive(FastJson)]
struct User {
    #[fastjson(with = "module")]
    id: u64,
}

fn main() {}
