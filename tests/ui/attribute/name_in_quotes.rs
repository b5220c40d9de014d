use fastjson::FastJson;

#[derive(FastJson)]
struct User {
    #[fastjson("rename" = "uid")]
    id: u64,
}

fn main() {}
