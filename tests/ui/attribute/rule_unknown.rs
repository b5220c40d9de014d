use fastjson::FastJson;

#[derive(FastJson)]
#[fastjson(rename_all = "camelcase")]
struct User {
    id: u64,
}

fn main() {}
