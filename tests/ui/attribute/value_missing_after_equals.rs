use fastjson::FastJson;

#[derive(FastJson)]
struct User {
    #[fastjson(alias =)]
    id: u64,
}

fn main() {}
