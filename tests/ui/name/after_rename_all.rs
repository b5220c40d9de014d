use fastjson::FastJson;

#[derive(FastJson)]
#[fastjson(rename_all = "camelCase")]
#[allow(non_snake_case, reason = "the case is what is tested")]
struct User {
    user_id: u64,
    userId: u64,
}

fn main() {}
