use std::ffi::CString;

use fastjson::FastJson;

#[derive(FastJson)]
struct File {
    name: CString,
}

fn main() {}
