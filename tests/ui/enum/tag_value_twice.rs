use fastjson::FastJson;

#[derive(FastJson)]
#[fastjson(tag = "t")]
enum E {
    #[fastjson(tag_value = 1)]
    A,
    #[fastjson(tag_value = 1)]
    B,
}

fn main() {}
