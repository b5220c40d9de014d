use fastjson::FastJson;

#[derive(FastJson)]
#[fastjson(rename = "user")]
struct User {
    id: u64,
}

fn main() {}
