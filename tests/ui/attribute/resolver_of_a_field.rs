use fastjson::FastJson;

#[derive(FastJson)]
struct User {
    #[fastjson(resolver = NAMES)]
    id: u64,
}

fn main() {}
