use fastjson::FastJson;

#[derive(FastJson)]
#[fastjson(remote = Other)]
struct Id {
    id: u64,
}

struct Other {
    name: String,
}

fn main() {}
