use fastjson::FastJson;

#[derive(FastJson)]
#[fastjson(tag)]
enum E {
    A,
}

fn main() {}
