use fastjson::FastJson;

#[derive(FastJson)]
#[fastjson(transparent)]
struct UserId {
    #[fastjson(rename = "id")]
    value: u64,
}

fn main() {}
