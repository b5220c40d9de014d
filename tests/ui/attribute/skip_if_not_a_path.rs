use fastjson::FastJson;

#[derive(FastJson)]
struct User {
    #[fastjson(skip_serializing_if = |id| *id == 0)]
    id: u64,
}

fn main() {}
