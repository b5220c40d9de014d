use fastjson::FastJson;

#[derive(FastJson)]
enum E {
    A(#[fastjson(rename = "x")] u8, u8),
}

fn main() {}
