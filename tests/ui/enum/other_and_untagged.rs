use fastjson::FastJson;

#[derive(FastJson)]
enum E {
    A,
    #[fastjson(other, untagged)]
    B(u8),
}

fn main() {}
