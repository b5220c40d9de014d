use fastjson::FastJson;

#[derive(FastJson)]
enum E {
    A(NoJson),
    B { b: NoJson },
}

struct NoJson;

fn main() {}
