use fastjson::FastJson;

#[derive(FastJson)]
#[fastjson(untagged, rename_all = "camelCase")]
enum E {
    A(u8),
}

fn main() {}
