use fastjson::FastJson;

#[derive(FastJson)]
enum E {
    A(#[fastjson(skip)] u8),
}

fn main() {}
