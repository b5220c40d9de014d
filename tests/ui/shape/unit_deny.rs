use fastjson::FastJson;

#[derive(FastJson)]
#[fastjson(deny_unknown_fields)]
struct Nothing;

fn main() {}
