use fastjson::FastJson;

#[derive(FastJson)]
#[fastjson(default)]
enum E {
    A,
}

fn main() {}
