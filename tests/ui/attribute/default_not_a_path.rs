use fastjson::FastJson;

#[derive(FastJson)]
#[fastjson(default = 5)]
struct User {
    id: u64,
}

fn main() {}
