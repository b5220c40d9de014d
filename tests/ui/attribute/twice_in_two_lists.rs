use fastjson::FastJson;

#[derive(FastJson)]
struct User {
    #[fastjson(rename = "uid")]
    #[fastjson(default, rename = "user-id")]
    id: u64,
}

fn main() {}
