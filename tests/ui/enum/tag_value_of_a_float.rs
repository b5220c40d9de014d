use fastjson::FastJson;

#[derive(FastJson)]
#[fastjson(tag = "t")]
enum E {
    #[fastjson(tag_value = 1.5)]
    A,
}

fn main() {}
