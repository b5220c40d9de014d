use fastjson::FastJson;

#[derive(FastJson)]
struct User {
    #[fastjson(default = 1 +)]
    id: u64,
}

fn main() {}
