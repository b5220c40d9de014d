use fastjson::FastJson;

#[derive(FastJson)]
struct User {
    r#type: u64,
    #[fastjson(rename = "type")]
    kind: u64,
}

fn main() {}
