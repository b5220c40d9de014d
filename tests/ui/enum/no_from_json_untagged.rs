use fastjson::FastJson;

#[derive(FastJson)]
#[fastjson(untagged)]
enum E {
    A(NoJson),
}

struct NoJson;

fn main() {}
