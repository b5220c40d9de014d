use fastjson::FastJson;

#[derive(FastJson)]
enum E {
    #[fastjson(tag_value = 1)]
    A,
}

fn main() {}
