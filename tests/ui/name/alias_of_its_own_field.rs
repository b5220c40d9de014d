use fastjson::FastJson;

#[derive(FastJson)]
struct User {
    #[fastjson(alias = "id")]
    id: u64,
}

fn main() {}
