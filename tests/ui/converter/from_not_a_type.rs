use fastjson::FastJson;

#[derive(FastJson)]
#[fastjson(from = 5)]
struct Id {
    id: u64,
}

fn main() {}
