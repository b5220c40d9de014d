//! Bounds on serde's traits say nothing about ours.

use fastjson::FastJson;
use serde::{Deserialize, Serialize};

#[derive(FastJson, Deserialize, Serialize)]
#[fastjson(serde_attributes)]
#[serde(bound = "T: Serialize + for<'a> Deserialize<'a>")]
struct Page<T> {
    of: T,
}

fn main() {}
