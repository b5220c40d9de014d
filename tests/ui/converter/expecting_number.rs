use fastjson::FastJson;

#[derive(FastJson)]
#[fastjson(expecting = 5)]
struct Id {
    id: u64,
}

fn main() {}
