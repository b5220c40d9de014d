use fastjson::FastJson;

#[derive(FastJson)]
enum E {
    #[fastjson(skip, alias = "x")]
    A,
    B,
}

fn main() {}
