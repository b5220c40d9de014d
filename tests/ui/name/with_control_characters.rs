use fastjson::FastJson;

#[derive(FastJson)]
struct User {
    #[fastjson(rename = "a\n\"")]
    id: u64,
    #[fastjson(rename = "a\n\"")]
    number: u64,
}

fn main() {}
