use fastjson::FastJson;

#[derive(FastJson)]
#[fastjson(tag = "t", content = "t")]
enum E {
    A(u8),
}

fn main() {}
