use fastjson::FastJson;

#[derive(FastJson)]
#[fastjson(rename_all(serialize = "Title Case"))]
struct User {
    id: u64,
}

fn main() {}
