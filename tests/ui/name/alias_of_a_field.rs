use fastjson::FastJson;

#[derive(FastJson)]
struct User {
    #[fastjson(alias = "uid")]
    id: u64,
    uid: u64,
}

fn main() {}
