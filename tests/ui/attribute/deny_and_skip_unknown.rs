use fastjson::FastJson;

#[derive(FastJson)]
#[fastjson(deny_unknown_fields, skip_unknown = "structural")]
struct User {
    id: u64,
}

fn main() {}
