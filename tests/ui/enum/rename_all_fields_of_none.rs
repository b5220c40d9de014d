use fastjson::FastJson;

#[derive(FastJson)]
#[fastjson(rename_all_fields = "camelCase")]
enum E {
    A(u8),
}

fn main() {}
