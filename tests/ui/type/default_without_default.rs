use fastjson::FromJson;

struct Cache;

#[derive(FromJson)]
struct User {
    #[fastjson(skip)]
    cache: Cache,
}

fn main() {}
