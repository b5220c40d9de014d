use fastjson::FastJson;

#[derive(FastJson)]
#[fastjson(duplicates = "fist")]
struct User {
    id: u64,
}

fn main() {}
