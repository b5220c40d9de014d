use fastjson::FastJson;

#[derive(FastJson)]
struct User {
    #[fastjson(rename = b"uid")]
    id: u64,
}

fn main() {}
