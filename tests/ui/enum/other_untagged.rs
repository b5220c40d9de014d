use fastjson::FastJson;

#[derive(FastJson)]
#[fastjson(untagged)]
enum E {
    A(u8),
    #[fastjson(other)]
    B,
}

fn main() {}
