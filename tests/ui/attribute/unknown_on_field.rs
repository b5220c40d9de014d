use fastjson::FastJson;

#[derive(FastJson)]
struct User {
    #[fastjson(renmae = "uid")]
    id: u64,
}

fn main() {}
