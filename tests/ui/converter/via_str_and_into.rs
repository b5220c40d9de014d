use fastjson::FastJson;

#[derive(FastJson)]
#[fastjson(via_str, into = u16)]
struct Id {
    id: u64,
}

fn main() {}
