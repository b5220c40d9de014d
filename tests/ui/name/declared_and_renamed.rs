use fastjson::FastJson;

#[derive(FastJson)]
struct User {
    id: u64,
    #[fastjson(rename = "id")]
    number: u64,
}

fn main() {}
