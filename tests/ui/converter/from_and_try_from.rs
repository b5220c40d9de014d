use fastjson::FastJson;

#[derive(FastJson)]
#[fastjson(from = u8, try_from = u16)]
struct Id {
    id: u64,
}

fn main() {}
