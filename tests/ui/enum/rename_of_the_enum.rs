use fastjson::FastJson;

#[derive(FastJson)]
#[fastjson(rename = "x")]
enum E {
    A,
}

fn main() {}
