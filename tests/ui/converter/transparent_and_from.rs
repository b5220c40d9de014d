use fastjson::FastJson;

#[derive(FastJson)]
#[fastjson(transparent, from = u8)]
struct Id {
    id: u64,
}

fn main() {}
