use fastjson::FastJson;

#[derive(FastJson)]
#[fastjson(tag = "t")]
enum E {
    #[fastjson(tag_value = 1, rename = "a")]
    A,
}

fn main() {}
