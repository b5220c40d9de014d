use fastjson::FastJson;

#[derive(FastJson)]
#[fastjson(repr)]
enum E {
    A = 1,
    B(u8) = 2,
}

fn main() {}
