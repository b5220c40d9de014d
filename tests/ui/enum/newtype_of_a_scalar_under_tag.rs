use fastjson::FastJson;

#[derive(FastJson)]
#[fastjson(tag = "t")]
enum E {
    A(u8),
    B(Vec<u8>),
}

fn main() {}
