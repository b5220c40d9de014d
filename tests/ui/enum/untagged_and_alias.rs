use fastjson::FastJson;

#[derive(FastJson)]
#[fastjson(untagged)]
enum E {
    #[fastjson(alias = "a")]
    A(u8),
}

fn main() {}
