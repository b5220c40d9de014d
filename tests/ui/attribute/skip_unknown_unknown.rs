use fastjson::FastJson;

#[derive(FastJson)]
#[fastjson(skip_unknown = "fast")]
struct User {
    id: u64,
}

fn main() {}
