use fastjson::FastJson;

#[derive(FastJson)]
#[fastjson(repr, tag = "t")]
enum E {
    A,
}

fn main() {}
