use fastjson::FastJson;

#[derive(FastJson)]
struct User {
    #[fastjson(rename_all = "camelCase")]
    id: u64,
}

fn main() {}
