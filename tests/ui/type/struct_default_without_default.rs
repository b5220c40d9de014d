use fastjson::FromJson;

#[derive(FromJson)]
#[fastjson(default)]
struct User {
    id: u8,
}

fn main() {}
