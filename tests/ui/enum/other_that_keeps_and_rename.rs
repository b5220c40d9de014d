use fastjson::FastJson;

#[derive(FastJson)]
enum E {
    A,
    #[fastjson(other, rename = "b")]
    B(u8),
}

fn main() {}
