use fastjson::FastJson;

#[derive(FastJson)]
enum E {
    #[fastjson(tag = "t")]
    A,
}

fn main() {}
