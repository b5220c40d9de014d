use fastjson::FastJson;

#[derive(FastJson)]
#[fastjson(crate = 5)]
struct User {
    id: u64,
}

fn main() {}
