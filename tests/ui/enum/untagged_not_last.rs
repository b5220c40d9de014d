use fastjson::FastJson;

#[derive(FastJson)]
enum E {
    #[fastjson(untagged)]
    A(u8),
    B,
}

fn main() {}
