use fastjson::FastJson;

use std::collections::HashMap;

#[derive(FastJson)]
struct Outer(u8, #[fastjson(flatten)] HashMap<String, u8>);

#[derive(FastJson)]
struct Newtype(#[fastjson(flatten)] HashMap<String, u8>);

fn main() {}
