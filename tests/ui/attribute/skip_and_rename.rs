use fastjson::FastJson;

#[derive(FastJson)]
struct User {
    #[fastjson(skip, rename = "uid")]
    id: u64,
}

fn main() {}
