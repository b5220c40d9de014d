use fastjson::FastJson;

#[derive(FastJson)]
struct User {
    #[fastjson(skip_deserializing, alias = "uid")]
    id: u64,
}

fn main() {}
