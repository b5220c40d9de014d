use fastjson::FastJson;

#[derive(FastJson)]
struct User {
    #[fastjson(rename = "uid" required)]
    id: u64,
}

fn main() {}
