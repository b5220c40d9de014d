use fastjson::FastJson;

#[derive(FastJson)]
#[fastjson(tag = "kind")]
struct User {
    id: u64,
}

fn main() {}
