use fastjson::FastJson;

#[derive(FastJson)]
#[fastjson(resolver = 3, provider)]
struct User {
    id: u64,
}

fn main() {}
