use fastjson::FastJson;

#[derive(FastJson)]
struct User {
    #[fastjson(validate = check)]
    id: u64,
}

fn check(id: &u64) -> bool {
    *id != 0
}

fn main() {}
