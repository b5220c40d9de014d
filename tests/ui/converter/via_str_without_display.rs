use fastjson::FastJson;

#[derive(FastJson)]
struct User {
    #[fastjson(via_str)]
    id: Id,
}

struct Id;

fn main() {}
