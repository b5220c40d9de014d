use fastjson::FromJson;

#[derive(FromJson)]
struct User {
    names: &'static [u64],
}

fn main() {}
