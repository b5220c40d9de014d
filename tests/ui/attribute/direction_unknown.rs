use fastjson::FastJson;

#[derive(FastJson)]
struct User {
    #[fastjson(rename(serialise = "uid"))]
    id: u64,
}

fn main() {}
