use fastjson::FastJson;

#[derive(FastJson)]
struct User {
    #[fastjson(names = "uid")]
    a: u64,
    #[fastjson(names())]
    b: u64,
    #[fastjson(names(v1 = "x", v1 = "y"))]
    c: u64,
    #[fastjson(names(v1 = 1))]
    d: u64,
    #[fastjson(skip, names(v1 = "e"))]
    e: u64,
    #[fastjson(skip_deserializing, deprecated_alias = "old")]
    f: u64,
}

fn main() {}
