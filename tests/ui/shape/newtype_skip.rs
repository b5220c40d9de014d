use fastjson::FastJson;

#[derive(FastJson)]
struct UserId(#[fastjson(skip)] u64);

fn main() {}
