use fastjson::FastJson;

#[derive(FastJson)]
#[fastjson(untagged)]
enum E {
    #[fastjson(skip, serialize_as = "b")]
    A,
    B(u8),
}

fn main() {}
