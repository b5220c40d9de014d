use fastjson::FastJson;

#[derive(FastJson)]
struct User {
    #[fastjson(skip_serializing, skip_serializing_if = Option::is_none)]
    id: Option<u64>,
}

fn main() {}
