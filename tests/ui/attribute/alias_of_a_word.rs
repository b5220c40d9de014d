use fastjson::FastJson;

#[derive(FastJson)]
struct User {
    #[fastjson(alias("uid", user_id))]
    id: u64,
}

fn main() {}
