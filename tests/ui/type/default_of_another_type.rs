use fastjson::FromJson;

#[derive(FromJson)]
struct User {
    #[fastjson(default = "none".trim())]
    name: String,
    #[fastjson(skip, default = 1.5)]
    age: Option<u8>,
}

fn main() {}
