use fastjson::FastJson;

#[derive(FastJson)]
#[fastjson(untagged = "yes")]
enum E {
    A(u8),
}

fn main() {}
