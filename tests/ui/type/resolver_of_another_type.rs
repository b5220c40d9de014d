use fastjson::FastJson;

#[derive(FastJson)]
#[fastjson(resolver = number, provider = TEXT)]
struct User {
    id: u64,
}

fn number() -> u64 {
    1
}

const TEXT: &str = "id";

fn main() {}
