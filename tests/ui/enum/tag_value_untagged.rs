use fastjson::FastJson;

#[derive(FastJson)]
#[fastjson(untagged)]
enum E {
    #[fastjson(tag_value = 1)]
    A(u8),
}

fn main() {}
