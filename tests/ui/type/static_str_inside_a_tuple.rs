use fastjson::FastJson;

#[derive(FastJson)]
struct User<'a>(&'a str, (u64, [&'static str; 2]));

fn main() {}
