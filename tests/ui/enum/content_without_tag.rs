use fastjson::FastJson;

#[derive(FastJson)]
#[fastjson(content = "c")]
enum E {
    A(u8),
}

fn main() {}
