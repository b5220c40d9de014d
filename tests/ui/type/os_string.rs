use std::ffi::OsString;

use fastjson::FastJson;

#[derive(FastJson)]
struct File {
    name: OsString,
}

fn main() {}
