//! Functions that take serde's types cannot be called.

use fastjson::FastJson;
use serde::{Deserialize, Serialize};

mod text {
    pub fn serialize<S: serde::Serializer>(value: &u8, s: S) -> Result<S::Ok, S::Error> {
        s.collect_str(value)
    }

    pub fn deserialize<'de, D: serde::Deserializer<'de>>(d: D) -> Result<u8, D::Error> {
        <u8 as serde::Deserialize>::deserialize(d)
    }
}

#[derive(FastJson, Deserialize, Serialize)]
#[fastjson(serde_attributes)]
struct Page {
    #[serde(with = "text", skip_serializing_if = "no path")]
    of: u8,
}

fn main() {}
