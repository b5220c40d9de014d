use fastjson::FastJson;

#[derive(FastJson)]
struct User {
    #[fastjson(borrow)]
    id: u64,
}

fn main() {}
