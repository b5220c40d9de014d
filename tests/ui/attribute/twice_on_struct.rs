use fastjson::FastJson;

#[derive(FastJson)]
#[fastjson(rename_all = "camelCase", rename_all = "kebab-case")]
struct User {
    id: u64,
}

fn main() {}
