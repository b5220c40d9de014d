use fastjson::FastJson;

#[derive(FastJson)]
#[fastjson(content = "c", untagged)]
enum E {
    A(u8),
}

fn main() {}
