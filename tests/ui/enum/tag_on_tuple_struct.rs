use fastjson::FastJson;

#[derive(FastJson)]
#[fastjson(tag = "t")]
struct S(u8, u8);

fn main() {}
