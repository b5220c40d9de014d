use fastjson::FastJson;

#[derive(FastJson)]
#[fastjson(transparent, rename_all = "camelCase")]
struct User {
    id: u64,
}

fn main() {}
