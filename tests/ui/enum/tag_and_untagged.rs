use fastjson::FastJson;

#[derive(FastJson)]
#[fastjson(tag = "t", untagged)]
enum E {
    A(u8),
}

fn main() {}
