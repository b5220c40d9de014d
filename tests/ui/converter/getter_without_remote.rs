use fastjson::FastJson;

#[derive(FastJson)]
struct User {
    #[fastjson(getter = User::id)]
    id: u64,
}


fn main() {}
