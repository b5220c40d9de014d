use fastjson::FastJson;

#[derive(FastJson)]
#[fastjson(tag = t)]
enum E {
    A,
}

fn main() {}
