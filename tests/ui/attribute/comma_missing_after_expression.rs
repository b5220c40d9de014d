use fastjson::FastJson;

#[derive(FastJson)]
struct User {
    #[fastjson(default = 5 alias = "uid")]
    id: u64,
}

fn main() {}
