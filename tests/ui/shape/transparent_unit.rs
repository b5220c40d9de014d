use fastjson::FastJson;

#[derive(FastJson)]
#[fastjson(transparent)]
struct Nothing;

fn main() {}
