use fastjson::FastJson;

#[derive(FastJson)]
struct User {
    #[fastjson(skip, skip_serializing)]
    id: u64,
}

fn main() {}
