use fastjson::FastJson;

#[derive(FastJson)]
#[fastjson(RENAME_ALL = "camelCase")]
struct User {
    id: u64,
}

fn main() {}
