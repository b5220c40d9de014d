use fastjson::FastJson;

#[derive(FastJson)]
struct User {
    #[fastjson(rename(serialize = "uid", serialize = "id"))]
    id: u64,
}

fn main() {}
