use fastjson::FastJson;

#[derive(FastJson)]
#[fastjson(transparent, resolver = NAMES)]
struct User {
    id: u64,
}

#[derive(FastJson)]
#[fastjson(provider = NAMES)]
struct Pair(u64, u64);

fn main() {}
