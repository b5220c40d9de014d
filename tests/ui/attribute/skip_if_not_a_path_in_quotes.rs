use fastjson::FastJson;

#[derive(FastJson)]
struct User {
    #[fastjson(skip_serializing_if = "not a path")]
    id: u64,
}

fn main() {}
