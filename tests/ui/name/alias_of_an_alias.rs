use fastjson::FastJson;

#[derive(FastJson)]
struct User {
    #[fastjson(alias = "uid")]
    id: u64,
    #[fastjson(alias("number", "uid"))]
    count: u64,
}

fn main() {}
