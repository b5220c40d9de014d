use fastjson::FastJson;

#[derive(FastJson)]
enum E {
    A(#[fastjson(skip_serializing_if = "f")] u8, u8),
}

fn main() {}
