use fastjson::FastJson;

#[derive(FastJson)]
struct User {
    #[fastjson(alias = "uid", alias = "uid")]
    id: u64,
}

fn main() {}
