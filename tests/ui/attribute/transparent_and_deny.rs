use fastjson::FastJson;

#[derive(FastJson)]
#[fastjson(transparent, deny_unknown_fields)]
struct User {
    id: u64,
}

fn main() {}
