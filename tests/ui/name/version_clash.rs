use fastjson::FastJson;

#[derive(FastJson)]
struct User {
    #[fastjson(names(v1 = "uid", v2 = "name"))]
    id: u64,
    #[fastjson(names(v1 = "uid"))]
    name: String,
}

fn main() {}
