use fastjson::FastJson;

#[derive(FastJson)]
#[fastjson(skip_serializing_default)]
struct S {
    #[fastjson(default)]
    a: NotEqual,
}

#[derive(Default, FastJson)]
struct NotEqual;

fn main() {}
