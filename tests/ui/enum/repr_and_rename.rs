use fastjson::FastJson;

#[derive(FastJson)]
#[fastjson(repr)]
enum E {
    #[fastjson(rename = "a")]
    A,
}

fn main() {}
