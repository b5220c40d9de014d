use std::collections::BTreeMap;

use fastjson::FastJson;

#[derive(FastJson)]
struct Weights {
    of: BTreeMap<Vec<u8>, f64>,
}

fn main() {}
