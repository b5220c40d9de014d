use fastjson::FastJson;

#[derive(FastJson)]
struct User {
    #[fastjson(colour = "red")]
    id: u64,
}

fn main() {}
