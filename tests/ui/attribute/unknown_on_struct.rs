use fastjson::FastJson;

#[derive(FastJson)]
#[fastjson(rename_al = "camelCase")]
struct User {
    id: u64,
}

fn main() {}
