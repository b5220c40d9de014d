use fastjson::FastJson;

#[derive(FastJson)]
enum E {
    A,
    #[fastjson(untagged, rename = "b")]
    B(u8),
}

fn main() {}
