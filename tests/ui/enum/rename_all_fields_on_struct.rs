use fastjson::FastJson;

#[derive(FastJson)]
#[fastjson(rename_all_fields = "camelCase")]
struct S {
    a: u8,
}

fn main() {}
