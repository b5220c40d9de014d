use fastjson::FastJson;

#[derive(FastJson)]
struct User {
    #[fastjson(rename = "id")]
    first: u64,
    #[fastjson(rename = "id")]
    second: u64,
}

fn main() {}
