use fastjson::FastJson;

#[derive(FastJson)]
#[fastjson(deny_unknown_fields)]
enum E {
    A,
    B(u8),
}

fn main() {}
