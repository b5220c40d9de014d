use fastjson::FastJson;

#[derive(FastJson)]
#[fastjson(remote = Other, validate = check)]
struct Id {
    id: u64,
}

struct Other {
    id: u64,
}

fn main() {}
