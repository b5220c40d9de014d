use fastjson::FastJson;

#[derive(FastJson)]
struct User {
    #[fastjson(default = "nobody")]
    name: String,
}

fn main() {}
