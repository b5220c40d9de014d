use fastjson::FastJson;

fn is_zero(id: &u64) -> bool {
    *id == 0
}

#[derive(FastJson)]
struct User {
    #[fastjson(skip, skip_serializing_if = is_zero)]
    id: u64,
}

fn main() {}
