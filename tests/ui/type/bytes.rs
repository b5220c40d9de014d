use fastjson::FromJson;

#[derive(FromJson)]
struct Blob<'a> {
    bytes: &'a [u8],
}

fn main() {}
