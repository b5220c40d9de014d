use fastjson::FastJson;

#[derive(FastJson)]
#[fastjson(untagged)]
enum E {
    #[fastjson(untagged)]
    A(u8),
}

fn main() {}
