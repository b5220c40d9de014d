use fastjson::FastJson;

#[derive(FastJson)]
struct User {
    #[fastjson(rename = "uid", rename(serialize = "id"))]
    id: u64,
}

fn main() {}
