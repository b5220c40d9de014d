use fastjson::FastJson;

#[derive(FastJson)]
#[fastjson(default)]
#[derive(Default)]
struct UserId(u64);

fn main() {}
