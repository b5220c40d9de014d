use fastjson::FastJson;

#[derive(FastJson)]
struct User {
    #[fastjson(skip, alias = "uid")]
    id: u64,
}

fn main() {}
